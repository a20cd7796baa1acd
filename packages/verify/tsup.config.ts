import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  entry: { index: 'src/index.ts', checks: 'src/checks/index.ts' },
});
