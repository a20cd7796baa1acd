import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

export default defineConfig({
  ...servicePackage,
  entry: { index: 'src/index.ts' },
});
