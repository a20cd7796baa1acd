import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../build.mjs', import.meta.url));
const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';

const GRAPH = [
  `<${WD}Q1> <${LABEL}> "asthma"@en .`,
  `<${WD}Q1> <http://schema.org/description> "A long sentence. Written by somebody."@en .`,
  `<${WD}Q1> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:aa> .`,
  `<${WD}Q1> <${WDT}P2176> <${WD}Q2> .`,
  `<${WD}Q1> <${WDT}P2176> <${WD}Q3> .`,
  `<${WD}Q1> <${WDT}P31> <${WD}Q12136> .`,
  `<${WD}Q1> <${WDT}P5806> "195967001" .`,
  `<${WD}Q12136> <${LABEL}> "disease"@en .`,
  `<${WD}Q2> <${LABEL}> "salbutamol"@en .`,
  `<${WD}Q3> <${WDT}P31> <${WD}Q12140> .`,
  `<${WD}Q4> <${WDT}P486> "D006801" .`,
  `<${WD}Q5> <${LABEL}> "unrelated town"@en .`,
  `<urn:kg:statement:aa> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:bb> .`,
  `<urn:kg:statement:aa> <http://www.wikidata.org/prop/statement/P2176> <${WD}Q2> .`,
  `<urn:kg:reference:bb> <http://www.wikidata.org/prop/reference/P854> <https://example.org/> .`,
];
const ARTICLES = [
  {
    pmid: '1',
    title: 'First',
    abstract: 'Never to be carried.',
    date: '2001',
    mesh: [{ id: 'D006801', name: 'Humans', major: false }],
    format: 'pubmed-xml',
  },
  { pmid: '2', doi: '10.1000/A', title: 'Second', date: '1809', format: 'medline' },
  { doi: '10.1000/a', title: 'Second again', format: 'jats-front' },
  { title: 'Nameless', format: 'light' },
];

vi.setConfig({ testTimeout: 60_000 }); // each build is a Node process of its own

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starter-data-'));
  await mkdir(join(folder, 'graph'));
  await mkdir(join(folder, 'articles'));
  await writeFile(join(folder, 'graph/graph_cc0.nt.gz'), gzipSync(`${GRAPH.join('\n')}\n`));
  const lines = ARTICLES.map((article) => JSON.stringify(article)).join('\n');
  await writeFile(join(folder, 'articles/articles.jsonl.gz'), gzipSync(lines));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('build.mjs', () => {
  it('writes the same bytes for the same input', async () => {
    const first = await build('first');
    const second = await build('second');
    expect(second).toEqual(first);
  });

  it('keeps facts whose entities are kept, each with a label, and drops licensed codes and prose', async () => {
    const { graph } = await build('graph');
    expect(graph.split('\n')).toEqual([
      `<${WD}Q1> <${LABEL}> "asthma"@en .`,
      `<${WD}Q1> <http://www.w3.org/2004/02/skos/core#altLabel> "bronchial asthma"@en .`,
      `<${WD}Q1> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:aa> .`,
      `<${WD}Q1> <${WDT}P2176> <${WD}Q2> .`,
      `<${WD}Q1> <${WDT}P31> <${WD}Q12136> .`,
      `<urn:kg:statement:aa> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:bb> .`,
      `<urn:kg:statement:aa> <http://www.wikidata.org/prop/statement/P2176> <${WD}Q2> .`,
      `<${WD}Q12136> <${LABEL}> "disease"@en .`,
      `<${WD}Q2> <${LABEL}> "salbutamol"@en .`,
      `<${WD}Q4> <${LABEL}> "Humans"@en .`,
      `<${WD}Q4> <${WDT}P486> "D006801" .`,
      `<urn:kg:reference:bb> <http://www.wikidata.org/prop/reference/P854> <https://example.org/> .`,
      '',
    ]);
  });

  it('writes articles without abstracts, doubles, nameless ones and impossible dates', async () => {
    const { articles, provenance } = await build('articles');
    expect(
      articles
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        id: 'pmid:1',
        pmid: '1',
        title: 'First',
        issued: '2001',
        mesh: [{ label: 'Humans', id: 'D006801', isMajor: false }],
      },
      { id: 'pmid:2', pmid: '2', doi: '10.1000/a', title: 'Second' },
    ]);
    expect(JSON.parse(provenance).articles.skipped).toEqual({
      withoutTitle: 0,
      withoutIdentifier: 1,
      duplicate: 1,
    });
  });

  it('explains itself, and rejects options it does not know with exit code 2', async () => {
    expect((await run(process.execPath, [SCRIPT, '--help'])).stdout).toContain('--max-triples');
    await expect(run(process.execPath, [SCRIPT, '--quality', '12'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--quality must be a whole number from 0 to 11, not "12"'),
    });
    await expect(run(process.execPath, [SCRIPT, '--nonsense'])).rejects.toMatchObject({ code: 2 });
  });
});

async function build(name: string) {
  const out = join(folder, name);
  await run(process.execPath, [SCRIPT, '--source', folder, '--out', out, '--quality', '1']);
  const read = (file: string) => readFile(join(out, file));
  return {
    graph: brotliDecompressSync(await read('graph.nt.br')).toString(),
    articles: brotliDecompressSync(await read('articles.jsonl.br')).toString(),
    provenance: (await read('provenance.json')).toString(),
  };
}
