import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { nodePackage } from '../../tsup.shared.js';

// Two builds share the folder, so neither may clean it.
rmSync('dist', { recursive: true, force: true });
// The CommonJS bundles need a stand-in for `import.meta.url`, by which built pages are found.
const shared = { ...nodePackage, clean: false, shims: true };

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      'internal-browser': 'src/internal-browser.ts',
      internal: 'src/internal.ts',
      'testing/index': 'src/testing/index.ts',
    },
  },
  // The command line is loaded by bin/biographql.js only.
  { ...shared, entry: { 'cli/main': 'src/cli/main.ts' }, format: ['esm'] },
]);
