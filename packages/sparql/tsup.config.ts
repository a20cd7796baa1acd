import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  entry: {
    index: 'src/index.ts',
    queries: 'src/queries.ts',
    grammar: 'src/grammar.ts',
    labels: 'src/labels/index.ts',
    internal: 'src/internal.ts',
    triples: 'src/triples/index.ts',
  },
});
