import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

export default defineConfig({
  ...servicePackage,
  entry: { index: 'src/index.ts', checks: 'src/checks/index.ts' },
  // Also runs in the web UI, and a browser has no `node:module`.
  platform: 'browser',
  banner: {},
  external: [/^node:/],
});
