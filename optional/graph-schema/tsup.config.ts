import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { browserPackage, nodePackage } from '../../tsup.shared.js';

// Two builds share the folder, so neither may clean it.
rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  { ...nodePackage, clean: false, entry: { index: 'src/index.ts' } },
  { ...browserPackage, clean: false, entry: { sparql: 'src/sparql/index.ts' } },
]);
