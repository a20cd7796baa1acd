import { createClient } from '@biographql/client';
import { createTestService, type TestService } from '@biographql/server/testing';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CHARACTERS } from './answer-text.js';
import { createMcpServer } from './create-mcp-server.js';

let service: TestService;
let agent: Client;

async function connect(to: TestService, apiKey = to.apiKey): Promise<Client> {
  const client = createClient({ url: to.url, apiKey, fetch: to.fetch });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(client).connect(there as never);
  const connected = new Client({ name: 'test', version: '1' });
  await connected.connect(here);
  return connected;
}

beforeAll(async () => {
  service = await createTestService();
  agent = await connect(service);
}, 60_000);
afterAll(async () => {
  await agent?.close();
  await service?.[Symbol.asyncDispose]();
});

async function call(name: string, args: Record<string, unknown>, by = agent) {
  const { content, isError } = await by.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

describe('what agents read before they ask', () => {
  it('is short: all tools in 8 KB', async () => {
    const { tools } = await agent.listTools();
    expect(tools.length).toBe(13);
    expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(8_192);
    for (const { name, annotations } of tools) {
      expect(name).toMatch(/^[a-z_]+$/);
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('has prompts for tasks', async () => {
    const { prompts } = await agent.listPrompts();
    expect(prompts.map(({ name }) => name)).toContain('disease_overview');
    const { messages } = await agent.getPrompt({
      name: 'disease_overview',
      arguments: { name: 'asthma' },
    });
    expect(JSON.stringify(messages)).toContain('overview of asthma');
  });
});

describe('tools', () => {
  const asked: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['find_entities', { names: ['asthma', 'nothing like it'] }, '"id":"Q35869"'],
    ['search_entities', { text: 'asth' }, 'asthma'],
    ['answer_questions', { questions: ['What are the symptoms of asthma?'] }, '"claim"'],
    ['answer_questions', { questions: ['Does asthma cure cancer?'] }, '"abstains"'],
    ['get_neighbors', { entity: 'Q35869' }, 'neighbors ('],
    ['get_properties', { entities: ['Q35869'] }, '"property"'],
    ['get_insights', { disease: 'Q35869' }, 'SYMPTOMS'],
    ['get_insights', { disease: 'Q35869', type: 'symptoms' }, '"label":"cough"'],
    ['search_articles', { query: 'asthma', sort: 'NEWEST' }, 'articles'],
    ['find_documents', { questions: ['What helps against asthma?'] }, '"title"'],
    ['count_articles', { what: 'authors', query: 'asthma' }, '"articles"'],
    ['count_articles', { what: 'entities', entity: 'Q35869' }, '"articles"'],
    ['count_articles', { what: 'affiliations', query: 'asthma' }, '"articles"'],
    ['count_articles', { what: 'emerging', query: 'asthma' }, ''],
    ['run_sparql', { query: 'SELECT ?s { wd:Q35869 wdt:P780 ?s } LIMIT 3' }, 'rows.'],
    ['run_sparql', { query: 'ASK { wd:Q35869 ?p ?o }' }, 'Answer: true.'],
    ['question_to_sparql', { question: 'What are the symptoms of asthma?' }, 'SELECT'],
    ['get_provenance', {}, 'Data set: test.'],
    [
      'get_provenance',
      { facts: [{ subject: 'Q35869', property: 'P780', object: 'Q1' }] },
      '"stated":false',
    ],
  ];
  it.each(asked)('%s %j is answered', async (name, args, expected) => {
    const { text, isError } = await call(name, args);
    expect({ isError, text }).toEqual({ isError: false, text: expect.stringContaining(expected) });
    expect(text.length).toBeLessThan(MOST_CHARACTERS + 200);
  });

  it('page by page a tool tells all that there is', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { text } = await call('run_sparql', {
        query: 'SELECT ?s ?p ?o { ?s ?p ?o } LIMIT 150',
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(...text.split('\n').filter((line) => line.startsWith('{')));
      cursor = /cursor "([^"]+)"/.exec(text)?.[1];
    } while (cursor !== undefined);
    expect(seen).toHaveLength(150);
  });
});

describe('errors say what to do next', () => {
  const wrong: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ['get_neighbors', { entity: 'Q999999999' }, /^ENTITY_NOT_FOUND: .*find_entities/s],
    ['get_neighbors', { entity: 'no id' }, /^INVALID_ARGUMENT: /],
    ['run_sparql', { query: 'SELEC ?x' }, /^INVALID_SPARQL: .*question_to_sparql/s],
    ['run_sparql', { query: 'DELETE WHERE { ?s ?p ?o }' }, /^FORBIDDEN_SPARQL: /],
    ['predict_admet', { smiles: ['CCO'], model: 'LogSS' }, /^UNKNOWN_MODEL: .*near/s],
    ['find_entities', { names: ['asthma'], cursor: 'made up' }, /^INVALID_ARGUMENT: cursor/],
  ];
  it.each(wrong)('%s %j', async (name, args, expected) => {
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(expected);
    expect(text).not.toContain('See docs');
  });

  it('of arguments that do not fit, before the service is asked', async () => {
    const { text, isError } = await call('find_entities', { names: [] });
    expect(isError).toBe(true);
    expect(text).toMatch(/names/);
  });

  it('of a wrong key tell its owner', async () => {
    const stranger = await connect(service, 'wrong');
    expect((await call('search_entities', { text: 'asthma' }, stranger)).text).toMatch(
      /^UNAUTHENTICATED: .*BIOGRAPHQL_API_KEY/s,
    );
    await stranger.close();
  });
});
