import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The names that a package exports, by its sources: its framework may not load in Node. */
async function exportsOf(name: string): Promise<readonly string[]> {
  const entry = `${packages}${name}/src/index.ts`;
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    outdir: 'out',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** Bytes of a page's script (minified, gzip) beside the framework, TanStack Query and our other packages. */
async function size(name: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`${packages}${name}/src/index.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    packages: 'external',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

describe.each([
  ['vue', 'use'],
  ['solid', 'use'],
  ['svelte', 'create'],
])('@biographql/%s', (name, prefix) => {
  it('asks every operation that the hooks of React ask', async () => {
    const operations = (await exportsOf('react'))
      .filter((hook) => /^use(?!Suspense|BioGraphQL$)/.test(hook))
      .map((hook) => hook.slice(3));
    expect(operations.length).toBeGreaterThan(20);
    const names = await exportsOf(name);
    expect(operations.filter((operation) => !names.includes(prefix + operation))).toEqual([]);
  });

  it('costs 1.5 KB at most', async () => {
    expect(await size(name)).toBeLessThanOrEqual(1_500);
  });

  it('is described with what it exports', async () => {
    const readme = readFileSync(`${packages}${name}/README.md`, 'utf8');
    const names = await exportsOf(name);
    expect(names.filter((each) => !readme.includes(each))).toEqual([]);
  });
});
