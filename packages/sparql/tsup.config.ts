import { defineConfig } from 'tsup';
import { bundledLicenses } from '../../tsup.service.js';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  // The parser of the grammar is built in once.
  splitting: true,
  esbuildPlugins: [bundledLicenses],
  entry: {
    index: 'src/index.ts',
    queries: 'src/queries.ts',
    grammar: 'src/grammar.ts',
    labels: 'src/labels/index.ts',
    internal: 'src/internal.ts',
    triples: 'src/triples/index.ts',
  },
});
