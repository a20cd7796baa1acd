import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';

/** Drops what is imported from Node.js and never used, as the bundler of a page does. */
const builtins: Plugin = {
  name: 'builtins',
  setup(bundler) {
    bundler.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
      isBuiltin(path) ? { path, external: true, sideEffects: false } : undefined,
    );
  },
};

// A page has no module of Node.js: one that is used while the page loads keeps it from starting.
it.each(['worker', 'graph-worker', 'client'])('%s loads without Node.js', async (entry) => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}.ts`, import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    outdir: 'out',
    metafile: true,
    conditions: ['@biographql/source', 'browser'],
    loader: { '.wasm': 'empty' },
    plugins: [builtins],
  });
  const outputs = Object.values(metafile.outputs);
  const imports = outputs.flatMap((output) => output.imports);
  expect(outputs[0]?.bytes).toBeGreaterThan(1_000);
  expect(imports.filter(({ kind }) => kind === 'import-statement')).toEqual([]);
});
