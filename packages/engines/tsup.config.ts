import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';
import { nodePackage } from '../../tsup.shared.js';

/** Worker modules are plain .mjs files that are loaded by URL, so they are copied beside every bundle that may load them. */
function copyWorkers(): void {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.mjs'))) {
    cpSync(join('src', file), join('dist', basename(file)));
  }
}

export default defineConfig({
  ...nodePackage,
  entry: {
    index: 'src/index.ts',
    drivers: 'src/drivers.ts',
    settings: 'src/setting.ts',
    'text/index': 'src/text/index.ts',
    testing: 'src/testing.ts',
  },
  // CommonJS bundles need a stand-in for `import.meta.url`, by which workers are found.
  shims: true,
  onSuccess: async () => copyWorkers(),
});
