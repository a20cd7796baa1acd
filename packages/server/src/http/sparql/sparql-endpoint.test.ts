import type { ERROR_CODES } from '@biographql/core';
import { Parser as N3Parser } from 'n3';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, type TestService } from '../../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const ASTHMA = 'SELECT ?label WHERE { wd:Q35869 rdfs:label ?label FILTER(LANG(?label) = "en") }';

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string | null;
  readonly from?: TestService;
}

function send(parameters: Record<string, string> | null, sent: Sent = {}): Promise<Response> {
  const { method = 'GET', body, headers = {}, key = 'test-key', from = service } = sent;
  const search = parameters === null ? '' : `?${new URLSearchParams(parameters)}`;
  return from.fetch(`http://test/biographql/sparql${search}`, {
    method,
    headers: { ...(key === null ? {} : { 'x-api-key': key }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

async function rejection(response: Response): Promise<readonly [number, string]> {
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return [response.status, errors[0]?.extensions.code ?? ''];
}

describe('the ways to send a query', () => {
  const ways: Readonly<Record<string, () => Promise<Response>>> = {
    'in the address': () => send({ query: ASTHMA }),
    'as a form': () =>
      send(null, {
        method: 'POST',
        body: new URLSearchParams({ query: ASTHMA }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      }),
    'as the body': () =>
      send(null, {
        method: 'POST',
        body: ASTHMA,
        headers: { 'content-type': 'application/sparql-query' },
      }),
    'with the key as a bearer token': () =>
      send({ query: ASTHMA }, { key: null, headers: { authorization: 'Bearer test-key' } }),
    'with the key as a password': () =>
      send(
        { query: ASTHMA },
        { key: null, headers: { authorization: `Basic ${btoa('me:test-key')}` } },
      ),
  };
  for (const [way, ask] of Object.entries(ways)) {
    it(`${way} answers the same`, async () => {
      const response = await ask();
      expect(response.headers.get('content-type')).toBe(
        'application/sparql-results+json; charset=utf-8',
      );
      expect(await response.json()).toEqual({
        head: { vars: ['label'] },
        results: { bindings: [{ label: { type: 'literal', value: 'asthma', 'xml:lang': 'en' } }] },
      });
    });
  }
});

describe('the formats of an answer', () => {
  const ROWS =
    'SELECT ?i ?t ?n ?u WHERE { VALUES (?i ?t ?n ?u) { (wd:Q35869 "a,\\"b\\"\\n<c>&d"@en 1.25 UNDEF) } }';
  const requested = async (accept: string, query = ROWS) => {
    const response = await send({ query }, { headers: { accept } });
    return { type: response.headers.get('content-type'), text: await response.text() };
  };

  it('CSV has values alone', async () => {
    const { type, text } = await requested('text/csv');
    expect(type).toBe('text/csv; charset=utf-8');
    expect(text).toBe(
      'i,t,n,u\r\nhttp://www.wikidata.org/entity/Q35869,"a,""b""\n<c>&d",1.25,\r\n',
    );
  });

  it('TSV has terms', async () => {
    const { text } = await requested('text/tab-separated-values');
    expect(text).toBe(
      '?i\t?t\t?n\t?u\n<http://www.wikidata.org/entity/Q35869>\t"a,\\"b\\"\\n<c>&d"@en\t"1.25"^^<http://www.w3.org/2001/XMLSchema#decimal>\t\n',
    );
  });

  it('XML is read by a parser of XML, with every character', async () => {
    const { type, text } = await requested(
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    );
    expect(type).toBe('application/xml; charset=utf-8');
    const seen: string[] = [];
    const parser = new SaxesParser({ xmlns: false });
    parser.on('opentag', ({ name, attributes }) =>
      seen.push(`${name} ${JSON.stringify(attributes)}`),
    );
    parser.on('text', (each) => seen.push(each));
    parser.write(text).close();
    expect(seen).toContain('a,"b"\n<c>&d');
    expect(seen).toContain('literal {"datatype":"http://www.w3.org/2001/XMLSchema#decimal"}');
    expect(seen).toContain('binding {"name":"n"}');
    expect(seen).not.toContain('binding {"name":"u"}');
  });

  it('ASK has JSON and XML', async () => {
    const query = 'ASK { wd:Q35869 ?p ?o }';
    expect(JSON.parse((await requested('application/json', query)).text)).toEqual({
      head: {},
      boolean: true,
    });
    expect((await requested('application/sparql-results+xml', query)).text).toContain(
      '<boolean>true</boolean>',
    );
  });

  it('what no answer has is rejected with what there is', async () => {
    for (const [query, accept] of [
      [ROWS, 'text/turtle'],
      ['ASK { ?s ?p ?o }', 'text/csv'],
      ['DESCRIBE wd:Q35869', 'text/csv'],
    ] as const) {
      const response = await send({ query }, { headers: { accept } });
      expect(await rejection(response)).toEqual([406, 'NOT_ACCEPTABLE']);
    }
  });
});

describe('graphs', () => {
  const triplesOf = async (query: string) => {
    const response = await send({ query });
    const text = await response.text();
    expect([response.status, text]).toEqual([200, text]);
    expect(response.headers.get('content-type')).toBe('text/turtle; charset=utf-8');
    return new N3Parser({ blankNodePrefix: '' }).parse(text);
  };

  it('CONSTRUCT makes triples of each solution, each once', async () => {
    const quads = await triplesOf(
      'PREFIX ex: <http://example.org/> CONSTRUCT { ?s a ex:Thing ; ex:says ?l, [ ex:in ?l ] } WHERE { VALUES (?s ?l) { (wd:Q1 "a") (wd:Q1 "b") (UNDEF "c") } }',
    );
    const subjects = quads.map(({ subject, predicate, object }) =>
      [subject.termType, predicate.value.split('/').pop(), object.termType].join(' '),
    );
    expect(subjects.sort()).toEqual([
      'BlankNode in Literal',
      'BlankNode in Literal',
      'BlankNode in Literal',
      'NamedNode 22-rdf-syntax-ns#type NamedNode',
      'NamedNode says BlankNode',
      'NamedNode says BlankNode',
      'NamedNode says Literal',
      'NamedNode says Literal',
    ]);
  });

  it('the short form, modifiers, BASE, lists and numbers work', async () => {
    expect(await triplesOf('CONSTRUCT WHERE { wd:Q35869 ?p ?o } LIMIT 2')).toHaveLength(2);
    const list = await triplesOf(
      'BASE <http://example.org/> CONSTRUCT { <a> <b> (1 true "x"@de) } WHERE {}',
    );
    expect(list.map(({ object }) => object.value)).toEqual(
      expect.arrayContaining(['1', 'true', 'x']),
    );
    expect(list[0]?.subject.value).toBe('http://example.org/a');
  });

  it('DESCRIBE returns the triples whose subject is the resource', async () => {
    const all = await service.fetch(
      `http://test/biographql/sparql?${new URLSearchParams({ query: 'SELECT (COUNT(*) AS ?n) { wd:Q35869 ?p ?o }' })}`,
      { headers: { 'x-api-key': 'test-key', accept: 'text/csv' } },
    );
    const count = Number((await all.text()).split('\r\n')[1]);
    expect(count).toBeGreaterThan(3);
    expect(await triplesOf('DESCRIBE wd:Q35869')).toHaveLength(count);
    expect(
      await triplesOf('DESCRIBE ?x <http://none> WHERE { ?x rdfs:label "asthma"@en } LIMIT 1'),
    ).toHaveLength(count);
  });

  it('what reaches outside is rejected in these forms as in others', async () => {
    for (const [query, code] of [
      ['CONSTRUCT { ?s ?p ?o } WHERE { SERVICE <http://x> { ?s ?p ?o } }', 'FORBIDDEN_SPARQL'],
      ['CONSTRUCT { ?s ?p ?o } FROM <http://x> WHERE { ?s ?p ?o }', 'FORBIDDEN_SPARQL'],
      ['CONSTRUCT { ?s ?p ?o WHERE { ?s ?p ?o }', 'INVALID_SPARQL'],
      ['CONSTRUCT { ?s ?p/?q ?o } WHERE { ?s ?p ?o }', 'INVALID_SPARQL'],
      ['CONSTRUCT { ?s nope:p ?o } WHERE { ?s ?p ?o }', 'INVALID_SPARQL'],
      [`CONSTRUCT { ?s ?p ?o } WHERE { ${'{'.repeat(3000)}${'}'.repeat(3000)} }`, 'INVALID_SPARQL'],
      [`DESCRIBE ${'<http://x/y>'.repeat(1000)}`, 'INVALID_SPARQL'],
      ['DESCRIBE *', 'INVALID_SPARQL'],
      ['DESCRIBE ?x', 'INVALID_SPARQL'],
    ] as const) {
      expect(await rejection(await send({ query }))).toEqual([400, code]);
    }
  });
});

describe('requests that are rejected', () => {
  const cases: readonly (readonly [
    string,
    () => Promise<Response>,
    number,
    keyof typeof ERROR_CODES,
  ])[] = [
    ['no key', () => send({ query: ASTHMA }, { key: null }), 401, 'UNAUTHENTICATED'],
    ['a wrong key', () => send({ query: ASTHMA }, { key: 'wrong' }), 401, 'UNAUTHENTICATED'],
    ['no SPARQL', () => send({ query: 'SELEC ?x' }), 400, 'INVALID_SPARQL'],
    ['an update', () => send({ update: 'DELETE { ?s ?p ?o }' }), 400, 'FORBIDDEN_SPARQL'],
    [
      'two queries',
      () =>
        service.fetch('http://test/biographql/sparql?query=a&query=b', {
          headers: { 'x-api-key': 'test-key' },
        }),
      400,
      'INVALID_REQUEST',
    ],
    [
      'another graph',
      () => send({ query: ASTHMA, 'default-graph-uri': 'http://x' }),
      400,
      'FORBIDDEN_SPARQL',
    ],
    [
      'JSON',
      () =>
        send(null, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'an empty body',
      () =>
        send(null, {
          method: 'POST',
          body: '',
          headers: { 'content-type': 'application/sparql-query' },
        }),
      400,
      'INVALID_SPARQL',
    ],
    [
      'an update as the body',
      () =>
        send(null, {
          method: 'POST',
          body: 'CLEAR ALL',
          headers: { 'content-type': 'application/sparql-update' },
        }),
      400,
      'FORBIDDEN_SPARQL',
    ],
    ['PUT', () => send(null, { method: 'PUT' }), 405, 'METHOD_NOT_ALLOWED'],
  ];
  for (const [name, ask, status, code] of cases) {
    it(`${name}: ${status} ${code}`, async () => {
      expect(await rejection(await ask())).toEqual([status, code]);
    });
  }

  it('a key without the scope: 403 FORBIDDEN', async () => {
    await using limited = await createTestService({ scopes: ['search'] });
    expect(await rejection(await send({ query: ASTHMA }, { from: limited }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it('callers without a key learn how to send one', async () => {
    const response = await send({ query: ASTHMA }, { key: null });
    expect(response.headers.get('www-authenticate')).toContain('Basic');
  });
});

it('a GET without a query describes the service', async () => {
  const response = await send(null, { headers: { accept: 'text/turtle' } });
  const quads = new N3Parser().parse(await response.text());
  const stated = quads.map(({ predicate, object }) => `${predicate.value} ${object.value}`);
  expect(stated).toContainEqual(
    expect.stringMatching(/#endpoint http:\/\/[^/]+\/biographql\/sparql$/),
  );
  expect(stated).toContainEqual(
    expect.stringMatching(/void#sparqlEndpoint http:\/\/[^/]+\/biographql\/sparql$/),
  );
  expect(stated).toContain(
    'http://www.w3.org/ns/sparql-service-description#supportedLanguage http://www.w3.org/ns/sparql-service-description#SPARQL11Query',
  );
});
