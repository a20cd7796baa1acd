import { ForbiddenSparqlError } from '@biographql/core';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { positionAt } from '../edited-text.js';
import { parseQuery, rowsOf, select, shiftPosition, withLimit } from '../index.js';
import type { SparqlQuery } from '../sparql-query.js';
import { labelService } from './index.js';

const PREFIXES = `
PREFIX wd: <http://www.wikidata.org/entity/> PREFIX wdt: <http://www.wikidata.org/prop/direct/>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#> PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
PREFIX schema: <http://schema.org/>`;
/** Q1 has two English labels, Q2 a German one, Q3 none, Q4 one without a language; Q5 has no class. */
const GRAPH = `${PREFIXES} INSERT DATA {
  wd:Q1 wdt:P31 wd:Q9 ; rdfs:label "asthma"@en, "asthma bronchiale"@en, "Asthma"@de ; skos:altLabel "wheeze"@en .
  wd:Q1 schema:description "disease of the airways"@en ; wdt:P2 wd:Q2 ; wdt:P3 "text", 5 .
  wd:Q2 wdt:P31 wd:Q9 ; rdfs:label "Grippe"@de .
  wd:Q3 wdt:P31 wd:Q9 ; wdt:P2 wd:Q1 . wd:Q4 wdt:P31 wd:Q9 ; rdfs:label "plain" ; wdt:P2 wd:Q5 .
  wd:Q5 rdfs:label "five"@en, "US five"@en-US . wd:Q9 rdfs:label "disease"@en ; skos:altLabel "illness"@en, "sickness"@en .
  wdt:P31 rdfs:label "other"@fr . }`;
const EN = 'SERVICE wikibase:label { bd:serviceParam wikibase:language "en". }';

const store = new Store();
store.update(GRAPH);

const read = (text: string) => parseQuery(text, { labelService });
const answer = (query: SparqlQuery) =>
  rowsOf(
    JSON.parse(String(store.query(query.text, { results_format: 'json' }))) as object,
    query,
  ).map((row) => Object.values(row).join(' | '));
const rows = (text: string) => answer(read(text));
const sorted = (text: string) => [...rows(text)].sort();
const local = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll('http://www.wikidata.org/entity/', ''));

const LANGUAGES = Array.from({ length: 1_000 }, (_, at) => `x-${at}`);
const service = (tags: string) =>
  ` SERVICE wikibase:label { bd:serviceParam wikibase:language "${tags}" }`;
const listed = (count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => `?v${at}${ending}`).join(' ');
const failure = (text: string) => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ForbiddenSparqlError) return [error.position, error.reason];
    throw error;
  }
  return undefined;
};

