import { rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

// Not with `clean`, since these builds run at the same time.
rmSync('dist', { recursive: true, force: true });

const shared: Options = { target: 'es2022' };
const tests = '!src/**/*.test*';
// On the hooks only: loaders and server components import the options, which must not become client references.
const banner = { js: '"use client";' };

// ESM stays one file per module, so that a bundler leaves out whole files; CommonJS is one file per entry.
export default defineConfig([
  {
    ...shared,
    entry: ['src/options.ts'],
    format: 'esm',
    bundle: false,
  },
  {
    ...shared,
    entry: [
      'src/index.ts',
      'src/predictor.ts',
      'src/{generated,hooks}/*.ts',
      'src/provider.tsx',
      tests,
    ],
    format: 'esm',
    bundle: false,
    banner,
  },
  { ...shared, entry: ['src/options.ts'], format: 'cjs' },
  { ...shared, entry: ['src/index.ts', 'src/predictor.ts'], format: 'cjs', banner },
]);
