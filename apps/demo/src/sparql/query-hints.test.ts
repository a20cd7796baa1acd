import { describe, expect, it } from 'vitest';
import { getHints, getPropertyNames } from './query-editor.tsx';

describe('hints on a query', () => {
  it('name the variables that no pattern binds', () => {
    expect(getHints('SELECT ?a ?nope WHERE { ?a wdt:P1 ?b FILTER(?y > 2) }')).toEqual([
      '?nope is never bound: no pattern of the query has it.',
      '?y is never bound: no pattern of the query has it.',
    ]);
  });

  it.each([
    'SELECT ?a (COUNT(?b) AS ?n) WHERE { ?a wdt:P1 ?b } GROUP BY ?a ORDER BY DESC(?n)',
    'SELECT ?a ?b WHERE { ?a wdt:P1 ?c BIND(STR(?c) AS ?b) }',
    'SELECT * WHERE { VALUES ?a { wd:Q1 } ?a ?p "?text" } # ?comment',
    'SELECT ?a WHERE { ?a wdt:P1 <http://x.test/?q> FILTER(CONTAINS(STR(?a), ")")) }',
    'SELECT ?a WHERE { ?a wdt:P1 ?b FILTER NOT EXISTS { ?a wdt:P2 ?c } }',
  ])('are none for %s', (sparql) => {
    expect(getHints(sparql)).toEqual([]);
  });

  it('take the properties from the code of a query', () => {
    expect(getPropertyNames('SELECT ?a { ?a wdt:P31/wdt:P279* wd:Q1 ; wdt:P31 "wdt:P9" }')).toEqual(
      ['P31', 'P279'],
    );
  });
});
