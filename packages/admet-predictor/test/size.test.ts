import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Compressed size of each file of an entry, as a page's bundler makes it. */
async function sizesOf(entry: string) {
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
    conditions: ['@biographql/source'],
  });
  return outputFiles.map(({ path, contents }) => ({
    isLate: /prepare-\w+\.js$/.test(path),
    bytes: gzipSync(contents, { level: 9 }).length,
  }));
}

it('costs a page 8.7 KB at start, and 19.6 KB with the first molecule, beside toolkit and models', async () => {
  const sizes = await sizesOf('browser');
  const total = (isLate: boolean) =>
    sizes.filter((file) => file.isLate === isLate).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total(true)).toBeGreaterThan(10_000);
  expect(total(true)).toBeLessThanOrEqual(19_600);
  expect(total(false)).toBeLessThanOrEqual(8_700);
});

it('costs who explains 31.1 KB with all that prediction shares, and who reports 6.4 KB', async () => {
  const [explain] = await sizesOf('explain-browser');
  const [reports] = await sizesOf('reports');
  expect(explain?.bytes).toBeLessThanOrEqual(31_100);
  expect(reports?.bytes).toBeLessThanOrEqual(6_400);
});

it('costs who trains 44.5 KB in the worker, and the page that asks for it 1.5 KB', async () => {
  const [train] = await sizesOf('train-worker');
  const [client] = await sizesOf('train-client');
  expect(train?.bytes).toBeLessThanOrEqual(44_500);
  expect(client?.bytes).toBeLessThanOrEqual(1_500);
});
