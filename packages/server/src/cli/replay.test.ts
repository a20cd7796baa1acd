import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchEntityDocument } from '@biographql/core/strings';
import { buildDataset, datasetDirectory } from '@biographql/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../compose.js';
import { loadConfig } from '../config/load-config.js';
import { main } from './main.js';

const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const QUERY =
  '{ searchAsYouType(searchInput: { searchText: "ast" }) { data { searchLabels { qid } } } }';

describe('biographql replay', () => {
  let folder: string;
  const dataDir = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-replay-'));
    for (const name of ['one', 'two']) await build(name, 'asthma');
    await build('other', 'arthritis');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function build(name: string, label: string): Promise<void> {
    const graph = join(folder, `${name}.nt`);
    await writeFile(graph, `<http://www.wikidata.org/entity/Q35869> ${LABEL} "${label}"@en .\n`);
    const articles = join(folder, `${name}.jsonl`);
    await writeFile(articles, `${JSON.stringify({ pmid: '1', title: label, authors: [] })}\n`);
    await buildDataset({
      dataDir: dataDir(name),
      graphSources: [graph],
      articleSources: [articles],
      release: `release ${name}`,
    });
  }

  async function ask(body: object, data = 'one'): Promise<string> {
    const config = loadConfig({ flags: { dataDir: dataDir(data), apiKey: 'key' } });
    await using service = await createService(config);
    await service.ready();
    const response = await service.fetch(
      new Request(`http://localhost${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
        body: JSON.stringify(body),
      }),
    );
    return response.text();
  }

  async function replay(response: string, ...flags: string[]) {
    const receipt = join(folder, 'receipt.json');
    await writeFile(receipt, response);
    let [out, remarks] = ['', ''];
    const streams = {
      stdout: { write: (text: string) => (out += text) },
      stderr: { write: (text: string) => (remarks += text) },
    };
    const code = await main(['node', 'biographql', 'replay', receipt, ...flags], streams);
    return { code, out, remarks };
  }

  it('gives the same bytes on a dataset of the same content, built elsewhere', async () => {
    const variables = { searchText: 'ast' };
    const response = await ask({ query: SearchEntityDocument.toString(), variables });
    expect(JSON.parse(response).extensions.receipt).toMatchObject({
      dataset: { digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), release: 'release one' },
      variables,
    });
    const again = await replay(response, '--data-dir', dataDir('two'));
    expect(again.code).toBe(0);
    expect(again.remarks).toBe('The data is the same as in the receipt.\n');
    expect(JSON.stringify(JSON.parse(again.out).data)).toBe(
      JSON.stringify(JSON.parse(response).data),
    );
  });

  it('takes a document of the caller, which must be the one that was sent', async () => {
    const response = await ask({ query: QUERY });
    const [document, changed] = ['asked.graphql', 'changed.graphql'].map((name) =>
      join(folder, name),
    );
    await writeFile(String(document), QUERY.replaceAll(' ', '\n'));
    await writeFile(String(changed), QUERY.replace('qid', 'text'));
    const flags = ['--data-dir', dataDir('one'), '--document'];
    expect((await replay(response, ...flags, String(document))).code).toBe(0);
    const refused = await replay(response, ...flags, String(changed));
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.remarks).toContain('the receipt has');
    expect((await replay(response, '--data-dir', dataDir('one'))).remarks).toContain('--document');
  });

  it('refuses another dataset, unless it is wanted, and tells that the data differs', async () => {
    const response = await ask({
      query: SearchEntityDocument.toString(),
      variables: { searchText: 'asthma' },
    });
    const other = ['--data-dir', dataDir('other')];
    const refused = await replay(response, ...other);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.remarks).toContain('"release one"');
    const wanted = await replay(response, ...other, '--ignore-dataset');
    expect(wanted.code).toBe(1);
    expect(wanted.remarks).toContain('The data differs');
    expect(JSON.parse(wanted.out).data.searchAsYouType.data.searchLabels).toEqual([]);
  });

  it.each(['', '[]', '{"data":null}', '{"version":"1"}'])(
    'refuses %j as a receipt',
    async (text) => {
      const refused = await replay(text, '--data-dir', dataDir('one'));
      expect([refused.code, refused.out]).toEqual([1, '']);
      expect(refused.remarks).toContain('`receipt`');
    },
  );

  it('builds no dataset where there is none', async () => {
    const response = await ask({ query: QUERY });
    const document = join(folder, 'asked.graphql');
    await writeFile(document, QUERY);
    const nowhere = dataDir('nowhere');
    const refused = await replay(response, '--data-dir', nowhere, '--document', document);
    expect(refused.code).toBe(1);
    await expect(readFile(join(datasetDirectory(nowhere), 'manifest.json'))).rejects.toThrow(
      'ENOENT',
    );
  });
});
