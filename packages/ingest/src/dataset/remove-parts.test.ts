import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset, removeSources } from './build-dataset.js';
import { openDataset } from './open-dataset.js';
import type { IngestPhase } from './progress.js';

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const ENTITY = 'http://www.wikidata.org/entity/';

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

  it('goes on after it was stopped', async () => {
    const graph = await file('graph.nt', text([`<${ENTITY}Q9> <${LABEL}> "asthma"@en .`]));
    const [first, second] = [
      await file('first.jsonl', records(1, 40, 'On asthma')),
      await file('second.jsonl', records(30, 50, 'Once more on asthma')),
    ];
    const dataDir = newDirectory();
    await buildDataset({ dataDir, graphSources: [graph], articleSources: [first, second] });
    const parts = { dataDir, sources: [second] };
    const stop = new AbortController();
    const wanted: IngestPhase = 'articles';
    const stopped = removeSources({
      ...parts,
      signal: stop.signal,
      onProgress: ({ phase }) => phase === wanted && stop.abort(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
    const { manifest } = await removeSources(parts);
    const fresh = await buildDataset({
      dataDir: newDirectory(),
      graphSources: [graph],
      articleSources: [first],
    });
    expect(manifest.digest).toBe(fresh.manifest.digest);
    expect(manifest.articles.sources[0]?.records).toEqual(
      fresh.manifest.articles.sources[0]?.records,
    );
    await expect(removeSources({ dataDir, sources: [first] })).rejects.toThrow(
      /must not name every source of articles/,
    );
  }, 60_000);
});
