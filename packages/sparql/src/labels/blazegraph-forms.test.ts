import { BioGraphQLError } from '@biographql/core';
import { Parser } from '@traqula/parser-sparql-1-1';
import fc from 'fast-check';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { parseQuery, shiftPosition, withLimit } from '../index.js';
import { blazegraphForms, labelService } from './index.js';

const options = { labelService, forms: blazegraphForms };
const plain = (text: string) => parseQuery(text, options).text.replace(/\s+/g, ' ').trim();
const failure = (text: string) => {
  try {
    parseQuery(text, options);
  } catch (error) {
    if (BioGraphQLError.is(error)) return error.shortMessage;
  }
  return undefined;
};

describe('named subqueries', () => {
  it('stand where they are included, with those that they include', () => {
    const text = `SELECT ?a WITH { SELECT ?a { ?a <x:p> ?b } } AS %one
      WITH { SELECT DISTINCT ?a WHERE { INCLUDE %one . ?a <x:q> 1 } } AS %two
      WHERE { INCLUDE %two OPTIONAL { ?a <x:r> ?c } }`;
    expect(plain(text)).toBe(
      'SELECT ?a WHERE { { SELECT DISTINCT ?a WHERE { { SELECT ?a { ?a <x:p> ?b } } . ?a <x:q> 1 } } OPTIONAL { ?a <x:r> ?c } }',
    );
  });

  it('are answered as the subqueries that they are', () => {
    const store = new Store();
    store.load(
      '<x:1> <x:p> <x:2> .\n<x:2> <x:p> <x:3> .\n<x:2> <http://www.w3.org/2000/01/rdf-schema#label> "two"@en .',
      { format: 'application/n-triples' },
    );
    const { text } = parseQuery(
      `SELECT ?a ?aLabel WITH { SELECT ?a { ?b <x:p> ?a } ORDER BY ?a LIMIT 1 } AS %first
       { INCLUDE %first SERVICE wikibase:label { bd:serviceParam wikibase:language "en" } }`,
      options,
    );
    const rows = store.query(text);
    expect(
      Array.isArray(rows) && rows.map((row) => 'get' in row && row.get('aLabel')?.value),
    ).toEqual(['two']);
  });

  it('lead places back to what was typed, and take a limit', () => {
    const typed = 'SELECT ?a WITH { SELECT ?a { ?a <x:p> ?b } } AS %one { INCLUDE %one }';
    const query = parseQuery(typed, options);
    const column = query.text.indexOf('<x:p>') + 1;
    expect(shiftPosition(query, { line: 1, column })).toEqual({
      line: 1,
      column: typed.indexOf('<x:p>') + 1,
    });
    expect(withLimit(query, 5).text).toMatch(/\} LIMIT 5\s*$/);
  });

  it.each([
    ['SELECT * { INCLUDE %a }', /INCLUDE %a needs a named subquery `WITH \{ … \} AS %a` before it/],
    ['SELECT * WITH { SELECT * { INCLUDE %a } } AS %a { INCLUDE %a }', /needs a named subquery/],
    ['SELECT * { ?a <x:p> %a }', /`%` is not allowed here/],
    ['SELECT * WITH { ?a <x:p> ?b } AS %a { INCLUDE %a }', /needs a named subquery/],
    ['SELECT * WITH { SELECT * { SERVICE <http://a.b/> {} } } AS %a { INCLUDE %a }', /SERVICE/],
    ['SELECT * WITH { SELECT * FROM <http://a.b/> {} } AS %a { INCLUDE %a }', /FROM/],
    ['SELECT * { ?a <x:p> ?b } WITH { SELECT * {} } AS %a } DROP ALL', /has no opening bracket/],
  ])('are rejected in %s', (text, message) => {
    expect(failure(text)).toMatch(message);
  });

  it('cannot grow beyond the length of a query', () => {
    const doubled = Array.from(
      { length: 40 },
      (_, at) => `WITH { SELECT * { INCLUDE %n${at} INCLUDE %n${at} } } AS %n${at + 1}`,
    ).join(' ');
    const text = `SELECT * WITH { SELECT * { ?a ?b ?c } } AS %n0 ${doubled} { INCLUDE %n40 }`;
    expect(failure(text)).toMatch(/too long in total/);
  });

  it('pass through unless the label service is supported', () => {
    expect(() => parseQuery('SELECT * WITH { SELECT * {} } AS %a { INCLUDE %a }')).toThrow(/`%`/);
  });
});

describe('hints to an optimizer', () => {
  it.each([
    ['SELECT * { hint:Query hint:optimizer "None" . ?a ?b ?c }', 'SELECT * { ?a ?b ?c }'],
    ['SELECT * { ?a ?b ?c . hint:Prior hint:runFirst true }', 'SELECT * { ?a ?b ?c . }'],
    [
      'PREFIX hint: <http://www.bigdata.com/queryHints#> SELECT * { ?a ?b ?c hint:Group hint:a 1; hint:b "c". ?d ?e ?f }',
      'PREFIX hint: <http://www.bigdata.com/queryHints#> SELECT * { ?a ?b ?c . ?d ?e ?f }',
    ],
  ])('are taken out of %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('stay what they are where the prefix is of somebody else', () => {
    const text = 'PREFIX hint: <x:> SELECT * { hint:a hint:b ?c }';
    expect(plain(text)).toBe(text);
  });

  it('are rejected where they ask something', () => {
    expect(failure('SELECT * { hint:Query hint:optimizer ?x }')).toMatch(/IRIs and literals/);
  });
});

describe('prefixes of its own', () => {
  it('are declared where a query does not', () => {
    expect(plain('SELECT * { ?a psv:P1 ?b . ?b a wdv:x ; geo:y cc:z }')).toBe(
      'PREFIX psv: <http://www.wikidata.org/prop/statement/value/> PREFIX wdv: <http://www.wikidata.org/value/> PREFIX geo: <http://www.opengis.net/ont/geosparql#> PREFIX cc: <http://creativecommons.org/ns#> SELECT * { ?a psv:P1 ?b . ?b a wdv:x ; geo:y cc:z }',
    );
  });

  it('are what a query declares them to be', () => {
    const text = 'PREFIX geo: <x:> SELECT * { ?a geo:b ?c }';
    expect(plain(text)).toBe(text);
  });
});

describe('what is handed on', () => {
  const part = fc.constantFrom(
    ...['SELECT * ', '{', '}', 'WITH ', 'AS ', '%a ', '%b ', 'INCLUDE ', '?x ?y ?z ', '. ', ';'],
    ...[
      'hint:Query ',
      'hint:x ',
      '"None" ',
      'WHERE ',
      '{ SELECT * {',
      '} } AS %a ',
      '%41',
      '\\u0025a ',
    ],
    ...['SERVICE <http://a.b/> {} ', 'FROM <http://a.b/> ', '"', "'''", '#', '\n', '<a:%a> ', '<'],
  );

  it('is read again as the same text, and reaches nothing outside, whatever was typed', () => {
    const parser = new Parser();
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        let passed: string;
        try {
          passed = parseQuery(`SELECT * ${parts.join('')}`, { forms: blazegraphForms }).text;
        } catch (error) {
          if (BioGraphQLError.is(error)) return;
          throw error;
        }
        expect(parseQuery(passed).text.trim()).toBe(passed.trim());
        let tree: string;
        try {
          tree = JSON.stringify(parser.parse(passed));
        } catch {
          return;
        }
        expect(tree).not.toMatch(/"subType":"service"|"clauseType":"(?:default|named)"/);
      }),
      { numRuns: 2_000 },
    );
  });
});
