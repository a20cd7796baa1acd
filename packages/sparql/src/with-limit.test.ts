import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.js';
import { sizeOf, withLimit } from './sparql-query.js';

const limited = (text: string) => withLimit(parseQuery(text), 10).text.replace(/\s+/g, ' ').trim();

describe('withLimit', () => {
  it.each([
    ['SELECT ?x {}', 'SELECT ?x {} LIMIT 10'],
    ['SELECT ?x {} LIMIT 11', 'SELECT ?x {} LIMIT 10'],
    ['SELECT ?x {} limit 010 OFFSET 3', 'SELECT ?x {} limit 010 OFFSET 3'],
    ['SELECT ?x {} LIMIT 3', 'SELECT ?x {} LIMIT 3'],
    ['SELECT ?x {} LIMIT 99999999999999999999', 'SELECT ?x {} LIMIT 10'],
    ['SELECT ?x {} ORDER BY ?x OFFSET 3', 'SELECT ?x {} ORDER BY ?x OFFSET 3 LIMIT 10'],
    ['SELECT ?x {} VALUES ?x { 1 }', 'SELECT ?x {} LIMIT 10 VALUES ?x { 1 }'],
    [
      'SELECT ?x { { SELECT ?x {} LIMIT 500 } }',
      'SELECT ?x { { SELECT ?x {} LIMIT 500 } } LIMIT 10',
    ],
    ['SELECT ?x {} ORDER BY EXISTS { ?x a 1 }', 'SELECT ?x {} ORDER BY EXISTS { ?x a 1 } LIMIT 10'],
    ['SELECT ?x {} # LIMIT 3', 'SELECT ?x {} LIMIT 10'],
    [
      'SELECT ?x { VALUES ?x { 1 } BIND("} LIMIT 5" AS ?y) }',
      'SELECT ?x { VALUES ?x { 1 } BIND("} LIMIT 5" AS ?y) } LIMIT 10',
    ],
    ['ASK {}', 'ASK {}'],
  ])('turns %s into %s', (text, expected) => {
    expect(limited(text)).toBe(expected);
  });

  it('rejects a limit that is no count', () => {
    for (const limit of [-1, 1.5, Number.NaN]) {
      expect(() => withLimit(parseQuery('SELECT * {}'), limit)).toThrow(
        '`limit` must be a whole number',
      );
    }
  });

  it.each([
    'SELECT ?x { ?x wdt:P31 wd:Q12136 }',
    'SELECT ?x { ?x wdt:P31 wd:Q12136 } LIMIT 5000 OFFSET 3',
    'PREFIX e: <http://e/> SELECT ?x { ?x e:p 1 } # the end',
    '\uFEFFSELECT ?x { FILTER(?a<?b) } VALUES ?x { wd:Q1 }',
    'SELECT ?x { ?x rdfs:label "\\u00e9" } LIMIT 7000',
  ])('changes %j alike, whether its tokens are known or scanned again', (text) => {
    const query = parseQuery(text);
    const again = { ...query };
    expect(withLimit(query, 1_000).text).toBe(withLimit(again, 1_000).text);
    expect(sizeOf(query)).toEqual(sizeOf(again));
  });
});
