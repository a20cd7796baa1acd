import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/worker.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  shims: true,
  dts: {
    compilerOptions: {
      ignoreDeprecations: '6.0',
      // Only types come from there: they are written out, so that the package needs no other at run time.
      paths: { '@biographql/core': ['../core/src/index.ts'] },
    },
  },
});
