import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

const entries = [
  'src/index.ts',
  'src/strings.ts',
  'src/manifest.ts',
  'src/caches.ts',
  'src/fragments.ts',
  'src/schema.ts',
  'src/internal.ts',
];

// Errors and tables are files of their own in `dist`, so that a bundler can leave out those that are not used:
// within one file it must keep a class with a computed key, and a map that is filled by a call.
const parts = [
  'src/entity-type.ts',
  'src/errors/biographql-error.ts',
  'src/errors/input.ts',
  'src/errors/lookup.ts',
];

export default defineConfig({
  ...browserPackage,
  entry: [...entries, ...parts],
});
