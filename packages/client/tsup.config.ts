import { defineConfig } from 'tsup';
import { browserPackage } from '../../tsup.shared.js';

export default defineConfig({
  ...browserPackage,
  entry: ['index', 'browser', 'proxy', 'rows', 'testing'].map((name) => `src/${name}.ts`),
});
