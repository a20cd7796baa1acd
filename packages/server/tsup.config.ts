import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Two builds share the folder, so neither may clean it.
rmSync('dist', { recursive: true, force: true });

const shared = {
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  splitting: false,
} as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' },
    format: ['esm', 'cjs'],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  // The command line is loaded by bin/biographql.js only.
  { ...shared, entry: { 'cli/main': 'src/cli/main.ts' }, format: ['esm'] },
]);
