import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDrivers } from '@biographql/engines/drivers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDataset } from './build-dataset.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'update-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function getFile(name: string, ...records: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `<PubmedArticleSet>\n${records.join('\n')}\n</PubmedArticleSet>`);
  return path;
}

const record = (pmid: number, title: string) =>
  `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID><Article><ArticleTitle>${title}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`;
const deletion = (...pmids: readonly number[]) =>
  `<DeleteCitation>${pmids.map((pmid) => `<PMID Version="1">${pmid}</PMID>`).join('\n')}</DeleteCitation>`;

it('revises and withdraws articles of earlier files and of earlier ingests', async () => {
  const dataDir = join(folder, 'data');
  const graph = join(folder, 'graph.nt');
  await writeFile(
    graph,
    '<http://e.org/a> <http://www.w3.org/2000/01/rdf-schema#label> "asthma"@en .\n',
  );
  const first = await getFile('1.xml', ...[1, 2, 3, 4].map((pmid) => record(pmid, `old ${pmid}`)));
  await buildDataset({ dataDir, graphSources: [graph], articleSources: [first] });
  const second = await getFile('2.xml', record(2, 'new 2'), record(5, 'new 5'), deletion(1, 3, 5));
  const third = await getFile('3.xml', record(3, 'back 3'));
  const { places, manifest } = await buildDataset({ dataDir, articleSources: [second, third] });
  expect(manifest.articles.articles).toBe(3);
  await using articles = await defaultDrivers().articles.open(places.articles);
  const found = await articles.get([1, 2, 3, 4, 5].map((pmid) => `pmid:${pmid}`));
  expect(found.map((article) => article?.title ?? null)).toEqual([
    null,
    'new 2',
    'back 3',
    'old 4',
    null,
  ]);
  const last = await getFile('4.xml', deletion(4));
  const withdrawn = await buildDataset({ dataDir, articleSources: [last] });
  expect(withdrawn.manifest.articles.articles).toBe(2);
}, 60_000);
