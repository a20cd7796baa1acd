import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset } from './build-dataset.js';
import { openDataset } from './open-dataset.js';
import type { IngestPhase } from './progress.js';
import { dryRemoval, removeSources } from './remove-sources.js';

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const ENTITY = 'http://www.wikidata.org/entity/';
const [A, B] = ['http://graphs.example/a', 'http://graphs.example/b'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-parts-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function file(ending: string, text: string | Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `${files}-${ending}`);
  await writeFile(path, text);
  return path;
}

const newDirectory = () => {
  files += 1;
  return join(folder, `data-${files}`);
};

/** Facts of three graphs in turns, one stated in two of them, with classes and blank nodes, which tell no source. */
const QUADS = Array.from({ length: 300 }, (_, index) => {
  const subject = `<${ENTITY}Q${index + 1}>`;
  const graph = ['', ` <${A}>`, ` <${B}>`][index % 3];
  return [
    `${subject} <${LABEL}> "thing ${index}"@en${graph} .`,
    `${subject} <${TYPE}> <http://a/C>${graph} .`,
    `_:n${index} <http://a/p> ${subject}${graph} .`,
    `${subject} <http://a/q> <${ENTITY}Q${index + 2}> <${index % 2 === 0 ? A : B}> .`,
    `${subject} <http://a/q> <${ENTITY}Q${index + 2}> <${B}> .`,
  ];
}).flat();
const without = (graph: string) => QUADS.filter((line) => !line.endsWith(`<${graph}> .`));
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const records = (from: number, to: number, title: string) =>
  text(
    Array.from({ length: to - from }, (_, index) =>
      JSON.stringify({ id: `pmid:${from + index}`, title: `${title} ${from + index}` }),
    ),
  );
const update = (numbers: readonly number[], withdrawn: readonly number[]) =>
  `<?xml version="1.0"?><PubmedArticleSet>${numbers
    .map(
      (number) =>
        `<PubmedArticle><MedlineCitation><PMID>${number}</PMID><Article><ArticleTitle>New ${number}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`,
    )
    .join('')}<DeleteCitation>${withdrawn
    .map((number) => `<PMID>${number}</PMID>`)
    .join('')}</DeleteCitation></PubmedArticleSet>`;

describe('a named graph that is taken out', () => {
  it('leaves the dataset that was built without its quads', async () => {
    const other = await file('other.nt', text([`<${ENTITY}Q9> <${LABEL}> "nine"@en .`]));
    const articles = await file('articles.jsonl', records(1, 20, 'thing 7 of'));
    const quads = await file('quads.nq', text(QUADS));
    const dataDir = newDirectory();
    await buildDataset({ dataDir, graphSources: [quads, other], articleSources: [articles] });
    const dry = await dryRemoval({ dataDir, graphs: [A] });
    for (const [graph, lines] of [
      [A, without(A)],
      [B, without(A).filter((line) => !line.endsWith(`<${B}> .`))],
    ] as const) {
      const before = await openDataset(dataDir);
      const { manifest } = await removeSources({ dataDir, graphs: [graph] });
      const rest = await file('rest.nq', text(lines));
      const fresh = await buildDataset({
        dataDir: newDirectory(),
        graphSources: [rest, other],
        articleSources: [articles],
      });
      expect(manifest.digest).toBe(fresh.manifest.digest);
      expect(manifest.graph.triples).toBe(fresh.manifest.graph.triples);
      expect(manifest.graph.sources.map(({ rows }) => rows)).toEqual(
        fresh.manifest.graph.sources.map(({ rows }) => rows),
      );
      expect(manifest.graph.sources[0]?.without).toContain(graph);
      if (graph === A)
        expect(dry.graphs).toEqual([
          { name: A, triples: before.manifest.graph.triples - manifest.graph.triples },
        ]);
    }
  }, 60_000);

  it('is one of the dataset, in whatever source, and takes a source of nothing else with it', async () => {
    const onlyA = await file('only.nq', text([`<${ENTITY}Q1> <${LABEL}> "one"@en <${A}> .`]));
    const trig = await file(
      'two.trig',
      `<${A}> { <${ENTITY}Q2> <${LABEL}> "two"@en . }
<${ENTITY}Q3> <${LABEL}> "three"@en .`,
    );
    const dataDir = newDirectory();
    const articleSources = [await file('articles.jsonl', records(1, 3, 'On'))];
    await buildDataset({ dataDir, graphSources: [onlyA], articleSources });
    await buildDataset({ dataDir, graphSources: [trig] });
    await expect(removeSources({ dataDir, graphs: [B] })).rejects.toThrow(
      /not a named graph.*which have: http:\/\/graphs\.example\/a/,
    );
    const { manifest } = await removeSources({ dataDir, graphs: [A] });
    expect(manifest.graph.sources.map(({ name }) => name)).toEqual([trig]);
    expect(manifest.graph.triples).toBe(1);
    await expect(removeSources({ dataDir, graphs: [A] })).rejects.toThrow(/which have: none/);
  }, 60_000);
});

