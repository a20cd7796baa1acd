import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  // `build` runs in Node and finds its files by `import.meta.url`.
  shims: true,
  splitting: false,
  entry: ['index', 'client', 'worker', 'graph-worker', 'build'].map((name) => `src/${name}.ts`),
});
