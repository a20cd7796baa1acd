import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

export default defineConfig({
  ...servicePackage,
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    'testing/index': 'test/testing/index.ts',
    'article-build-worker': 'src/dataset/article-build-worker.ts',
  },
});
