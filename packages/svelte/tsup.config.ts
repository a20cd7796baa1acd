import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

// ESM alone, as TanStack's package for Svelte, whose modules the compiler of the app reads.
export default defineConfig({ ...browserPackage, format: 'esm', entry: ['src/index.ts'] });
