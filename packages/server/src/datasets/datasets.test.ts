import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset, rollBack } from '@biographql/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../compose.js';
import { ConfigError } from '../config/config-error.js';
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

describe('several datasets', () => {
  let folder = '';
  let service: Service;
  const directory = (name: string) => join(folder, name);

  async function build(name: string, label: string, release: string): Promise<void> {
    const graph = join(folder, `${label}.nt`);
    await writeFile(graph, `<${ENTITY}> <${LABEL}> "${label}"@en .\n`);
    const articles = join(folder, 'articles.jsonl');
    await writeFile(articles, '{ "pmid": "1", "title": "On asthma" }\n');
    await buildDataset({
      dataDir: directory(name),
      graphSources: [graph],
      articleSources: [articles],
      mode: 'replace',
      release,
      keep: 3,
    });
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-several-'));
    await build('first', 'apple', '1');
    await build('lab', 'almond', '2026-09');
    await build('lab', 'apricot', '2026-10');
    await build('lab', 'aloe', '2026-11');
    service = await createService(getConfig());
    await service.ready();
  }, 60_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  function getConfig(flags: object = {}) {
    const own = { dataDir: directory('first'), datasets: [`lab=${directory('lab')}`] };
    return loadConfig({ flags: { ...own, ...flags }, env: { BIOGRAPHQL_API_KEY: KEY } });
  }

  const fetchHere = async (input: string, init?: RequestInit) =>
    service.fetch(new Request(input, init));
  const url = () => `http://local${service.http.path}`;

  async function ask(body: object, path = service.http.path) {
    const response = await fetchHere(`http://local${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    const labels = answer.data?.searchAsYouType?.data.searchLabels;
    return {
      status: response.status,
      errors: answer.errors,
      texts: labels?.map(({ text }: { readonly text: string }) => text),
      dataset: answer.extensions?.receipt?.dataset,
    };
  }

  it('answer from the first where none is named', async () => {
    const { texts, dataset } = await ask({ query: BOTH });
    expect([texts, dataset]).toEqual([['apple'], { digest: expect.any(String), release: '1' }]);
    expect((await ask({ query: BOTH, variables: { engineID: 'biographql' } })).texts).toEqual([
      'apple',
    ]);
  });

  it.each([
    ['a variable', { query: BOTH, variables: { engineID: 'lab' } }],
    ['a default', { query: BOTH.replace('String)', 'String = "lab")') }],
    [
      'a literal',
      { query: BOTH.replace(': $engineID', ': "lab"').replace('($engineID: String)', '') },
    ],
    [
      'a fragment',
      {
        query: `{ ...Own } fragment Own on Query { searchAsYouType(searchInput: { searchText: "a" }) { data { searchLabels { text } } }
          ... on Query { nodeProperties(engineID: "lab", graphInput: { startNode: "Q35869" }) { properties { name } } } }`,
      },
    ],
    ['an extension', { query: SEARCH, extensions: { engineID: 'lab' } }],
    ['both', { query: BOTH, variables: { engineID: 'lab' }, extensions: { engineID: 'lab' } }],
  ])('answer wholly from the one that %s names, and the receipt tells it', async (_, body) => {
    expect(await ask(body)).toEqual({
      status: 200,
      texts: ['aloe'],
      dataset: { engineID: 'lab', digest: expect.any(String), release: '2026-11' },
    });
  });

  it('refuse a request that names two, and tell what there is', async () => {
    const two = await ask({
      query: BOTH,
      variables: { engineID: 'lab' },
      extensions: { engineID: 'biographql' },
    });
    expect(two).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'INVALID_ARGUMENT' } }],
    });
    const unknown = await ask({ query: SEARCH, extensions: { engineID: 'mouse' } });
    expect(unknown).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'UNKNOWN_ENGINE', known: ['biographql', 'lab'] } }],
    });
    expect(unknown.errors[0].message).toContain('There are: "biographql", "lab".');
    const field = await ask({ query: BOTH, variables: { engineID: 'mouse' } });
    expect(field).toMatchObject({
      status: 200,
      texts: ['apple'],
      errors: [{ extensions: { code: 'UNKNOWN_ENGINE' } }],
    });
    const odd = await ask({ query: SEARCH, extensions: { engineID: 1 } });
    expect(odd.errors).toMatchObject([{ extensions: { code: 'INVALID_REQUEST' } }]);
  });

  it('are asked in SPARQL by the address', async () => {
    const query = encodeURIComponent(`SELECT ?name { <${ENTITY}> <${LABEL}> ?name }`);
    const path = url().replace(/graphql$/, 'sparql');
    const csv = async (engine: string) => {
      const headers = { 'x-api-key': KEY, accept: 'text/csv' };
      return (await fetchHere(`${path}?query=${query}${engine}`, { headers })).text();
    };
    expect(await csv('')).toContain('apple');
    expect(await csv('&engineID=lab')).toContain('aloe');
    const described = await fetchHere(`${path}?engineID=lab`, { headers: { 'x-api-key': KEY } });
    expect(await described.text()).toContain('sparql?engineID=lab');
  });

  it('are told of by /ready and /metrics', async () => {
    const told = async (path: string) => {
      const response = await fetchHere(`http://local${path}`, { headers: { 'x-api-key': KEY } });
      return { status: response.status, text: await response.text() };
    };
    const ready = await told('/ready');
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.text)).toMatchObject({ readyDatasets: ['lab'], unreadyDatasets: [] });
    expect((await told('/ready?engineID=lab')).status).toBe(200);
    expect((await told('/ready?engineID=mouse')).status).toBe(400);
    const { text } = await told('/metrics');
    expect(text).toMatch(/biographql_dataset_rows\{kind="triples"\} 1\n/);
    expect(text).toMatch(/biographql_dataset_rows\{dataset="lab",kind="triples"\} 1\n/);
    expect(text).toMatch(/biographql_requests_total\{[^}]*dataset="lab"\} [1-9]/);
  });

  it('change each alone', async () => {
    const release = async (engineID: string) =>
      (await ask({ query: SEARCH, extensions: { engineID } })).dataset.release;
    await rollBack(directory('lab'), { to: '2026-10' });
    expect(await service.reload()).toBe(true);
    expect([await release('biographql'), await release('lab')]).toEqual(['1', '2026-10']);
    await rollBack(directory('lab'), { to: '2026-11' });
    expect(await service.reload()).toBe(true);
    expect(await service.reload()).toBe(false);
    expect(await release('lab')).toBe('2026-11');
  });

  it('have names and directories of their own, and are there', async () => {
    const first = `biographql=${directory('lab')}`;
    await expect(createService(getConfig({ datasets: [first] }))).rejects.toThrow(ConfigError);
    const same = `other=${directory('first')}`;
    await expect(createService(getConfig({ datasets: [same] }))).rejects.toThrow(/same directory/);
    const absent = `other=${directory('nowhere')}`;
    await expect(createService(getConfig({ datasets: [absent] }))).rejects.toMatchObject({
      problem: 'missing',
    });
  });
});
