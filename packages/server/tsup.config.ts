import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

/** Worker modules are plain .mjs files that are loaded by URL, so they are copied beside every bundle that may load them. */
function copyWorkers(): void {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.mjs'))) {
    for (const folder of ['dist', 'dist/cli', 'dist/testing']) {
      cpSync(join('src', file), join(folder, basename(file)));
    }
  }
}

// Two builds share the folder, so neither may clean it.
rmSync('dist', { recursive: true, force: true });

const shared = {
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  // CommonJS bundles need a stand-in for `import.meta.url`, by which workers are found.
  shims: true,
  splitting: false,
} as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' },
    format: ['esm', 'cjs'],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    onSuccess: async () => copyWorkers(),
  },
  // The command line is loaded by bin/biographql.js only.
  { ...shared, entry: { 'cli/main': 'src/cli/main.ts' }, format: ['esm'] },
]);
