import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { InvalidArgumentError } from '@biographql/core';
import { defaultDrivers } from '@biographql/engines/drivers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildDatasetOptions, buildDataset } from './build-dataset.js';
import { DatasetError } from './files.js';
import { checkedText } from './manifest.js';
import { type Dataset, openDataset } from './open-dataset.js';
import type { IngestProgress, Reject } from './progress.js';

const ASTHMA = [
  '<http://www.wikidata.org/entity/Q35869> <http://www.w3.org/2000/01/rdf-schema#label> "asthma"@en .',
  '<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .',
  '<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P486> "D001249" .',
].join('\n');
const CANCER =
  '<http://www.wikidata.org/entity/Q12078> <http://www.w3.org/2000/01/rdf-schema#label> "cancer"@en .';

let folder = '';
let dataDir = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-dataset-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function getFile(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const article = (pmid: string, title: string) =>
  JSON.stringify({ id: `pmid:${pmid}`, pmid, title, mesh: [{ label: 'Asthma', id: 'D001249' }] });

const build = (options: Omit<BuildDatasetOptions, 'dataDir'>) =>
  buildDataset({ dataDir, ...options });

const drivers = defaultDrivers();

async function graphLines({ graph }: Dataset): Promise<readonly string[]> {
  return gunzipSync(await readFile(graph.path))
    .toString()
    .trimEnd()
    .split('\n');
}

async function labelsOf({ places }: Dataset, text: string): Promise<readonly string[]> {
  await using labels = await drivers.labels.open(places.labels);
  return (await labels.search(text)).map(({ label }) => label);
}

async function getArticles({ places }: Dataset) {
  await using articles = await drivers.articles.open(places.articles);
  const { items } = await articles.search({}, { order: 'oldest' });
  return items.map(({ id, title, entities }) => ({ id, title, entities }));
}

async function bothKinds(): Promise<Dataset> {
  return build({
    graphSources: [await getFile('asthma.nt', ASTHMA)],
    articleSources: [await getFile('one.jsonl', article('1', 'On asthma'))],
  });
}

describe('buildDataset', () => {
  it('makes graph, labels, articles and a manifest', async () => {
    const rejects: Reject[] = [];
    const graph = await getFile('graph.nt', `${ASTHMA}\nnonsense\n`);
    const articles = await getFile('articles.jsonl', article('1', 'On asthma'));
    const dataset = await build({
      graphSources: [graph],
      articleSources: [articles],
      onReject: (reject) => rejects.push(reject),
    });
    expect(await graphLines(dataset)).toEqual(ASTHMA.split('\n'));
    expect(await labelsOf(dataset, 'asth')).toEqual(['asthma']);
    expect(await getArticles(dataset)).toEqual([
      { id: 'pmid:1', title: 'On asthma', entities: ['http://www.wikidata.org/entity/Q35869'] },
    ]);
    expect(rejects).toMatchObject([{ source: graph, line: 4 }]);
    expect(dataset.manifest).toMatchObject({
      format: 2,
      engines: {
        labels: { driver: 'sqlite', files: { 'labels.db': expect.any(Number) } },
        articles: { driver: 'sqlite', files: { 'articles.db': expect.any(Number) } },
      },
      starterVersion: null,
      graph: { origin: 'ingest', triples: 3, entities: 1, rejected: 1, sources: [{ name: graph }] },
      articles: { origin: 'ingest', articles: 1, rejected: 0, sources: [{ name: articles }] },
    });
    expect(await readdir(dataDir)).toEqual(['current', 'versions']);
    expect(await openDataset(dataDir)).toEqual(dataset);
  });

  it('reports its progress, phase by phase', async () => {
    const reports: IngestProgress[] = [];
    await build({
      graphSources: [await getFile('asthma.nt', ASTHMA)],
      articleSources: [await getFile('one.jsonl', article('1', 'On asthma'))],
      onProgress: (progress) => reports.push(progress),
    });
    expect(reports.map(({ phase, done }) => [phase, done])).toEqual([
      ['read-graph', 3],
      ['labels', 1],
      ['articles', 1],
      ['finish', 0],
    ]);
  });

  it('adds triples, keeps the articles and annotates them again', async () => {
    await build({
      graphSources: [await getFile('cancer.nt', CANCER)],
      articleSources: [await getFile('one.jsonl', article('1', 'A title'))],
    });
    const dataset = await build({ graphSources: [await getFile('asthma.nt', ASTHMA)] });
    expect(await graphLines(dataset)).toEqual([CANCER, ...ASTHMA.split('\n')]);
    expect(await labelsOf(dataset, 'cancer')).toEqual(['cancer']);
    expect(await labelsOf(dataset, 'asthma')).toEqual(['asthma']);
    expect(await getArticles(dataset)).toMatchObject([
      { id: 'pmid:1', entities: ['http://www.wikidata.org/entity/Q35869'] },
    ]);
    expect(dataset.manifest.graph).toMatchObject({ triples: 4, sources: [{}, {}] });
  });

  it('adds articles, the later record of one identifier winning, and keeps the graph', async () => {
    await bothKinds();
    const more = [article('1', 'On asthma, corrected'), article('2', 'More')].join('\n');
    const dataset = await build({ articleSources: [await getFile('more.jsonl', more)] });
    expect((await getArticles(dataset)).map(({ id, title }) => `${id} ${title}`).sort()).toEqual([
      'pmid:1 On asthma, corrected',
      'pmid:2 More',
    ]);
    expect(await graphLines(dataset)).toHaveLength(3);
    expect(dataset.manifest.articles).toMatchObject({ articles: 2, sources: [{}, {}] });
  });

  it('replaces on demand', async () => {
    await bothKinds();
    const graphSources = [await getFile('cancer.nt', CANCER)];
    const dataset = await build({ graphSources, mode: 'replace' });
    expect(await graphLines(dataset)).toEqual([CANCER]);
    expect(await getArticles(dataset)).toMatchObject([{ id: 'pmid:1', entities: [] }]);
  });

  it('reuses the index of the starter articles when a graph is ingested', async () => {
    const { directory, manifest } = await bothKinds();
    const articles = { ...manifest.articles, origin: 'starter' as const };
    await writeFile(join(directory, 'manifest.json'), checkedText({ ...manifest, articles }));
    const before = await stat(join(directory, 'articles/articles.db'));
    const dataset = await build({ graphSources: [await getFile('cancer.nt', CANCER)] });
    const after = await stat(join(dataset.places.articles.directory, 'articles.db'));
    expect(after.ino).toBe(before.ino);
    expect(dataset.manifest.articles).toEqual(articles);
    expect(await graphLines(dataset)).toHaveLength(4);
  });

  it('leaves out the starter data', async () => {
    const graphSources = [await getFile('cancer.nt', CANCER)];
    const graphAlone = await build({ graphSources, withStarter: false });
    expect(await getArticles(graphAlone)).toEqual([]);
    expect(graphAlone.manifest).toMatchObject({ starterVersion: null, articles: { articles: 0 } });
    await rm(dataDir, { recursive: true });
    const articleSources = [await getFile('one.jsonl', article('1', 'On asthma'))];
    const articlesAlone = await build({ articleSources, withStarter: false });
    expect(articlesAlone.manifest.graph).toMatchObject({ triples: 0, entities: 0 });
    expect(await getArticles(articlesAlone)).toMatchObject([{ id: 'pmid:1', entities: [] }]);
    const both = await build({ graphSources: [await getFile('asthma.nt', ASTHMA)] });
    expect(await getArticles(both)).toMatchObject([
      { entities: ['http://www.wikidata.org/entity/Q35869'] },
    ]);
  });

  it('keeps blank nodes of different ingests apart', async () => {
    const blank = '_:b <http://a/p> "1" .\n';
    const graphSources = [await getFile('blank.nt', blank)];
    const articleSources = [await getFile('one.jsonl', article('1', 'On asthma'))];
    await build({ graphSources, articleSources });
    const others = [await getFile('blank-2.nt', blank)];
    const lines = await graphLines(await build({ graphSources: others }));
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(2);
  });

  it.each(['graphSources', 'articleSources'] as const)(
    'adds no source twice, which could not be removed again: %s',
    async (kind) => {
      const graphSources = [await getFile('once.nt', '<http://a/s> <http://a/p> "1" .\n')];
      const articleSources = [await getFile('once.jsonl', article('1', 'On asthma'))];
      const both = { graphSources, articleSources };
      await build(both);
      await expect(build({ [kind]: both[kind] })).rejects.toThrow(/is already in the dataset/);
      await build({ ...both, mode: 'replace' });
    },
  );

  it('leaves the present dataset as it is when a source holds nothing', async () => {
    const before = await bothKinds();
    const empty = await getFile('empty.nt', 'nonsense\n');
    await expect(build({ graphSources: [empty] })).rejects.toThrow(InvalidArgumentError);
    await expect(build({ graphSources: [join(folder, 'absent.nt')] })).rejects.toThrow(
      /absent\.nt/,
    );
    expect(await openDataset(dataDir)).toEqual(before);
    expect(await readdir(dataDir)).toEqual(['current', 'versions']);
  });

  it('leaves nothing behind when it is aborted', async () => {
    const graphSources = [await getFile('asthma.nt', ASTHMA)];
    const reason = new Error('enough');
    const signal = AbortSignal.abort(reason);
    await expect(build({ graphSources, signal })).rejects.toBe(reason);
    await expect(readdir(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('needs a source', async () => {
    await expect(build({})).rejects.toThrow(InvalidArgumentError);
  });
});

describe('openDataset', () => {
  it('says what is wrong and what to do', async () => {
    await expect(openDataset(dataDir)).rejects.toMatchObject({ problem: 'missing' });
    const { directory, places } = await bothKinds();
    const labels = join(places.labels.directory, 'labels.db');
    await truncate(labels, 100);
    await expect(openDataset(dataDir)).rejects.toThrow(
      /damaged: labels\/labels\.db has 100 bytes instead of \d+\. Run .*delete the folder of the dataset/,
    );
    await rm(labels);
    await expect(openDataset(dataDir)).rejects.toThrow(/labels\.db is missing/);
    await writeFile(join(directory, 'manifest.json'), '{');
    await expect(openDataset(dataDir)).rejects.toThrow(
      /manifest\.json is not a valid manifest\. [\s\S]*\nSee \S+docs\/errors\/DATASET_UNAVAILABLE\.md$/,
    );
    await rm(join(directory, 'manifest.json'));
    await expect(openDataset(dataDir)).rejects.toThrow(DatasetError);
  });

  it('rejects a dataset of another version', async () => {
    const { directory, manifest } = await bothKinds();
    const rewrite = (changed: object) =>
      writeFile(join(directory, 'manifest.json'), checkedText({ ...manifest, ...changed }));
    await rewrite({ format: 99 });
    await expect(openDataset(dataDir)).rejects.toMatchObject({ problem: 'incompatible' });
    await rewrite({ engines: { labels: manifest.engines.labels } });
    await expect(openDataset(dataDir)).rejects.toThrow(
      'made with the engine "none" for articles, but this service uses "sqlite". Ingest your data again',
    );
    const older = { ...manifest.engines.labels, format: 0 };
    await rewrite({ engines: { ...manifest.engines, labels: older } });
    await expect(openDataset(dataDir)).rejects.toThrow('labels: format 0');
  });
});

describe('a source that cannot be read', () => {
  it('is a reject with its line, and the others are ingested', async () => {
    const rejects: Reject[] = [];
    const graphSources = [
      await getFile('good.nt', ASTHMA),
      await getFile('bad.ttl', '@prefix e: <http://e.org/> .\ne:a e:b .\n'),
      await getFile('notes.txt', 'nothing of a graph'),
    ];
    const articleSources = [
      await getFile('good.jsonl', '{"pmid":"1","title":"On asthma"}\n'),
      await getFile('bad.nbib', 'nothing of an article'),
    ];
    const { manifest } = await buildDataset({
      dataDir,
      graphSources,
      articleSources,
      onReject: (reject) => rejects.push(reject),
    });
    expect(manifest.graph).toMatchObject({ triples: 3, rejected: 2 });
    expect(manifest.articles).toMatchObject({ articles: 1, rejected: 1 });
    expect(rejects.map(({ source, line }) => [source.replace(/.*\//, ''), line])).toEqual([
      ['bad.ttl', 2],
      ['notes.txt', null],
      ['bad.nbib', null],
    ]);
  });

  it('ends a build where it is the only one, with the reason and the line', async () => {
    const bad = await getFile('bad.ttl', '@prefix e: <http://e.org/> .\ne:a e:b .\n');
    await expect(buildDataset({ dataDir, graphSources: [bad] })).rejects.toThrow(
      /must contain at least one readable triple \(line 2: Expected/,
    );
  });
});
