import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset } from './build-dataset.js';
import { dryRun } from './dry-run.js';

const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const article = (pmid: number) =>
  JSON.stringify({ pmid: `${pmid}`, title: `No ${pmid}`, authors: [] });

let folder = '';
let sources: { graphSources: string[]; articleSources: string[]; nameSources: string[] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-dry-'));
  const put = async (name: string, lines: readonly string[]) => {
    await writeFile(join(folder, name), `${lines.join('\n')}\n`);
    return join(folder, name);
  };
  const entity = (id: number) => `<http://www.wikidata.org/entity/Q${id}>`;
  const graph = [1, 2, 3].map((id) => `${entity(id)} ${LABEL} "thing ${id}"@en .`);
  sources = {
    graphSources: [
      await put('one.nt', [...graph, 'nonsense']),
      await put('two.nt', [`${entity(4)} ${LABEL} "thing 4"@en .`]),
    ],
    articleSources: [await put('a.jsonl', [article(1), article(2), 'no', article(1)])],
    nameSources: [
      await put('names.tsv', ['a name\thttp://www.wikidata.org/entity/Q1', 'x\tno:one']),
    ],
  };
});
afterAll(() => rm(folder, { recursive: true }));

describe('dryRun', () => {
  it('counts what an ingest then takes, and writes nothing', async () => {
    const before = await readdir(folder);
    const counts = await dryRun(sources);
    expect(counts).toMatchObject({ triples: 5, entities: 4, joined: 0, articles: 2, replaced: 1 });
    expect(await readdir(folder)).toEqual(before);
    const { manifest } = await buildDataset({ dataDir: join(folder, 'data'), ...sources });
    const { graph, articles } = manifest;
    expect([graph.triples, graph.entities, articles.articles]).toEqual([5, 4, 2]);
    expect(graph.rejected + articles.rejected).toBe(counts.rejected);
  });

  it('has counts that add up, by source and by reason', async () => {
    const { sources: bySource, ...counts } = await dryRun(sources);
    const stated = bySource.map(({ kind, taken, rejected }) => [kind, taken, rejected]);
    expect(stated).toEqual([
      ['graph', 3, 1],
      ['graph', 1, 0],
      ['names', 1, 1],
      ['articles', 3, 1],
    ]);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(sum(bySource.map(({ rejected }) => rejected))).toBe(counts.rejected);
    expect(sum(Object.values(counts.reasons))).toBe(counts.rejected);
    const taken = sum(bySource.map((each) => (each.kind === 'articles' ? each.taken : 0)));
    expect(counts.articles + counts.replaced).toBe(taken);
  });

  it('leaves out the articles that a later file withdraws', async () => {
    const place = join(folder, 'updates');
    await mkdir(place);
    const record = (pmid: number) =>
      `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><ArticleTitle>T ${pmid}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`;
    const set = (...inside: readonly string[]) =>
      `<PubmedArticleSet>${inside.join('\n')}</PubmedArticleSet>`;
    const deletion = (...pmids: readonly number[]) =>
      `<DeleteCitation>${pmids.map((pmid) => `<PMID Version="1">${pmid}</PMID>`).join('')}</DeleteCitation>`;
    await writeFile(
      join(place, '1.xml'),
      set(record(1), record(2), record(3), '<PubmedArticle></PubmedArticle>'),
    );
    await writeFile(join(place, '2.xml.gz'), gzipSync(set(record(2), deletion(1, 3, 9))));
    await writeFile(join(place, '3.xml'), set(record(3)));
    const counts = await dryRun({ articleSources: [place] });
    expect(counts).toMatchObject({ articles: 2, replaced: 3, rejected: 1 });
    expect(counts.sources).toMatchObject([{ kind: 'articles', taken: 5, rejected: 1 }]);
  });

  it('rejects a source that holds nothing, and none at all', async () => {
    await expect(dryRun({ graphSources: [join(folder, 'absent.nt')] })).rejects.toThrow('absent');
    await expect(dryRun({})).rejects.toThrow('at least one');
  });
});
