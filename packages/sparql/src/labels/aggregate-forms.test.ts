import { BioGraphQLError } from '@biographql/core';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../parse-query.js';
import { shiftPosition } from '../sparql-query.js';
import { blazegraphForms } from './blazegraph-forms.js';

const options = { forms: blazegraphForms };

function answer(text: string): readonly (string | undefined)[] {
  const { text: portable } = parseQuery(text, options);
  const rows = new Store().query(portable);
  if (!Array.isArray(rows)) throw new Error('A SELECT has rows.');
  return rows.map((row) => {
    if (!(row instanceof Map)) throw new Error('A row is a map.');
    return [...row.values()].map((term) => term.value).join(' ');
  });
}

describe('GROUP_CONCAT', () => {
  it.each([
    ['VALUES ?x { <http://a/1> <http://a/2> }', 'http://a/1|http://a/2'],
    ['VALUES ?x { 1 2.50 "a"@en "b" true }', '1|2.5|a|b|true'],
  ])('joins the texts of %s', (values, joined) => {
    expect(answer(`SELECT (GROUP_CONCAT(?x; SEPARATOR="|") AS ?g) { ${values} }`)).toEqual([
      joined,
    ]);
  });

  it('joins the texts of what a name stands for', () => {
    const text = 'SELECT (?x + 1 AS ?y) (GROUP_CONCAT(?y) AS ?g) { VALUES ?x { 1 } } GROUP BY ?x';
    expect(answer(text)).toEqual(['2 2']);
  });

  it('joins distinct values of an expression', () => {
    const text = 'SELECT (group_concat(DISTINCT IF(?x > 1, ?x, ";") ; separator=",") AS ?g)';
    expect(answer(`${text} { VALUES ?x { 1 2 2 } }`)).toEqual([';,2']);
  });
});

describe('HAVING', () => {
  const counted = (having: string) =>
    `SELECT ?x (COUNT(*) AS ?c) (?c * 2 AS ?d) { VALUES ?x { 7 7 8 } } GROUP BY ?x HAVING ${having} ORDER BY ?c`;

  it.each([
    ['(?c > 1)', ['7 2 4']],
    ['(?c < 9) (?d < 3)', ['8 1 2']],
    ['(COUNT(*) > 1)', ['7 2 4']],
    ['(EXISTS { VALUES ?c { 5 } })', ['8 1 2', '7 2 4']],
  ])('may use names of the SELECT: %s', (having, rows) => {
    expect(answer(counted(having)).map((row) => row?.split(' ').sort())).toEqual(
      rows.map((row) => row.split(' ').sort()),
    );
  });

  it('is not parsed with more operators than any engine runs', () => {
    const query = parseQuery(`SELECT (1 AS ?a) {} HAVING(?a${' + ?a'.repeat(1_100)})`, options);
    expect(query.text).not.toContain('(1) +');
  });

  it('of a subquery has the names of its own SELECT', () => {
    const text = `SELECT ?y { { ${counted('(?c > 1)')} } BIND(?x + ?c AS ?y) }`;
    expect(answer(text)).toEqual(['9']);
  });

  it('leads places back to what was typed, and bounds what it repeats', () => {
    const typed = `${counted('(?c > 1)')} LIMIT 5`;
    const query = parseQuery(typed, options);
    const column = query.text.indexOf('LIMIT') + 1;
    expect(shiftPosition(query, { line: 1, column })).toEqual({
      line: 1,
      column: typed.indexOf('LIMIT') + 1,
    });
    const named = Array.from(
      { length: 40 },
      (_, at) => `(COUNT(?v${at}) + ?v${at} + ?v${at} AS ?v${at + 1})`,
    );
    expect(() =>
      parseQuery(`SELECT (1 AS ?v0) ${named.join(' ')} {} HAVING (?v40 > 1)`, options),
    ).toThrow(BioGraphQLError);
  });
});

describe('a group after a prefixed name', () => {
  const texts = [
    'SELECT * { ?a wdt:P31 wd:Q12136 { ?a wdt:P2176 ?e } UNION { ?a wdt:P2293 ?e } }',
    'SELECT * { ?a wdt:P31 wd:Q12136 . { ?a wdt:P2176 ?e } UNION { ?a wdt:P2293 ?e } }',
  ];

  it('needs no dot', () => {
    const [without, withDot] = texts.map((text) => parseQuery(text).text.replace(/\s+/g, ' '));
    expect(without).toBe(withDot);
  });

  it('is the graph of a GRAPH', () => {
    const text = 'PREFIX a: <http://a/> SELECT * { GRAPH a:b { ?a ?b ?c } }';
    expect(parseQuery(text).text).toBe(text);
  });
});
