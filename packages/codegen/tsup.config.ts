import { defineConfig } from 'tsup';
import { nodePackage } from '../../tsup.shared.js';

export default defineConfig({ ...nodePackage, entry: ['src/index.ts'] });
