import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defaultDrivers } from '@biographql/engines/drivers';
import { LITERATURE_GRAPH, parseQuery } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildDatasetOptions, buildDataset, removeSources } from './build-dataset.js';
import { verifyDataset } from './file-hashes.js';
import { LITERATURE_FILE } from './files.js';
import { type Dataset, openDataset } from './open-dataset.js';

const ENTITY = 'http://www.wikidata.org/entity/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';

let folder = '';
let graph = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-literature-'));
  graph = join(folder, 'graph.nt');
  await writeFile(
    graph,
    `<${ENTITY}Q1> <${LABEL}> "asthma"@en .\n<${ENTITY}Q2> <${LABEL}> "salbutamol"@en .\n<${ENTITY}Q1> <http://www.wikidata.org/prop/direct/P2176> <${ENTITY}Q2> .\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function articles(...titles: readonly (readonly [id: number, title: string])[]) {
  const path = join(folder, `articles-${titles.flat().join('-').replaceAll(' ', '_')}.jsonl`);
  const records = titles.map(([id, title]) => ({ id: `pmid:${id}`, pmid: `${id}`, title }));
  await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return path;
}

let directories = 0;
const newDirectory = () => {
  directories += 1;
  return join(folder, `data-${directories}`);
};
const build = (dataDir: string, options: Partial<BuildDatasetOptions>) =>
  buildDataset({ dataDir, graphSources: [graph], literature: true, ...options });

const mentionsIn = async ({ directory }: Dataset) =>
  gunzipSync(await readFile(join(directory, LITERATURE_FILE)))
    .toString()
    .split('\n')
    .flatMap(
      (line) => /pubmed\/(\d+)> <\S+mentions> <\S+\/(\w+)>/.exec(line)?.slice(1).join() ?? [],
    )
    .sort();

describe('the articles of a dataset as triples', () => {
  it('are a separate file, covered by manifest and digest', async () => {
    const source = await articles([1, 'asthma'], [2, 'asthma and salbutamol']);
    const dataset = await build(newDirectory(), { articleSources: [source] });
    expect(await mentionsIn(dataset)).toEqual(['1,Q1', '2,Q1', '2,Q2']);
    const { literature } = dataset.manifest.articles;
    const { size } = await stat(join(dataset.directory, LITERATURE_FILE));
    expect(literature).toEqual({ triples: 9, bytes: size });
    expect(dataset.manifest.graph.triples).toBe(3);
    expect(Object.keys(dataset.manifest.hashes?.files ?? {})).toContain(LITERATURE_FILE);
    expect(await verifyDataset(dataset)).toBe(true);
    await writeFile(join(dataset.directory, LITERATURE_FILE), 'less');
    await expect(openDataset(join(dataset.directory, '..', '..'))).rejects.toMatchObject({
      problem: 'damaged',
    });
  });

  it('are read by naming their graph, and by nothing else', async () => {
    const source = await articles([1, 'asthma'], [2, 'asthma and salbutamol']);
    const dataset = await build(newDirectory(), { articleSources: [source] });
    await using store = await defaultDrivers().graph.open(dataset.places.graph, {
      settings: { sparqlWorkers: 1 },
    });
    const count = async (pattern: string) => {
      const query = parseQuery(`SELECT (COUNT(*) AS ?n) WHERE { ${pattern} }`);
      return Number((await store.select(query)).solutions[0]?.[0]?.value);
    };
    expect(await count('?s ?p ?o')).toBe(3);
    expect(await count(`GRAPH <${LITERATURE_GRAPH}> { ?s ?p ?o }`)).toBe(9);
    expect(
      await count(
        `?disease wdt:P2176 ?drug . GRAPH <${LITERATURE_GRAPH}> { ?a schema:mentions ?drug, ?disease }`,
      ),
    ).toBe(1);
  });

  it('follow additions, later records and removals', async () => {
    const dataDir = newDirectory();
    const first = await articles([1, 'asthma'], [2, 'asthma and salbutamol']);
    const more = await articles([1, 'salbutamol'], [3, 'asthma']);
    await build(dataDir, { articleSources: [first] });
    const added = await buildDataset({ dataDir, articleSources: [more] });
    expect(await mentionsIn(added)).toEqual(['1,Q2', '2,Q1', '2,Q2', '3,Q1']);
    const removed = await removeSources({ dataDir, sources: [first] });
    expect(await mentionsIn(removed)).toEqual(['1,Q2', '3,Q1']);
    // The same as if what is left had been ingested at once.
    const again = await build(newDirectory(), { articleSources: [more] });
    expect(await readFile(join(removed.directory, LITERATURE_FILE))).toEqual(
      await readFile(join(again.directory, LITERATURE_FILE)),
    );
  });

  it('are the same after a build that was stopped while they were written', async () => {
    const source = await articles([1, 'asthma'], [2, 'asthma and salbutamol']);
    const options = { articleSources: [source] };
    const whole = await build(newDirectory(), options);
    const dataDir = newDirectory();
    const stop = new AbortController();
    const stopped = build(dataDir, {
      ...options,
      signal: stop.signal,
      onProgress: ({ phase }) => {
        if (phase === 'literature') stop.abort(new Error('stopped'));
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    const { manifest } = await build(dataDir, options);
    expect(manifest.digest).toBe(whole.manifest.digest);
  });

  it('are only built on request, and follow the previous dataset', async () => {
    const dataDir = newDirectory();
    const source = await articles([1, 'asthma']);
    const other = { literature: undefined };
    const first = await build(dataDir, { articleSources: [source], ...other });
    expect(first.manifest.articles.literature).toBeUndefined();
    expect(first.places.graph.graph.named).toBeUndefined();
    const more = { dataDir, articleSources: [await articles([2, 'asthma'])] };
    const retained = await buildDataset({ ...more, literature: true });
    expect(await mentionsIn(retained)).toEqual(['1,Q1', '2,Q1']);
    const replaced = await build(dataDir, { ...more, ...other, mode: 'replace' });
    expect(await mentionsIn(replaced)).toEqual(['2,Q1']);
    const without = await buildDataset({ ...more, mode: 'replace', literature: false });
    expect(without.manifest.articles.literature).toBeUndefined();
  });
});
