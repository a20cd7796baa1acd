import { defineConfig } from 'tsup';
import { nodePackageWithWorkers } from '../../tsup.shared.js';

export default defineConfig({
  ...nodePackageWithWorkers,
  entry: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' },
});
