import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset } from '../dataset/build-dataset.js';
import { measureSources } from './measure-sources.js';
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
  });

  it('takes the rest of a source to be like its beginning', async () => {
    const measures = await measureSources({ graphSources: [graph], share: 0.5 });
    expect(Math.abs(measures.triples - ENTITIES) / ENTITIES).toBeLessThan(0.5);
    expect(measures.share).toBe(0.5);
    await expect(measureSources({ graphSources: [graph], share: 0 })).rejects.toThrow('share');
  });
});

describe('predictIngest', () => {
  const measures = {
    triples: 100_000,
    graphText: 12_682_794,
    graphBytes: 1_331_138,
    nodes: 21_177,
    entities: 17_801,
    nameText: 684_070,
    articles: 2_000,
    articleText: 5_904_111,
    seconds: 2,
    share: 1,
  };

  it('is near what was measured of an ingest', () => {
    const { memory, disk, processor } = predictIngest(measures);
    const measured = { memory: 588e6, disk: 18_247_021, processor: 11.8 };
    for (const ratio of [
      memory / measured.memory,
      disk / measured.disk,
      processor / measured.processor,
    ]) {
      expect(ratio).toBeGreaterThan(0.85);
      expect(ratio).toBeLessThan(1.15);
    }
  });

  it('grows with each of the sources', () => {
    const more = predictIngest({ ...measures, graphText: 2e7, articleText: 2e7, entities: 40_000 });
    const { memory, disk, workingDisk, seconds } = predictIngest(measures);
    expect(more.memory).toBeGreaterThan(memory);
    expect(more.disk).toBeGreaterThan(disk);
    expect(workingDisk).toBeGreaterThan(disk);
    expect(more.seconds.to).toBeGreaterThan(seconds.to);
  });
});
