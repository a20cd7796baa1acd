import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('costs a page 6.3 KB at start, and 15 KB with the first molecule, beside toolkit and models', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/browser.ts', import.meta.url))],
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
  const sizes = outputFiles.map(({ path, contents }) => ({
    isLate: /prepare-\w+\.js$/.test(path),
    bytes: gzipSync(contents, { level: 9 }).length,
  }));
  const total = (isLate: boolean) =>
    sizes.filter((file) => file.isLate === isLate).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total(true)).toBeGreaterThan(10_000);
  expect(total(true)).toBeLessThanOrEqual(19_500);
  expect(total(false)).toBeLessThanOrEqual(6_300);
});
