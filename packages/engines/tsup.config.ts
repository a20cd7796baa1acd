import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

export default defineConfig({
  ...servicePackage,
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    'internal-browser': 'src/internal-browser.ts',
    drivers: 'src/drivers.ts',
    settings: 'src/setting.ts',
    'text/index': 'src/text/index.ts',
    'vocabulary/index': 'src/vocabulary/index.ts',
    testing: 'src/testing.ts',
    'article-worker': 'src/article-index/sqlite/threads/article-worker.ts',
  },
});
