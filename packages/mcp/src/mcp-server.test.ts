import { createClient, type Middleware } from '@biographql/client';
import { persistedDocuments } from '@biographql/core/manifest';
import { createTestService, type TestService } from '@biographql/server/testing';
import { recordedFetch } from '@biographql/testing';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from './answer-text.js';
import { createMcpServer } from './create-mcp-server.js';

let service: TestService;
let agent: Client;
/** Over recorded answers of the trained models. */
let chemist: Client;
/** Names of the operations that the tools requested. */
const requested = new Set<string | null>();

async function connect(
  to: Pick<TestService, 'url' | 'apiKey' | 'fetch'>,
  apiKey = to.apiKey,
): Promise<Client> {
  const noted: Middleware = (next) => (request) => {
    requested.add(request.operationName);
    return next(request);
  };
  const client = createClient({ url: to.url, apiKey, fetch: to.fetch, middleware: [noted] });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(client).connect(there as never);
  const connected = new Client({ name: 'test', version: '1' });
  await connected.connect(here);
  return connected;
}

beforeAll(async () => {
  service = await createTestService();
  agent = await connect(service);
  chemist = await connect({ ...service, fetch: recordedFetch() });
}, 60_000);
afterAll(async () => {
  await agent?.close();
  await chemist?.close();
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
    expect(tools.length).toBe(14);
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
  const calls: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['find_entities', { names: ['asthma', 'nothing like it'] }, '"id":"Q35869"'],
    ['find_entities', { names: ['asth'] }, 'asthma'],
    ['answer_questions', { questions: ['What are the symptoms of asthma?'] }, '"claim"'],
    ['answer_questions', { questions: ['Does asthma cure cancer?'] }, '"abstains"'],
    ['get_neighbors', { entity: 'Q35869' }, 'neighbors ('],
    ['get_properties', { entities: ['Q35869'] }, '"property"'],
    ['get_insights', { entity: 'Q35869' }, 'SYMPTOMS'],
    ['get_insights', { entity: 'Q35869', type: 'symptoms' }, '"label":"cough"'],
    ['search_articles', { query: 'asthma', sort: 'NEWEST' }, 'articles'],
    ['search_articles', { question: 'What helps against asthma?' }, '"title"'],
    ['count_articles', { what: 'authors', query: 'asthma' }, '"articles"'],
    ['count_articles', { what: 'entities', entity: 'Q35869' }, '"articles"'],
    ['count_articles', { what: 'affiliations', query: 'asthma' }, '"articles"'],
    ['count_articles', { what: 'emerging', query: 'asthma' }, ''],
    ['find_properties', { names: ['symptom'] }, '"property":"P780"'],
    ['run_sparql', { query: 'SELECT ?s { wd:Q35869 wdt:P780 ?s } LIMIT 3' }, 'rows.'],
    ['run_sparql', { query: 'ASK { wd:Q35869 ?p ?o }' }, 'Answer: true.'],
    ['run_sparql', { question: 'What are the symptoms of asthma?' }, 'SELECT'],
    ['get_provenance', {}, 'Dataset: test.'],
    [
      'verify_citations',
      { items: [{ identifier: 'DOID:2841', label: 'type 2 diabetes' }] },
      '"suggestion":"identifier: DOID:9352"',
    ],
    [
      'get_provenance',
      { facts: [{ subject: 'Q35869', property: 'P780', object: 'Q1' }] },
      '"stated":false',
    ],
  ];
  it.each(calls)('%s %j is answered', async (name, args, expected) => {
    const { text, isError } = await call(name, args);
    expect({ isError, text }).toEqual({ isError: false, text: expect.stringContaining(expected) });
    expect(text.length).toBeLessThan(MAX_CHARACTERS + 200);
  });

  it('a tool returns everything page by page', async () => {
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

it('a molecule is described by its concerns and predictions, and an invalid one by its error', async () => {
  const smiles = ['CC(=O)Oc1ccccc1C(=O)O', 'not a molecule'];
  const { text } = await call('predict_admet', { smiles }, chemist);
  expect(text).toContain('"formula":"C9H8O4"');
  expect(text).toContain('hERG (hERG blocker): Confident: not a hERG blocker');
  expect(text).toContain('The graph has no structure for it.');
});

it('lists the available models with their figures', async () => {
  const { text } = await call('list_admet_models', {}, chemist);
  expect(text).toMatch(/"name":"logS","meaning":"[^"]+","unit":"log10 mol\/L","R2":0\.89/);
  expect(text).toMatch(/"name":"hERG",.*"probability of":"[^"]+","ACCURACY":0\.8/);
});

describe('an explanation', () => {
  const aspirin = { smiles: 'CC(=O)Oc1ccccc1C(=O)O', model: 'hERG' };
  const rowsOf = (text: string): readonly Readonly<Record<string, unknown>>[] =>
    text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

  it('returns the atoms that drive a value, the largest contributions first, and measured molecules', async () => {
    const { text } = await call('explain_admet', aspirin, chemist);
    expect(text).toMatch(
      /^hERG: 0\.\d+\.\nThe contributions change the score from \S+ \(average drug\) to \S+, in log-odds/,
    );
    const rows = rowsOf(text);
    const parts = rows.filter(({ adds }) => adds !== undefined);
    const sizes = parts.map(({ adds }) => Math.abs(Number(adds)));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(text).toContain('"atom":"CC(=O){O}c1ccccc1C(=O)O"');
    expect(rows.filter(({ measured }) => measured !== undefined)).toHaveLength(5);
    expect(text.length).toBeLessThan(MAX_CHARACTERS + 200);
  });

  it('adds up, over all of its pages', async () => {
    const parts: number[] = [];
    let ends: readonly number[] = [];
    let cursor: string | undefined;
    do {
      const args = { ...aspirin, ...(cursor === undefined ? {} : { cursor }) };
      const { text } = await call('explain_admet', args, chemist);
      const [, base, score] = /from (\S+) \(average drug\) to (\S+),/.exec(text) ?? [];
      ends = [Number(base), Number(score)];
      parts.push(...rowsOf(text).flatMap(({ adds }) => (adds === undefined ? [] : [Number(adds)])));
      cursor = /cursor "([^"]+)"/.exec(text)?.[1];
    } while (cursor !== undefined);
    const [base = Number.NaN, score = Number.NaN] = ends;
    expect(parts.reduce((sum, part) => sum + part, base)).toBeCloseTo(score, 1);
  });

  it('of what is no molecule is none', async () => {
    const { text } = await call(
      'explain_admet',
      { smiles: 'not a molecule', model: 'hERG' },
      chemist,
    );
    expect(text).toMatch(/^No prediction: /);
  });
});

describe('an answer', () => {
  it('is structured as well, and links to the web UI where there is one', async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const client = createClient({ url: service.url, apiKey: service.apiKey, fetch: service.fetch });
    await createMcpServer(client, { webUrl: 'https://graph.example/' }).connect(there as never);
    const linked = new Client({ name: 'test', version: '1' });
    await linked.connect(here);
    const args = { entity: 'Q35869', types: ['GENE'] };
    const { content, structuredContent } = await linked.callTool({
      name: 'get_neighbors',
      arguments: args,
    });
    const link = 'https://graph.example/?entity=Q35869&view=graph';
    expect(structuredContent).toMatchObject({ notes: [expect.any(String)], link });
    expect((content as { text: string }[])[0]?.text).toContain(`View in the web UI: ${link}`);
    const { rows } = structuredContent as { rows: { relations: string[] }[] };
    for (const { relations } of rows) {
      const labels = relations.map((relation) => relation.slice(2));
      expect(new Set(labels).size).toBe(labels.length);
    }
    await linked.close();
  });

  it('has no link where there is no web UI', async () => {
    expect((await call('get_neighbors', { entity: 'Q35869' })).text).not.toContain('http://in');
  });
});

