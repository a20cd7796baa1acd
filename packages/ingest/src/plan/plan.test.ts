import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset } from '../dataset/build-dataset.js';
import { measureSources, type SourceMeasures } from './measure-sources.js';
import { predictIngest } from './predict-ingest.js';

const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const ENTITIES = 20_000;
const ARTICLES = 400;

let folder = '';
let graph = '';
let articles = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-plan-'));
  [graph, articles] = [join(folder, 'graph.nt'), join(folder, 'articles.jsonl')];
  const lines = Array.from(
    { length: ENTITIES },
    (_, index) =>
      `<http://www.wikidata.org/entity/Q${index}> ${LABEL} "a disorder of kind ${index}"@en .`,
  );
  await writeFile(graph, `${lines.join('\n')}\n`);
  const records = Array.from({ length: ARTICLES }, (_, index) =>
    JSON.stringify({ pmid: `${index + 1}`, title: `On a disorder of kind ${index}`, authors: [] }),
  );
  await writeFile(articles, `${records.join('\n')}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

describe('measureSources', () => {
  it('counts what is then built, to the byte of the graph', async () => {
    const measures = await measureSources({ graphSources: [graph], articleSources: [articles] });
    const size = (await readFile(graph)).length;
    expect(measures).toMatchObject({
      triples: ENTITIES,
      entities: ENTITIES,
      nodes: ENTITIES,
      articles: ARTICLES,
      graphText: size,
      share: 1,
    });
    const { manifest } = await buildDataset({
      dataDir: join(folder, 'data'),
      graphSources: [graph],
      articleSources: [articles],
    });
    expect(measures.graphBytes).toBe(manifest.graphBytes);
    const [source] = manifest.articles.sources;
    expect(source?.records).toMatchObject({ bytes: measures.recordBytes, taken: ARTICLES });
  });

  it('takes the rest of a source to be like its beginning', async () => {
    const measures = await measureSources({ graphSources: [graph], share: 0.5 });
    expect(Math.abs(measures.triples - ENTITIES) / ENTITIES).toBeLessThan(0.5);
    expect(measures.share).toBe(0.5);
    await expect(measureSources({ graphSources: [graph], share: 0 })).rejects.toThrow('share');
  });
});

describe('predictIngest', () => {
  // What `biographql ingest` of a graph alone takes along.
  it('foresees the articles of the starter data', async () => {
    const alone = await measureSources({ graphSources: [graph] });
    const along = await measureSources({ graphSources: [graph], withStarter: true });
    expect([alone.articles, along.articles]).toEqual([0, 40_000]);
    expect(along).toMatchObject({ triples: ENTITIES, entities: ENTITIES, recordBytes: 0 });
    expect(predictIngest(along).disk - predictIngest(alone).disk).toBeGreaterThan(40e6);
  }, 60_000);

  // Of the first lines of a graph with some articles, and of all of it: benchmarks/ingest/plan.bench.ts.
  const small: SourceMeasures = {
    triples: 30_000,
    graphText: 3_640_713,
    graphBytes: 340_528,
    nodes: 8_907,
    entities: 7_886,
    names: 9_659,
    joins: 0,
    nameText: 264_436,
    articles: 500,
    articleText: 1_289_352,
    recordBytes: 0,
    seconds: 1,
    share: 1,
  };
  const large: SourceMeasures = {
    triples: 3_901_427,
    graphText: 504_627_824,
    graphBytes: 40_096_003,
    nodes: 369_446,
    entities: 256_372,
    names: 444_895,
    joins: 795,
    nameText: 17_539_057,
    articles: 47_896,
    articleText: 92_652_872,
    recordBytes: 0,
    seconds: 26,
    share: 1,
  };

  it.each([
    { measures: small, referenceSeconds: 0.203, memory: 374e6, disk: 5_948_211, processor: 6.3 },
    { measures: large, referenceSeconds: 0.227, memory: 2_141e6, disk: 353.6e6, processor: 122.4 },
  ])('is near what was measured of an ingest of $measures.triples triples', (measured) => {
    const { measures, referenceSeconds } = measured;
    const { memory, disk, processor } = predictIngest(measures, { referenceSeconds });
    for (const ratio of [
      memory / measured.memory,
      disk / measured.disk,
      processor / measured.processor,
    ]) {
      expect(ratio).toBeGreaterThan(0.85);
      expect(ratio).toBeLessThan(1.15);
    }
  });

  it('takes articles beyond the first to be read again, as 500,000 of them were', () => {
    const many = { ...large, articles: 500_000, articleText: 1_205.7e6, recordBytes: 384.2e6 };
    const { memory, disk } = predictIngest(many);
    for (const ratio of [memory / 2_937e6, disk / 2.26e9]) {
      expect(ratio).toBeGreaterThan(0.85);
      expect(ratio).toBeLessThan(1.15);
    }
  });

  it('grows with each of the sources', () => {
    const more = predictIngest({ ...small, graphText: 2e7, articleText: 2e7, entities: 40_000 });
    const { buildMemory, disk, seconds } = predictIngest(small);
    expect(more.buildMemory).toBeGreaterThan(buildMemory);
    expect(more.disk).toBeGreaterThan(disk);
    expect(more.seconds.to).toBeGreaterThan(seconds.to);
  });

  it('foresees articles as triples', () => {
    const [without, withThem] = [
      predictIngest(large),
      predictIngest(large, { hasLiterature: true }),
    ];
    // The file of the whole shared graph's articles, and the triples in it.
    expect((withThem.disk - without.disk) / 11.8e6).toBeCloseTo(1, 1);
    const more = (withThem.checkMemory ?? 0) - (without.checkMemory ?? 0);
    expect(more / (811_824 * 327)).toBeCloseTo(1, 1);
    expect(withThem.processor).toBeGreaterThan(without.processor + 4);
    const unchecked = predictIngest(large, { hasLiterature: true, isChecked: false });
    expect(unchecked.processor).toBeLessThan(withThem.processor);
  });

  it('takes a slow machine to be slow at all of it, and no check to load no graph', () => {
    const { processor, memory } = predictIngest(large);
    expect(predictIngest(large, { referenceSeconds: 0.412 }).processor).toBeCloseTo(2 * processor);
    const unchecked = predictIngest(large, { isChecked: false });
    expect(unchecked.checkMemory).toBeNull();
    expect(unchecked.memory).toBeLessThan(memory);
    expect(unchecked.processor).toBeLessThan(processor);
  });
});
