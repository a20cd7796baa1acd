import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BioGraphQLClient, createClient } from '@biographql/client';
import { createService, loadConfig, type Service } from '@biographql/server';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plugin } from '../../../../optional/graph-schema/src/index.js';
import { main } from '../../../server/src/cli/main.js';
import { ONTOLOGY_GRAPH } from '../../../server/test/ontology-graph.fixture.js';
import { createMcpServer } from '../create-mcp-server.js';
import { createGraphTools } from './graph-tools.js';

let dataDir = '';
let service: Service;
let agent: Client;

async function connect(client: BioGraphQLClient): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const tools = await createGraphTools(client);
  await createMcpServer(client, { tools }).connect(there as never);
  const connected = new Client({ name: 'test', version: '1' });
  await connected.connect(here);
  return connected;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-graph-tools-'));
  const graph = join(dataDir, 'graph.ttl');
  await writeFile(graph, ONTOLOGY_GRAPH);
  const silent = { stdout: { write: () => true }, stderr: { write: () => true } };
  const run = (...args: readonly string[]) =>
    main(['node', 'biographql', ...args, '--data-dir', dataDir], silent, async () => [plugin]);
  expect(await run('ingest', '--no-starter', '--graph', graph)).toBe(0);
  expect(await run('schema', '--min-facts', '1')).toBe(0);
  service = await createService(
    loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } }),
    { plugins: [plugin] },
  );
  await service.ready();
  agent = await connect(graphClient());
}, 60_000);
afterAll(async () => {
  await agent?.close();
  await service?.[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

function graphClient(): BioGraphQLClient {
  return createClient({
    url: 'http://test/biographql/graph',
    apiKey: 'key',
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
}

async function call(name: string, args: Readonly<Record<string, unknown>>) {
  const { content, isError } = await agent.callTool({ name, arguments: { ...args } });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

it('has three tools for each class of the graph, in 8 KB', async () => {
  const { tools } = await agent.listTools();
  const names = tools.map(({ name }) => name);
  for (const name of ['search_diseases', 'get_disease', 'related_to_disease', 'get_gene'])
    expect(names).toContain(name);
  expect(names.length % 3).toBe(0);
  expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(8_192);
});

it('leads from a name to an entity, its relations, and where a fact is from', async () => {
  expect((await call('search_diseases', { name: 'marfan' })).text).toContain('MONDO:0007947');
  const one = await call('get_disease', { id: 'MONDO:0007947' });
  expect(one.isError).toBe(false);
  const row = JSON.parse(one.text);
  expect(row).toMatchObject({ name: 'Marfan syndrome', relations: { symptoms: 2, genes: 1 } });
  expect(row.identifiers).toContain('OMIM:154700');
  expect(row.provenance.statements).toBeGreaterThan(0);
  const related = await call('related_to_disease', { id: 'MONDO:0007947', relation: 'symptoms' });
  expect(related.text).toContain('symptoms of Marfan syndrome (MONDO:0007947): 2.');
  expect(related.text).toContain('28050285');
});

it('reads an entity of any class, and says what is wrong', async () => {
  expect((await call('search_entities', { name: 'FBN1' })).text).toContain('HGNC:3603');
  expect((await call('get_entity', { id: 'HGNC:3603' })).text).toContain('"diseases":1');
  const related = await call('related_to_entity', { id: 'HGNC:3603', relation: 'diseases' });
  expect(related.text).toContain('Marfan syndrome');
  expect((await call('get_disease', { id: 'HGNC:3603' })).text).toContain('no such entity');
  const wrong = await call('related_to_disease', { id: 'MONDO:0007947', relation: 'x } { y' });
  expect(wrong).toEqual({
    isError: true,
    text: expect.stringMatching(/^INVALID_ARGUMENT: .*one of .*symptoms/s),
  });
});

it('leaves the smallest classes of a large schema to the tools of any class', async () => {
  const scalar = { name: 'String', kind: 'SCALAR' };
  const classes = Array.from({ length: 60 }, (_, number) => `pharmaceuticalThing${number}`);
  const object = (name: string) => ({ name: `T${name}`, kind: 'OBJECT' });
  const field = (name: string, args: readonly string[], type: object) => ({
    ...{ name, type },
    args: args.map((each) => ({ name: each })),
  });
  const schema = {
    queryType: {
      fields: classes.flatMap((name) => [
        field(name, ['id'], object(name)),
        field(`${name}s`, ['search', 'ids'], { kind: 'LIST', name: null, ofType: object(name) }),
      ]),
    },
    types: classes.map((name) => ({ ...object(name), fields: [field('weight', [], scalar)] })),
  };
  const large = await connect({
    engineId: undefined,
    request: async () => ({ __schema: schema }) as never,
  });
  const { tools } = await large.listTools();
  const { length } = JSON.stringify({ tools });
  expect(length).toBeLessThanOrEqual(8_192);
  expect(length).toBeGreaterThan(7_000);
  expect(tools.map(({ name }) => name)).toContain('get_pharmaceutical_thing0');
  expect(tools.map(({ name }) => name)).not.toContain('get_pharmaceutical_thing59');
  await large.close();
});
