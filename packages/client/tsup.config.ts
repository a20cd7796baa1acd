import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/proxy.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
