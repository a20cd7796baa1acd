import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  entry: [
    'src/index.ts',
    'src/browser.ts',
    'src/worker.ts',
    'src/explain.ts',
    'src/explain-browser.ts',
    'src/reports.ts',
    'src/page-worker.ts',
    'src/worker-client.ts',
    'src/train.ts',
    'src/train-browser.ts',
    'src/train-worker.ts',
    'src/train-client.ts',
  ],
  shims: true,
});
