import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

export default defineConfig({
  ...servicePackage,
  entry: {
    index: 'src/index.ts',
    'internal-browser': 'src/internal-browser.ts',
    internal: 'src/internal.ts',
    'testing/index': 'src/testing/index.ts',
    'cli/main': 'src/cli/main.ts',
  },
});
