import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset, removeSources } from './build-dataset.js';
import { readMerges } from './merge-entities.js';
import { type Dataset, openDataset } from './open-dataset.js';
import type { IngestPhase } from './progress.js';

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const SAME = 'http://www.w3.org/2002/07/owl#sameAs';
const ENTITY = 'http://www.wikidata.org/entity/';
const OBO = 'http://purl.obolibrary.org/obo/';

let folder = '';
let articles = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-remove-'));
  const records = Array.from({ length: 30 }, (_, index) =>
    JSON.stringify({ id: `pmid:${index + 1}`, pmid: `${index + 1}`, title: `Study ${index}` }),
  );
  articles = join(folder, 'articles.jsonl');
  await writeFile(articles, `${records.join('\n')}\n`);
  // Blank nodes, two sources that state the same, a folder of two files, a line that is no triple.
  await graph('one.nt', [...numbered('one', 1), `_:x <http://a/p> <${ENTITY}Q1> .`, 'nonsense']);
  await graph('two/a.nt', [...numbered('two', 1_000), `_:x <http://a/p> <${ENTITY}Q1000> .`]);
  await graph('two/b.nt', [
    `_:x <http://a/p> <${ENTITY}Q1001> .`,
    ...numbered('one', 1).slice(0, 9),
  ]);
  await graph('three.nt', [...numbered('three', 2_000), `_:x <http://a/p> <${ENTITY}Q2000> .`]);
  await graph('terms.nt', [
    `<${OBO}DOID_1> <${LABEL}> "one 1"@en .`,
    `<${OBO}DOID_1> <${SAME}> <${ENTITY}Q1> .`,
    `<${OBO}DOID_1> <http://a/p> <${OBO}DOID_2> .`,
    `<${OBO}DOID_2> <${LABEL}> "three 2000"@en .`,
    `<${OBO}DOID_2> <${SAME}> <${ENTITY}Q2000> .`,
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

async function graph(name: string, lines: readonly string[]): Promise<void> {
  const path = join(folder, 'graphs', name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `${lines.join('\n')}\n`);
}

function numbered(word: string, first: number): readonly string[] {
  return Array.from(
    { length: 900 },
    (_, index) => `<${ENTITY}Q${first + index}> <${LABEL}> "${word} ${first + index}"@en .`,
  );
}

const paths = (names: readonly string[]) => names.map((name) => join(folder, 'graphs', name));
let directories = 0;
const newDirectory = () => {
  directories += 1;
  return join(folder, `data-${directories}`);
};

/** Ingests the sources of each list after those of the one before. */
async function build(...steps: readonly (readonly string[])[]): Promise<string> {
  const dataDir = newDirectory();
  for (const names of steps) {
    const articleSources = names === steps[0] ? [articles] : [];
    await buildDataset({ dataDir, graphSources: paths(names), articleSources });
  }
  return dataDir;
}

async function toLines({ graph: { path } }: Dataset): Promise<readonly string[]> {
  return gunzipSync(await readFile(path))
    .toString()
    .trim()
    .split('\n');
}

describe('a source that is taken out', () => {
  it.each([
    ['of one ingest', [['one.nt', 'two', 'three.nt']]],
    ['of several', [['one.nt'], ['two', 'three.nt']]],
  ])(
    'leaves the dataset that was built without it, %s',
    async (_, steps) => {
      const dataDir = await build(...steps);
      for (const [name, left] of [
        ['two', ['one.nt', 'three.nt']],
        ['one.nt', ['three.nt']],
      ] as const) {
        const { manifest } = await removeSources({ dataDir, sources: [name] });
        const fresh = await openDataset(await build(left));
        expect(manifest.digest).toBe(fresh.manifest.digest);
        expect(manifest.graph).toEqual(fresh.manifest.graph);
        expect(manifest.articles).toMatchObject({ articles: 30 });
      }
    },
    60_000,
  );

  it('takes its joins with it, and leaves those of others', async () => {
    const dataDir = await build(['one.nt', 'three.nt', 'terms.nt']);
    const getMerges = async () => (await readMerges((await openDataset(dataDir)).directory)).groups;
    expect(await getMerges()).toHaveLength(2);
    await removeSources({ dataDir, sources: ['one.nt'] });
    expect(await getMerges()).toEqual([{ canonical: `${ENTITY}Q2000`, members: [`${OBO}DOID_2`] }]);
    const { manifest } = await removeSources({ dataDir, sources: ['three.nt'] });
    expect(await getMerges()).toEqual([]);
    const fresh = await openDataset(await build(['terms.nt']));
    expect(manifest.digest).toBe(fresh.manifest.digest);
    expect(await toLines(await openDataset(dataDir))).toContain(
      `<${OBO}DOID_2> <${LABEL}> "three 2000"@en .`,
    );
  }, 60_000);

  it('that was added to joined ones leaves what they say, as they say it', async () => {
    const dataDir = await build(['one.nt', 'terms.nt'], ['three.nt']);
    const fresh = await openDataset(await build(['terms.nt', 'three.nt']));
    const { manifest } = await removeSources({ dataDir, sources: ['one.nt'] });
    expect(manifest.digest).toBe(fresh.manifest.digest);
  }, 60_000);

  it('is taken out as well after an ingest of articles alone', async () => {
    const dataDir = await build(['one.nt', 'three.nt', 'terms.nt']);
    const others = join(folder, 'others.jsonl');
    await copyFile(articles, others);
    await buildDataset({ dataDir, articleSources: [others] });
    const { manifest } = await removeSources({ dataDir, sources: ['one.nt'] });
    const fresh = await openDataset(await build(['three.nt', 'terms.nt']));
    expect(manifest.hashes?.files['graph.nt.gz']).toEqual(
      fresh.manifest.hashes?.files['graph.nt.gz'],
    );
  }, 60_000);

  it('may be a file of names, and one of which nothing was taken stays', async () => {
    const names = join(folder, 'names.tsv');
    const none = join(folder, 'none.tsv');
    await writeFile(names, `one more name\t${ENTITY}Q1\n`);
    await writeFile(none, 'nobody\tno:thing\n');
    const dataDir = newDirectory();
    const graphSources = paths(['one.nt', 'three.nt']);
    await buildDataset({
      dataDir,
      graphSources,
      articleSources: [articles],
      nameSources: [names, none],
    });
    const { manifest } = await removeSources({ dataDir, sources: ['names.tsv'] });
    const fresh = await openDataset(await build(['one.nt', 'three.nt']));
    expect(manifest.graph.sources.map(({ name }) => name)).toEqual([...graphSources, none]);
    expect(manifest.graph.triples).toBe(fresh.manifest.graph.triples);
    expect(manifest.engines.labels).toEqual(fresh.manifest.engines.labels);
  }, 60_000);

  it('is one of the dataset, and not the last', async () => {
    const dataDir = await build(['one.nt', 'three.nt']);
    const rejected = (sources: readonly string[]) => removeSources({ dataDir, sources });
    await expect(rejected(['four.nt'])).rejects.toThrow(
      /must name a source of the dataset; its sources are .*one/,
    );
    await expect(rejected(['one.nt', 'three.nt'])).rejects.toThrow(/must not name every source/);
    await expect(rejected([])).rejects.toThrow(/must name at least one source/);
  }, 60_000);
});

it('removes the same after it was stopped, with the same dataset', async () => {
  const names = ['one.nt', 'three.nt', 'terms.nt'];
  const whole = await removeSources({ dataDir: await build(names), sources: ['one.nt'] });
  const dataDir = await build(names);
  for (const wanted of ['labels', 'articles'] satisfies IngestPhase[]) {
    const stop = new AbortController();
    const stopped = removeSources({
      dataDir,
      sources: ['one.nt'],
      signal: stop.signal,
      onProgress: ({ phase }) => phase === wanted && stop.abort(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
  }
  const { manifest } = await removeSources({ dataDir, sources: ['one.nt'] });
  expect(manifest.digest).toBe(whole.manifest.digest);
  expect(manifest.graph).toEqual(whole.manifest.graph);
}, 60_000);
