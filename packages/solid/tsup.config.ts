import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({ ...browserPackage, entry: ['src/index.ts'] });
