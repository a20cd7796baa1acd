const format: ('esm' | 'cjs')[] = ['esm', 'cjs'];

// Declarations come from scripts/declarations.mjs.
const shared = { format, clean: true };

/** The build of a package for browsers and Node, without its entries. */
export const browserPackage = { ...shared, target: 'es2022' };

/** The build of a package for Node alone, without its entries. */
export const nodePackage = {
  ...shared,
  target: 'node20',
  platform: 'node' as const,
  splitting: false,
};
