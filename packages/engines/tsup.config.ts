import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

export default defineConfig({
  ...servicePackage,
  onSuccess: async () => {
    await servicePackage.onSuccess();
    // The one of Oxigraph's two 4 MB builds that the threads use.
    const { resolve } = createRequire(import.meta.url);
    copyFileSync(resolve('oxigraph/web_bg.wasm'), 'dist/oxigraph.wasm');
    copyFileSync(resolve('oxigraph/web.js'), 'dist/oxigraph.js');
    for (const file of readdirSync('dist').filter((name) => name.endsWith('.mjs'))) {
      const text = readFileSync(`dist/${file}`, 'utf8');
      const paths = text.replaceAll("'oxigraph/web.js'", "'./oxigraph.js'");
      writeFileSync(`dist/${file}`, paths.replaceAll("'../oxigraph-", "'./oxigraph-"));
    }
  },
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    'internal-browser': 'src/internal-browser.ts',
    drivers: 'src/drivers.ts',
    settings: 'src/setting.ts',
    'text/index': 'src/text/index.ts',
    'vocabulary/index': 'src/vocabulary/index.ts',
    testing: 'test/testing/index.ts',
    'article-worker': 'src/article-index/sqlite/threads/article-worker.ts',
  },
});
