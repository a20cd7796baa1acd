import { defineConfig } from 'tsup';
import { bundledLicenses } from '../../tsup.service.js';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  entry: [
    'src/index.ts',
    'src/molecules.ts',
    'src/browser.ts',
    'src/worker.ts',
    'src/page-worker.ts',
    'src/worker-client.ts',
    'src/internal.ts',
  ],
  shims: true,
  esbuildPlugins: [bundledLicenses],
  splitting: true,
});
