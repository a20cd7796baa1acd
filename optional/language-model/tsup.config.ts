import { defineConfig } from 'tsup';
import { nodePackage } from '../../tsup.shared.js';

export default defineConfig({ ...nodePackage, entry: { index: 'src/index.ts' } });
