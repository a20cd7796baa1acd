import { describe, expect, it } from 'vitest';
import { iri, isGraphQuery, literal, parseQuery, type Term, wd, wdt } from '../index.js';
import { readGraphQuery, triplesOf, turtleText } from './index.js';

const label = iri('http://www.w3.org/2000/01/rdf-schema#label');
const getSolutions = (variables: readonly string[], ...solutions: readonly (Term | null)[][]) => ({
  variables,
  solutions,
});

describe('a query whose answer is a graph', () => {
  it.each([
    ['CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }', true],
    ['# SELECT\nPREFIX ex: <http://x/> describe ex:a', true],
    ['SELECT ?construct WHERE { ?construct ?p ?o }', false],
    ['', false],
  ])('is recognized by its form: %j', (text, is) => expect(isGraphQuery(text)).toBe(is));

  it('is not parsed with a word longer than any keyword, which would take very long', () => {
    const word = 'a'.repeat(9_900);
    expect(() => readGraphQuery(`CONSTRUCT { ${word} } WHERE {}`)).toThrow('unknown keyword');
  });

  it('is a SELECT that may be checked, and what is made of its solutions', () => {
    const query = readGraphQuery(
      'CONSTRUCT { ?drug wdt:P2175 wd:Q35869 ; rdfs:label ?name } WHERE { wd:Q35869 wdt:P2176 ?drug OPTIONAL { ?drug rdfs:label ?name } } LIMIT 3',
    );
    expect(() => parseQuery(query.select)).not.toThrow();
    const found = getSolutions(
      ['name', 'drug'],
      [literal('a', 'en'), wd('Q1')],
      [null, wd('Q1')],
      [null, literal('no subject')],
    );
    expect([...triplesOf(query, found)]).toEqual([
      { subject: wd('Q1'), predicate: wdt('P2175'), object: wd('Q35869') },
      { subject: wd('Q1'), predicate: label, object: literal('a', 'en') },
    ]);
  });

  it.each([
    ['CONSTRUCT { ?s ?p ?o\nWHER { ?s ?p ?o }', { line: 1, column: 11 }],
    ['CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p', { line: 1, column: 30 }],
  ])('is rejected at its place: %j', (text, position) => {
    expect(() => readGraphQuery(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_SPARQL', position }),
    );
  });
});

describe('Turtle', () => {
  it('has the triples of a subject together, with the prefixes that occur', () => {
    const xsd = 'http://www.w3.org/2001/XMLSchema#';
    const text = turtleText([
      { subject: wd('Q1'), predicate: label, object: literal('a "b"\n', 'en') },
      {
        subject: iri('http://x.org/<odd'.replace('<', '%3C')),
        predicate: label,
        object: literal('c'),
      },
      { subject: wd('Q1'), predicate: label, object: literal('d') },
      { subject: wd('Q1'), predicate: wdt('P1'), object: literal(5) },
      {
        subject: wd('Q1'),
        predicate: iri(`${xsd}a/b`),
        object: { termType: 'BlankNode', value: 'b0' },
      },
      {
        subject: wd('Q1'),
        predicate: iri('http://www.w3.org/1999/02/22-rdf-syntax-ns#type'),
        object: literal('t', iri('http://x.org/type')),
      },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "@prefix wd: <http://www.wikidata.org/entity/> .
      @prefix wdt: <http://www.wikidata.org/prop/direct/> .
      @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
      @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .

      wd:Q1 rdfs:label "a \\"b\\"\\n"@en, "d" ;
        wdt:P1 "5"^^xsd:integer ;
        <http://www.w3.org/2001/XMLSchema#a/b> _:b0 ;
        a "t"^^<http://x.org/type> .

      <http://x.org/%3Codd> rdfs:label "c" .
      "
    `);
  });

  it('is empty for no triples', () => expect(turtleText([])).toBe(''));
});