describe('a source of articles that is taken out', () => {
  it('gives back what it replaced and withdrew', async () => {
    const graph = await file('graph.nt', text([`<${ENTITY}Q9> <${LABEL}> "asthma"@en .`]));
    const first = await file('first.jsonl', records(1, 40, 'On asthma'));
    const second = await file('second.xml', update([3, 50], [5, 60]));
    const third = await file('third.xml.gz', gzipSync(update([60, 3, 4], [6, 50])));
    const build = async (...steps: readonly (readonly string[])[]) => {
      const dataDir = newDirectory();
      for (const articleSources of steps)
        await buildDataset({
          dataDir,
          graphSources: steps[0] === articleSources ? [graph] : [],
          articleSources,
        });
      return dataDir;
    };
    const all = [first, second, third];
    for (const [names, steps] of [
      [all, [all]],
      [[second], [[first], [second], [third]]],
    ] as const) {
      for (const name of names) {
        const dataDir = await build(...steps);
        const left = all.filter((each) => each !== name);
        const fresh = await openDataset(await build(left));
        const { manifest } = await removeSources({ dataDir, sources: [name] });
        expect(manifest.digest).toBe(fresh.manifest.digest);
        expect(manifest.articles).toEqual(fresh.manifest.articles);
      }
    }
  }, 120_000);

  it('goes on after it was stopped, and is told before', async () => {
    const graph = await file('graph.nt', text([`<${ENTITY}Q9> <${LABEL}> "asthma"@en .`]));
    const [first, second] = [
      await file('first.jsonl', records(1, 40, 'On asthma')),
      await file('second.jsonl', records(30, 50, 'Once more on asthma')),
    ];
    const dataDir = newDirectory();
    await buildDataset({ dataDir, graphSources: [graph], articleSources: [first, second] });
    const parts = { dataDir, sources: [second], articles: ['pmid:2', 'pmid:99'] };
    const dry = await dryRemoval(parts);
    expect(dry).toEqual({
      sources: [{ name: second, kind: 'articles', taken: 20 }],
      graphs: [],
      articles: ['pmid:2'],
      unknownArticles: ['pmid:99'],
    });
    const stop = new AbortController();
    const wanted: IngestPhase = 'articles';
    const stopped = removeSources({
      ...parts,
      signal: stop.signal,
      onProgress: ({ phase }) => phase === wanted && stop.abort(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
    const { manifest } = await removeSources(parts);
    const fewer = await file(
      'fewer.jsonl',
      records(1, 40, 'On asthma').replace(/.*"pmid:2".*\n/, ''),
    );
    const fresh = await buildDataset({
      dataDir: newDirectory(),
      graphSources: [graph],
      articleSources: [fewer],
    });
    expect(manifest.digest).toBe(fresh.manifest.digest);
    expect(manifest.articles.sources[0]?.records).toEqual(
      fresh.manifest.articles.sources[0]?.records,
    );
    await expect(removeSources({ dataDir, sources: [first] })).rejects.toThrow(
      /at least one source of articles/,
    );
  }, 60_000);
});
