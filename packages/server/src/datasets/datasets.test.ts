import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset, rollBack } from '@biographql/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../compose.js';
import { loadConfig } from '../config/load-config.js';

const KEY = 'key-of-this-test';
const ENTITY = 'http://www.wikidata.org/entity/Q35869';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';

/** Names by the field that has an `engineID`, and by one that has none. */
const BOTH = `query Both($engineID: String) {
  nodeProperties(engineID: $engineID, graphInput: { startNode: "Q35869" }) { properties { name } }
  searchAsYouType(searchInput: { searchText: "a" }) { data { searchLabels { text } } }
}`;
const SEARCH =
  '{ searchAsYouType(searchInput: { searchText: "a" }) { data { searchLabels { text } } } }';

describe('a served dataset', () => {
  let folder = '';
  let service: Service;
  const dataDir = () => join(folder, 'data');

  async function build(label: string, release: string): Promise<void> {
    const graph = join(folder, `${label}.nt`);
    await writeFile(graph, `<${ENTITY}> <${LABEL}> "${label}"@en .\n`);
    const articles = join(folder, 'articles.jsonl');
    await writeFile(articles, '{ "pmid": "1", "title": "On asthma" }\n');
    const sources = { graphSources: [graph], articleSources: [articles] };
    await buildDataset({ dataDir: dataDir(), ...sources, mode: 'replace', release, keep: 3 });
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-served-'));
    await build('almond', '2026-09');
    await build('apricot', '2026-10');
    const flags = { dataDir: dataDir() };
    service = await createService(loadConfig({ flags, env: { BIOGRAPHQL_API_KEY: KEY } }));
    await service.ready();
  }, 60_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (path: string, init: RequestInit = {}) =>
    service.fetch(
      new Request(`http://local${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      }),
    );

  async function ask(body: object) {
    const sent = { method: 'POST', body: JSON.stringify(body) };
    const response = await send(service.http.path, sent);
    const answer = await response.json();
    const labels = answer.data?.searchAsYouType?.data.searchLabels;
    return {
      status: response.status,
      codes: answer.errors?.map((error: { extensions: { code: string } }) => error.extensions.code),
      texts: labels?.map(({ text }: { readonly text: string }) => text),
      dataset: answer.extensions?.receipt?.dataset,
    };
  }

  it('answers requests for this service or for none, with the dataset in the receipt', async () => {
    const dataset = { digest: expect.any(String), release: '2026-10' };
    const found = { status: 200, codes: undefined, texts: ['apricot'], dataset };
    expect(await ask({ query: BOTH })).toEqual(found);
    expect(await ask({ query: BOTH, variables: { engineID: 'biographql' } })).toEqual(found);
    expect(await ask({ query: SEARCH, extensions: { engineID: 'biographql' } })).toEqual(found);
  });

  it('rejects another service in the field that names it, or in the request', async () => {
    const field = await ask({ query: BOTH, variables: { engineID: 'mouse' } });
    expect(field).toMatchObject({ status: 200, codes: ['UNKNOWN_ENGINE'], texts: ['apricot'] });
    const request = await ask({ query: SEARCH, extensions: { engineID: 'mouse' } });
    expect(request).toMatchObject({ status: 400, codes: ['UNKNOWN_ENGINE'] });
    const odd = await ask({ query: SEARCH, extensions: { engineID: 1 } });
    expect(odd.codes).toEqual(['INVALID_REQUEST']);
    const query = encodeURIComponent('ASK {}');
    const sparql = service.http.path.replace(/graphql$/, `sparql?query=${query}&engineID=`);
    expect((await send(`${sparql}biographql`)).status).toBe(200);
    expect((await send(`${sparql}mouse`)).status).toBe(400);
  });

  it('changes with the version that the data directory names', async () => {
    const release = async () => (await ask({ query: SEARCH })).dataset.release;
    expect(await service.reload()).toBe(false);
    await rollBack(dataDir(), { to: '2026-09' });
    expect(await service.reload()).toBe(true);
    expect([await release(), (await ask({ query: SEARCH })).texts]).toEqual([
      '2026-09',
      ['almond'],
    ]);
    await rollBack(dataDir(), { to: '2026-10' });
    expect(await service.reload()).toBe(true);
    expect(await release()).toBe('2026-10');
  });
});
