import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.js';
import { toSparqlJson } from './results-json.js';
import { rowsOf } from './rows-of.js';
import { select } from './select.js';
import { iri, literal } from './terms.js';

const query = select(
  'SELECT ?drug ?label (COUNT(?x) AS ?n) { ?drug a ?x OPTIONAL { ?drug rdfs:label ?label } } GROUP BY ?drug ?label',
);
const solutions = {
  variables: ['drug', 'label', 'n'],
  solutions: [
    [iri('http://www.wikidata.org/entity/Q18216'), literal('aspirin', 'en'), literal(12)],
    [iri('http://www.wikidata.org/entity/Q1'), null, literal(0)],
  ],
};
const json = toSparqlJson(solutions.variables, solutions.solutions);
const frame = {
  columns: ['drug', 'label', 'n'],
  rows: [
    { values: ['http://www.wikidata.org/entity/Q18216', 'aspirin', '12'] },
    { values: ['http://www.wikidata.org/entity/Q1', null, '0'] },
  ],
};
const rows = [
  { drug: 'http://www.wikidata.org/entity/Q18216', label: 'aspirin', n: 12 },
  { drug: 'http://www.wikidata.org/entity/Q1', label: null, n: 0 },
];

describe('rowsOf', () => {
  it('gives the same typed rows for solutions, SPARQL JSON and a table', () => {
    for (const result of [solutions, json, frame]) expect(rowsOf(result, query)).toEqual(rows);
  });

  it('gives text without a query', () => {
    expect(rowsOf(frame)[0]).toEqual({ ...rows[0], n: '12' });
  });

  it('reads the kinds requested', () => {
    expect(rowsOf(json, query, { drug: 'qid', label: 'value', n: 'string' })).toEqual([
      { drug: 'Q18216', label: 'aspirin', n: '12' },
      { drug: 'Q1', label: null, n: '0' },
    ]);
  });

  const read = (
    kind: 'number' | 'boolean' | 'date' | 'qid' | 'value',
    text: string,
    datatype?: string,
  ) => {
    const term =
      datatype === undefined
        ? literal(text)
        : literal(text, iri(`http://www.w3.org/2001/XMLSchema#${datatype}`));
    return rowsOf({ variables: ['x'], solutions: [[term]] }, parseQuery('SELECT ?x {}'), {
      x: kind,
    })[0]?.x;
  };

  it.each([
    ['number', '-1.5e3', -1500],
    ['number', '.5', 0.5],
    ['number', '-INF', Number.NEGATIVE_INFINITY],
    ['number', 'NaN', Number.NaN],
    ['boolean', '1', true],
    ['boolean', 'false', false],
    ['date', '2020', new Date('2020-01-01T00:00:00Z')],
    ['date', '2020-05', new Date('2020-05-01T00:00:00Z')],
    ['date', '2020-05-06+02:00', new Date('2020-05-05T22:00:00Z')],
    ['date', '2020-05-06T07:08:09', new Date('2020-05-06T07:08:09Z')],
    ['date', '-0044-03-15T00:00:00Z', new Date('-000044-03-15T00:00:00Z')],
    ['qid', 'http://purl.obolibrary.org/obo/HP_1', 'http://purl.obolibrary.org/obo/HP_1'],
    ['value', 'plain', 'plain'],
  ] as const)('reads %s %s', (kind, text, expected) => {
    expect(read(kind, text)).toEqual(expected);
  });

  it.each([
    ['5', 'integer', 5],
    ['9007199254740993', 'integer', '9007199254740993'],
    ['0.5', 'decimal', 0.5],
    ['abc', 'integer', 'abc'],
    ['true', 'boolean', true],
    ['2020-01-02', 'date', new Date('2020-01-02T00:00:00Z')],
    ['P1D', 'duration', 'P1D'],
  ])('reads %s as an xsd:%s by its datatype', (text, datatype, expected) => {
    expect(read('value', text, datatype)).toEqual(expected);
  });

  it.each([
    ['number', '12 mg'],
    ['number', ''],
    ['number', '0x10'],
    ['boolean', 'yes'],
    ['date', '2020-13-01'],
    ['date', 'May 2020'],
  ] as const)('rejects %s %j and names the column', (kind, text) => {
    expect(() => read(kind, text)).toThrow(`\`x\` must have values of the kind \`${kind}\``);
  });

  it('rejects failed, unrelated and corrupt results', () => {
    expect(() => rowsOf({ columns: null, rows: null, error: 'ended after 10 s' }, query)).toThrow(
      'ended after 10 s',
    );
    expect(() => rowsOf({ columns: ['drug', 'label'], rows: [] }, query)).toThrow(
      'must have a column `n`',
    );
    expect(() => rowsOf({ columns: ['a'], rows: [{ values: [] }] })).toThrow('row 0 does not');
    expect(() => rowsOf({ head: {}, results: { boolean: true } })).toThrow('head.vars');
    expect(() => rowsOf({})).toThrow('`columns` and `rows`');
  });
});

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'a column may be called %s',
  (name) => {
    const bindings = [{ [name]: { type: 'literal' as const, value: 'x' } }, {}];
    const rows = rowsOf({ head: { vars: [name] }, results: { bindings } });
    expect(rows.map((row) => Object.entries(row))).toEqual([[[name, 'x']], [[name, null]]]);
  },
);
