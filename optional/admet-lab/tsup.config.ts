import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  entry: [
    'src/index.ts',
    'src/explain.ts',
    'src/train.ts',
    'src/reports.ts',
    'src/page-worker.ts',
    'src/worker-client.ts',
    'src/worker.ts',
  ],
  shims: true,
});
