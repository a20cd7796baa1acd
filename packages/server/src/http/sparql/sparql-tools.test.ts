// What clients such as SPARQLWrapper and rdflib send by default.
import { readText } from '@biographql/ingest/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, type TestService } from '../../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const ASTHMA = 'SELECT ?label WHERE { wd:Q35869 rdfs:label ?label FILTER(LANG(?label) = "en") }';

function send(query: string, accept = '*/*', method = 'GET', path = 'sparql'): Promise<Response> {
  return service.fetch(`http://test/biographql/${path}?${new URLSearchParams({ query })}`, {
    method,
    headers: { 'x-api-key': 'test-key', accept },
  });
}

describe('graphs', () => {
  it('in RDF/XML and JSON-LD are the triples of Turtle', async () => {
    const query =
      'CONSTRUCT { ?s rdfs:label ?l ; ?p _:b . _:b wdt:P1 wd:Q1 } WHERE { VALUES (?s ?l ?p) { (wd:Q2 "a <&> \\"b\\""@en rdfs:seeAlso) (wd:Q3 2.5 wdt:P2) (wd:Q4 "plain" rdf:type) } }';
    const requested = async (accept: string, format: string) => {
      const response = await send(query, accept);
      expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
      const { triples, rejects } = await readText(format, await response.text());
      expect(rejects).toEqual([]);
      return triples.map((triple) => triple.replace(/_:\w+/g, '_:b'));
    };
    const turtle = await requested('text/turtle', 'turtle');
    expect(turtle).toHaveLength(9);
    expect(await requested('application/rdf+xml', 'rdf-xml')).toEqual(turtle);
    expect(await requested('application/ld+json', 'json-ld')).toEqual(turtle);
  });

  it('with a predicate that XML has no name for are not written in RDF/XML', async () => {
    const query = 'CONSTRUCT { wd:Q1 <http://x/1> 1 } WHERE {}';
    const response = await send(query, 'application/rdf+xml');
    expect(response.status).toBe(406);
  });
});

it('HEAD has the headers of GET, and a trailing slash is the same address', async () => {
  const get = await send(ASTHMA);
  const head = await send(ASTHMA, '*/*', 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  expect(await head.text()).toBe('');
  const slash = await send(ASTHMA, '*/*', 'GET', 'sparql/');
  expect(await slash.text()).toBe(await get.text());
});

it('SELECT * has its columns as they are written', async () => {
  const query = 'SELECT * { VALUES (?z ?a) { (1 2) } BIND(?a + ?z AS ?m) }';
  const response = await send(query, 'text/csv');
  expect(await response.text()).toBe('z,a,m\r\n1,2,3\r\n');
});

it.each([
  ['SELECT ?s (COUNT(*) AS ?n) { ?s ?p ?o }', /`\?s` is neither grouped nor in an aggregate/],
  ['SELECT * { ?s ?p ?o BIND(1 AS ?p) }', /`\?p` already has a value before this BIND/],
  ['SELECT * { ?s ?p ?o FILTER(?s = ) }', /Expected an expression, found `\)`\./],
  ['SELECT * { ?s ?p ?o FILTER(COUNT(?s) > 1) }', /use HAVING instead of FILTER/],
])('errors are in the words of the author: %s', async (query, reason) => {
  const { errors } = (await (await send(query)).json()) as {
    errors: { extensions: { reason: string } }[];
  };
  const { extensions } = errors[0] ?? {};
  expect(extensions?.reason).toMatch(reason);
});