describe('the label service', () => {
  it('names each entity once: by the language requested, without one, or by its QID', () => {
    expect(local(sorted(`SELECT ?x ?xLabel { ?x wdt:P31 wd:Q9 . ${EN} }`))).toEqual([
      'Q1 | asthma',
      'Q2 | Q2',
      'Q3 | Q3',
      'Q4 | plain',
    ]);
  });

  it.each([
    ['"de,en"', ['Asthma', 'Grippe', 'Q3', 'plain']],
    ['"en", "de"', ['Grippe', 'Q3', 'asthma', 'plain']],
    ['"[AUTO_LANGUAGE],mul,en"', ['Q2', 'Q3', 'asthma', 'plain']],
    ['"<lang/>"', ['Q1', 'Q2', 'Q3', 'plain']],
    [`'''DE'''`, ['Asthma', 'Grippe', 'Q3', 'plain']],
  ])('prefers the languages %s', (languages, labels) => {
    const service = `SERVICE wikibase:label { bd:serviceParam wikibase:language ${languages} }`;
    expect(sorted(`SELECT ?xLabel { ?x wdt:P31 wd:Q9 ${service} }`)).toEqual([...labels].sort());
  });

  it('takes several parameters, and compares languages without regard to case', () => {
    const service =
      'service silent <http://wikiba.se/ontology#label> { bd:serviceParam wikibase:language "en-us" . bd:serviceParam wikibase:language "en" }';
    expect(sorted(`SELECT ?yLabel { ?x wdt:P2 ?y . ${service} }`)).toEqual([
      'Q2',
      'US five',
      'asthma',
    ]);
  });

  it('stands anywhere in the group, with or without points around it', () => {
    const expected = ['Q1 | asthma', 'Q3 | Q3'];
    for (const pattern of [
      `${EN} ?x wdt:P31 wd:Q9 ; wdt:P2 ?y`,
      `${EN} . ?x wdt:P31 wd:Q9 ; wdt:P2 ?y .`,
      `?x wdt:P31 wd:Q9 ${EN} ?x wdt:P2 ?y`,
      `?x wdt:P31 wd:Q9 ${EN} . ?x wdt:P2 ?y`,
      `?x wdt:P31 wd:Q9 . ${EN} . ?x wdt:P2 ?y`,
      `?x wdt:P31 wd:Q9 ; ${EN} ?x wdt:P2 ?y`,
      `?x wdt:P31 wd:Q9 OPTIONAL { ?x wdt:P2 ?y } FILTER(BOUND(?y)) ${EN} # } end`,
    ]) {
      const found = sorted(`SELECT ?x ?xLabel {\n ${pattern}\n FILTER(?x != wd:Q4) }`);
      expect(local(found), pattern).toEqual(expected);
    }
  });

  it('leaves a label unbound where the entity is, and never takes another entity for it', () => {
    const text = `SELECT ?x ?y ?yLabel ?yDescription ?yAltLabel { ?x wdt:P31 wd:Q9 OPTIONAL { ?x wdt:P2 ?y } ${EN} }`;
    expect(local(sorted(text))).toEqual([
      'Q1 | Q2 | Q2 |  | ',
      'Q2 |  |  |  | ',
      'Q3 | Q1 | asthma | disease of the airways | wheeze',
      'Q4 | Q5 | five |  | ',
    ]);
  });

  it('names literals and other IRIs by themselves, and joins aliases', () => {
    expect(sorted(`SELECT ?vLabel { wd:Q1 wdt:P3 ?v ${EN} }`)).toEqual(['5', 'text']);
    const [joined] = rows(`SELECT ?cAltLabel { wd:Q2 wdt:P31 ?c ${EN} }`);
    expect(joined?.split(', ').sort()).toEqual(['illness', 'sickness']);
    expect(rows(`SELECT DISTINCT ?pLabel { wd:Q2 ?p wd:Q9 ${EN} }`)).toEqual([
      'http://www.wikidata.org/prop/direct/P31',
    ]);
  });

  it('binds what the block asks for by triples, in SELECT * as well', () => {
    const service =
      'SERVICE wikibase:label { bd:serviceParam wikibase:language "en" . ?x rdfs:label ?name ; skos:altLabel ?also . wd:Q9 rdfs:label ?class }';
    const text = `SELECT * { VALUES ?x { wd:Q1 wd:Q2 } ?x wdt:P31 ?c . FILTER(?c = ?c && ?unseen = ?c || true) ${service} }`;
    const query = read(text);
    expect(query.variables).toBeNull();
    const json = JSON.parse(String(store.query(query.text, { results_format: 'json' })));
    expect(json.head.vars).toEqual(['x', 'c', 'name', 'also', 'class']);
    expect(local(answer(query)).sort()).toEqual([
      'Q1 | Q9 | asthma | wheeze | disease',
      'Q2 | Q9 | Q2 |  | disease',
    ]);
  });

  it('serves filters, expressions and subqueries', () => {
    expect(
      rows(
        `SELECT (UCASE(?xLabel) AS ?name) { ?x wdt:P31 wd:Q9 ${EN} FILTER(STRLEN(?xLabel) = 6) }`,
      ),
    ).toEqual(['ASTHMA']);
    expect(
      rows(
        `SELECT ?xLabel ?n { { SELECT ?x (COUNT(*) AS ?n) { ?x wdt:P2 ?y } GROUP BY ?x } ${EN} } ORDER BY ?xLabel`,
      ),
    ).toEqual(['Q3 | 1', 'asthma | 1', 'plain | 1']);
    expect(
      rows(
        `SELECT ?yLabel { { SELECT ?yLabel { wd:Q3 wdt:P2 ?y ${EN} } } { SELECT ?x { ?x wdt:P31 wd:Q9 } LIMIT 1 } }`,
      ),
    ).toEqual(['asthma']);
    expect(
      sorted(`SELECT ?xLabel { { ?x wdt:P2 wd:Q1 ${EN} } UNION { ?x wdt:P2 wd:Q5 ${EN} } }`),
    ).toEqual(['Q3', 'plain']);
    const ask = read(`ASK { ?x wdt:P31 wd:Q9 ${EN} FILTER(?xLabel = "asthma"@en) }`);
    expect(store.query(ask.text)).toBe(true);
  });

  it('leaves alone what the author binds', () => {
    expect(
      rows(
        `SELECT ?xLabel { ?x rdfs:label ?xLabel FILTER(LANG(?xLabel) = "de") ?x wdt:P2 ?y ${EN} }`,
      ),
    ).toEqual(['Asthma']);
    expect(rows(`SELECT (STR(?x) AS ?xLabel) { ?x wdt:P2 wd:Q5 ${EN} }`)).toEqual([
      'http://www.wikidata.org/entity/Q4',
    ]);
  });

  it.each([
    'SELECT ?xLabel (COUNT(?y) AS ?n) { ?y wdt:P31 ?x SERVICE } GROUP BY ?x ?xLabel ORDER BY DESC(?n) LIMIT 3',
    'SELECT (COUNT(?y) AS ?n) ?xLabel { ?y wdt:P31 ?x SERVICE } GROUP BY ?xLabel ?x HAVING(COUNT(?y) > 1) ORDER BY ?xLabel',
    'SELECT DISTINCT ?x ?xLabel WHERE { ?x wdt:P31 ?c SERVICE } ORDER BY DESC(?x) LIMIT 2 OFFSET 1',
    'SELECT DISTINCT ?x ?xLabel WHERE { ?x wdt:P31 ?c SERVICE } ORDER BY ?xLabel OFFSET 1 LIMIT 2',
    'SELECT ?xLabel ?xDescription ?xAltLabel { ?x wdt:P31 ?c SERVICE } ORDER BY STRLEN(STR(?x)) ?x LIMIT 2',
    'SELECT ?xLabel { ?x wdt:P31 ?c OPTIONAL { ?x wdt:P2 ?y } SERVICE } ORDER BY ?y ?x LIMIT 3',
    'SELECT DISTINCT ?xLabel { ?x wdt:P31 ?c SERVICE } ORDER BY ?xLabel LIMIT 3',
    'SELECT ?xLabel { ?x wdt:P31 ?c SERVICE } ORDER BY ?xLabel LIMIT 3',
    'SELECT (SAMPLE(?xLabel) AS ?name) { ?x wdt:P31 ?c SERVICE FILTER(?x = wd:Q1) }',
    'SELECT ?c (GROUP_CONCAT(?xLabel) AS ?all) { ?x wdt:P31 ?c SERVICE FILTER(?x = wd:Q1) } GROUP BY ?c',
    'SELECT ?cLabel (COUNT(?x) AS ?n) { ?x wdt:P31 ?c SERVICE } GROUP BY ?cLabel',
    'SELECT DISTINCT ?x ?xLabel { ?x wdt:P31 ?c SERVICE } ORDER BY ?x VALUES ?c { wd:Q9 }',
    'SELECT * { { SELECT DISTINCT ?x ?xLabel { ?x wdt:P31 ?c SERVICE } ORDER BY ?x LIMIT 2 } }',
  ])('answers the same wherever labels are read: %s', (text) => {
    // In a group of its own, labels are read before anything is grouped, sorted or limited.
    const inside = text
      .replace('{ ?', '{ { ?')
      .replace(/SERVICE (FILTER\([^)]*\) )?\}/, `${EN} $1 } }`);
    const expected = answer(read(inside));
    expect(expected.length).toBeGreaterThan(0);
    expect(rows(text.replace('SERVICE', EN))).toEqual(expected);
  });

  it('reads labels after grouping and limits, so that few are read', () => {
    const text = `SELECT ?x ?xLabel (COUNT(?y) AS ?n) { ?y wdt:P31 ?x ${EN} } GROUP BY ?x ?xLabel ORDER BY DESC(?n) LIMIT 3`;
    const query = read(text);
    expect(query.text.indexOf('GROUP BY')).toBeLessThan(query.text.indexOf('#label>'));
    expect(query.variables).toEqual(['x', 'xLabel', 'n']);
    expect(
      rowsOf({ columns: ['x', 'xLabel', 'n'], rows: [{ values: ['a', 'b', '3'] }] }, query),
    ).toEqual([{ x: 'a', xLabel: 'b', n: 3 }]);
  });

  it('takes a limit like any other query', () => {
    const query = read(
      `SELECT DISTINCT ?x ?xLabel { ?x wdt:P31 wd:Q9 ${EN} } ORDER BY ?x LIMIT 3 OFFSET 1`,
    );
    expect(local(answer(query))).toEqual(['Q2 | Q2', 'Q3 | Q3', 'Q4 | plain']);
    expect(local(answer(withLimit(query, 1)))).toEqual(['Q2 | Q2']);
  });

  it('reports places in the text of the author', () => {
    const text = `SELECT ?x ?xLabel (COUNT(?y) AS ?n) {\n ${EN} ?y wdt:P31 ?x .\n ?x wdt:P2 ?z }\nGROUP BY ?x ?xLabel\nORDER BY DESC(?n)`;
    const query = read(text);
    for (const part of ['(COUNT', '?y wdt:P31', '?z }', 'GROUP BY ?x', 'BY DESC']) {
      const found = shiftPosition(query, positionAt(query.text, query.text.lastIndexOf(part)));
      expect(found, part).toEqual(positionAt(text, text.indexOf(part)));
    }
    const ours = shiftPosition(query, positionAt(query.text, query.text.indexOf('COALESCE')));
    expect(ours).toEqual({ line: 2, column: 2 });
    expect(shiftPosition(query, { line: 1, column: 1 })).toEqual({ line: 1, column: 1 });
  });

  it.each([
    ['SERVICE wikibase:label { }', 38],
    ['SERVICE wikibase:label { ?x rdfs:label ?y }', 55],
    ['SERVICE wikibase:label { bd:serviceParam wikibase:language ?lang }', 72],
    ['SERVICE wikibase:label { bd:serviceParam wikibase:limit "en" }', 54],
    ['SERVICE wikibase:label { bd:serviceParam wikibase:language "en" . ?x wdt:P31 ?y }', 82],
    ['SERVICE wikibase:label { bd:serviceParam wikibase:language "en" . ?x rdfs:label "a" }', 93],
    ['SERVICE wikibase:label { bd:serviceParam wikibase:language "en" . _:x rdfs:label ?a }', 79],
    [
      'SERVICE wikibase:label { bd:serviceParam wikibase:language "en" . { ?x rdfs:label ?y } }',
      79,
    ],
  ])('rejects %s', (service, column) => {
    expect(failure(`SELECT ?x { ${service} }`)).toEqual([
      { line: 1, column },
      expect.stringContaining('can only contain'),
    ]);
  });

  it('is a service like any other where nobody requested it', () => {
    const text = `SELECT ?x ?xLabel { ?x wdt:P31 wd:Q9 ${EN} }`;
    expect(() => parseQuery(text)).toThrow('cannot call another service');
    expect(select(text).text).toContain(EN);
  });

  it('takes the prefixes that the dataset declares', () => {
    const namespaceOf = (prefix: string) => (prefix === 'own' ? 'http://own/' : null);
    const { text } = parseQuery(`SELECT ?xLabel { ?x own:p ?y ${EN} }`, {
      labelService,
      namespaceOf,
    });
    expect(text).toContain('PREFIX own: <http://own/>');
  });

  it.each([
    'SERVICE <a:b> { ?x rdfs:label ?y }',
    'SERVICE wikibase:around { bd:serviceParam wikibase:language "en" }',
    'SERVICE ?service { bd:serviceParam wikibase:language "en" }',
    'FILTER EXISTS { { SELECT ?y { SERVICE SILENT <a:b> { ?x ?y ?z } } } }',
    `${EN} FILTER EXISTS { SERVICE <a:b> { ?x ?y ?z } }`,
    'SERVICE wikibase:label { bd:serviceParam wikibase:language "en" SERVICE <a:b> {} }',
    `${EN} OPTIONAL { SELECT ?y { { SERVICE <http://evil/label> { ?x ?y ?z } } } }`,
  ])('is no way to another service: %s', (service) => {
    expect(failure(`SELECT ?x { ${service} }`)?.[1]).toContain('cannot call another service');
    expect(failure(`PREFIX wikibase: <http://evil/> SELECT ?x { ${EN} }`)?.[1]).toContain(
      'another',
    );
  });

  it.each([
    ['services', `SELECT ?x { ?x a ?y ${service('en').repeat(1_400)} }`],
    ['columns', `SELECT ${listed(400, 'Label')} { ${listed(400, ' ?p ?o .')} ${service('en')} }`],
    ['languages', `SELECT ?xLabel { ?x a ?y ${service(LANGUAGES.join(','))} }`],
    [
      'aliases',
      `SELECT ?xAltLabel { ${'?subject ?property ?x .'.repeat(1_200)} ${service('en,de,fr')} }`,
    ],
  ])('rejects more %s than would fit into a query', (_, text) => {
    expect(() => parseQuery(text, { labelService })).toThrow(/too many labels/);
  });
});
