import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', queries: 'src/queries/index.ts', grammar: 'src/grammar.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
