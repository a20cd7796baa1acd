import { defineConfig } from 'tsup';
import { browserPackage, dtsWithCore } from '../../tsup.shared.js';

export default defineConfig({ ...browserPackage, entry: ['src/index.ts'], dts: dtsWithCore });
