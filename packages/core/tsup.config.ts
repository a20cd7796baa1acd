import { defineConfig } from 'tsup';

export default defineConfig({
  // Errors and tables are files of their own in `dist`, so that a bundler can leave out those that are not used:
  // within one file it must keep a class with a computed key, and a map that is filled by a call.
  entry: [
    'src/index.ts',
    'src/entity-type.ts',
    'src/errors/biographql-error.ts',
    'src/errors/input.ts',
    'src/errors/lookup.ts',
    'src/strings.ts',
    'src/manifest.ts',
    'src/internal.ts',
  ],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: {
    entry: ['src/index.ts', 'src/strings.ts', 'src/manifest.ts', 'src/internal.ts'],
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});
