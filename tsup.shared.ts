import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const format: ('esm' | 'cjs')[] = ['esm', 'cjs'];

/** Declarations beside the code. */
export const dts = { compilerOptions: { ignoreDeprecations: '6.0' } };

const shared = { format, clean: true, sourcemap: true, dts };

/** The build of a package for browsers and Node, without its entries. */
export const browserPackage = { ...shared, target: 'es2022' };

/** The build of a package for Node alone, without its entries. */
export const nodePackage = {
  ...shared,
  target: 'node20',
  platform: 'node' as const,
  splitting: false,
};

/**
 * The build of a package for Node that has worker modules: plain .mjs files that are loaded by URL, so they are copied
 * beside every bundle that may load them. CommonJS bundles need a stand-in for `import.meta.url`, by which they are found.
 */
export const nodePackageWithWorkers = {
  ...nodePackage,
  shims: true,
  onSuccess: async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.mjs'))) {
      cpSync(join('src', file), join('dist', basename(file)));
    }
  },
};
