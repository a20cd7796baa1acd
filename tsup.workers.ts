import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nodePackage } from './tsup.shared.js';

/**
 * The build of a package for Node that has worker modules: plain .mjs files that are loaded by URL, so they are copied
 * beside every bundle that may load them. CommonJS bundles need a stand-in for `import.meta.url`, by which they are found.
 */
export const nodePackageWithWorkers = {
  ...nodePackage,
  shims: true,
  onSuccess: async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /-(worker|answers|blocks|copy)\.mjs$/.test(name))) {
      cpSync(join('src', file), join('dist', basename(file)));
    }
  },
};
