import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listenAsService } from '../listening-service.js';
import { ROOT, readExample } from './examples/documented-steps.js';
import { runExample } from './examples/run-example.js';
import { serveTarballs, type TarballRegistry } from './examples/tarball-registry.js';
import { packAll } from './tarballs.js';

/** Those of which every run does all steps; `pnpm --dir test examples` does those of all. */
const RUN = ['client-script', 'sparql'];
const PACKED = ['core', 'client', 'sparql', 'admet'];

const folders = (await readdir(join(ROOT, 'examples'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !/^\.|node_modules/.test(entry.name))
  .map(({ name }) => name);

describe('the README of an example', () => {
  it.each(folders)('%s installs what its files import, from an empty folder', async (name) => {
    const { steps, folders: taken } = readExample(name, false);
    const installed = steps
      .filter(({ command }) => command.startsWith('npm install '))
      .flatMap(({ command }) => command.split(/\s+/).slice(2))
      // `@sveltejs/kit@2` is that package in a version.
      .map((word) => word.replace(/(?<=.)@[^/@]*$/, ''));
    const imported = (await Promise.all(taken.map(getImports))).flat();
    expect(steps[0]?.command).toMatch(/^npm init/);
    expect(imported.filter((each) => each.startsWith('@biographql/'))).not.toEqual([]);
    // Those of a folder that goes along are installed where its files are used.
    const folderImports = await getImports(name);
    expect(folderImports.filter((each) => !installed.includes(each))).toEqual([]);
  });
});

describe('from tarballs alone', () => {
  let folder = '';
  let registry: TarballRegistry;
  let service: ListeningService;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-tarballs-'));
    registry = await serveTarballs(await packAll(folder, PACKED));
    service = await listenAsService();
  });
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await registry?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(RUN)(
    '%s does what its README says',
    async (name) => {
      await runExample(readExample(name, true), registry, service);
    },
    300_000,
  );
});

/** The packages that the files of an example import; those of its tests as well. */
async function getImports(name: string): Promise<readonly string[]> {
  const folder = join(ROOT, 'examples', name);
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => /\.(?:tsx?|vue|svelte)$/.test(file) && !/\.next|next-env/.test(file))
      .filter((file) => name === 'testing' || !/\.test\.tsx?$|\/?dom\.ts$/.test(file))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  // Nothing of what stands between the word and its module is code.
  const statements =
    /^(?:import|export)\s[^'"()=;]*?\sfrom ['"]([^'".][^'"]*)['"]|^import ['"]([^'".][^'"]*)['"]/gm;
  const specifiers = texts.flatMap((text) =>
    Array.from(text.matchAll(statements), ([, from, bare]) => from ?? bare ?? ''),
  );
  const names = specifiers
    // `$lib` and its like are names that SvelteKit gives.
    .filter((from) => !/^(?:node:|\$)/.test(from))
    .map((from) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}
