import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Compressed size of each file of an entry, as a page's bundler makes it. */
async function getSizes(entry: string) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}.ts`, import.meta.url))],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'out',
    external: ['@rdkit/rdkit'],
    conditions: ['@biographql/source', 'browser'],
  });
  return outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
}

it.each([
  ['explain', 31_600],
  ['reports', 6_800],
  ['worker-client', 3_500],
])('the entry %s costs a page at most %d bytes', async (entry, limit) => {
  const [main] = await getSizes(entry);
  expect(main).toBeLessThanOrEqual(limit);
});

it('the worker that predicts, explains and trains adds 62 KB in total', async () => {
  const sizes = await getSizes('page-worker');
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(62_000);
});
