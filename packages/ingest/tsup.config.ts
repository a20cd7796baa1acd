import { defineConfig } from 'tsup';
import { nodePackageWithWorkers } from '../../tsup.workers.js';

export default defineConfig({
  ...nodePackageWithWorkers,
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    'testing/index': 'src/testing/index.ts',
    'article-build-worker': 'src/dataset/article-build-worker.ts',
  },
});