describe('errors say what to do next', () => {
  const wrong: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ['get_neighbors', { entity: 'Q999999999' }, /^ENTITY_NOT_FOUND: .*find_entities/s],
    ['get_neighbors', { entity: 'no id' }, /^INVALID_ARGUMENT: /],
    ['run_sparql', { query: 'SELEC ?x' }, /^INVALID_SPARQL: .*question to run_sparql/s],
    ['run_sparql', { query: 'DELETE WHERE { ?s ?p ?o }' }, /^FORBIDDEN_SPARQL: /],
    [
      'predict_admet',
      { smiles: ['CCO'], model: 'LogSS' },
      /^UNKNOWN_MODEL: .*Did you mean `logS`/s,
    ],
    [
      'find_entities',
      { names: ['asthma'], cursor: 'made up' },
      /^INVALID_ARGUMENT: invalid cursor/,
    ],
  ];
  it.each(wrong)('%s %j', async (name, args, expected) => {
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(expected);
    expect(text).not.toContain('See docs');
  });

  it('of arguments that do not fit, before a request is sent', async () => {
    const { text, isError } = await call('find_entities', { names: [] });
    expect(isError).toBe(true);
    expect(text).toMatch(/names/);
  });

  const misnamed: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['get_neighbors', { entity: 'Q35869', typs: ['GENE'] }, 'Did you mean types?'],
    ['get_insights', { disease: 'Q35869' }, 'Did you mean entity?'],
    ['predict_admet', { smiles: ['CCO'], temperature: 37 }, 'Valid: smiles, model, cursor.'],
  ];
  it.each(misnamed)('of %s %j name the argument that is meant', async (name, args, hint) => {
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });

  it('for a wrong key inform its owner', async () => {
    const unknownCaller = await connect(service, 'wrong');
    expect((await call('find_entities', { names: ['asthma'] }, unknownCaller)).text).toMatch(
      /^UNAUTHENTICATED: .*BIOGRAPHQL_API_KEY/s,
    );
    await unknownCaller.close();
  });
});

describe('every operation', () => {
  /** Those that agents do without, and why. */
  const WITHOUT: Readonly<Record<string, string>> = {
    questionAnswerSingle: 'questionAnswer answers more',
    getEntity: 'answers would be longer than agents read',
    getEntityList: 'answers would be longer than agents read',
    getAnswers: 'agents ask one question at a time',
    entitiesByName: 'resolveEntities finds names',
    questionEntities: 'agents read questions, and resolve the names in them',
    predicates: 'predicatesByName finds the same',
    searchEntity: 'resolveEntities finds names by their beginnings, too',
    advancedSearchQuery: 'advancedSearchGraph answers ASK as well',
    getDrugsWithSubstructure: 'agents name drugs; predict_admet lists similar ones',
    entityVectors: 'an agent has no use for numbers without names',
    triplePlausibilities: 'a plausible triple would be reported as a fact',
  };

  it('is used by a tool, or has a reason why not', async () => {
    await call('predict_admet', { smiles: ['CCO'], model: 'hERG' }, chemist);
    const documents = Object.values(persistedDocuments);
    const names = documents.flatMap((text) => /^query (\w+)/m.exec(text)?.[1] ?? []);
    expect(names).toHaveLength(documents.length);
    expect(names.filter((name) => !requested.has(name)).sort()).toEqual(
      Object.keys(WITHOUT).sort(),
    );
  });
});
