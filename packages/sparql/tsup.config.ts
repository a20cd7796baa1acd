import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { bundledLicenses } from '../../tsup.service.js';
import { browserPackage } from '../../tsup.shared.js';

// Two builds share the folder, so neither may clean it.
rmSync('dist', { recursive: true, force: true });
const shared = { ...browserPackage, clean: false };
const entry = { index: 'src/index.ts', queries: 'src/queries.ts', internal: 'src/internal.ts' };

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    esbuildPlugins: [bundledLicenses],
    // These bundle the parser of the whole grammar, 570 KB.
    entry: {
      ...entry,
      grammar: 'src/grammar.ts',
      labels: 'src/labels/index.ts',
      triples: 'src/triples/index.ts',
    },
  },
  { ...shared, format: 'cjs', entry },
]);
