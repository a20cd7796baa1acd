import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { nodePackage } from '../../tsup.shared.js';

// Two builds share the folder, so neither may clean it.
rmSync('dist', { recursive: true, force: true });
const shared = { ...nodePackage, clean: false };

export default defineConfig([
  { ...shared, entry: { index: 'src/index.ts' } },
  // The command line is loaded by bin/biographql-mcp.js only.
  { ...shared, entry: { 'cli/main': 'src/cli/main.ts' }, format: ['esm'] },
]);
