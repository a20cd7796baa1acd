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
    conditions: ['@biographql/source'],
  });
  return outputFiles.map(({ path, contents }) => ({
    isLate: /prepare-\w+\.js$/.test(path),
    bytes: gzipSync(contents, { level: 9 }).length,
  }));
}

it('costs a page 9.22 KB at start, and 24.95 KB with the first molecule, without toolkit and models', async () => {
  const sizes = await getSizes('browser');
  const total = (isLate: boolean) =>
    sizes.filter((file) => file.isLate === isLate).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total(true)).toBeGreaterThan(10_000);
  expect(total(true)).toBeLessThanOrEqual(24_950);
  expect(total(false)).toBeLessThanOrEqual(9_215);
});

it('costs the page that predicts in a worker 3 KB', async () => {
  const [client] = await getSizes('worker-client');
  expect(client?.bytes).toBeLessThanOrEqual(3_000);
});
