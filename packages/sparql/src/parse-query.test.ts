import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { parseQuery, SPARQL_TEXT_LIMIT } from './parse-query.js';
import { isRepeatable, shiftPosition } from './sparql-query.js';

const failure = (text: string) => {
  try {
    parseQuery(text);
  } catch (error) {
    if (error instanceof InvalidSparqlError || error instanceof ForbiddenSparqlError) {
      const { code, position, reason } = error;
      return { code, at: position && `${position.line}:${position.column}`, reason };
    }
    throw error;
  }
  return undefined;
};

describe('parseQuery', () => {
  it('declares the well-known prefixes that are used, on the first line', () => {
    const query = parseQuery(
      'SELECT ?x {\n?x wdt:P31 wd:Q12136 ; ex:a "wd:no" }'.replace('ex:a', 'rdfs:label'),
    );
    expect(query.text.split('\n')[0]).toBe(
      'PREFIX wdt: <http://www.wikidata.org/prop/direct/> PREFIX wd: <http://www.wikidata.org/entity/> PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#> SELECT ?x {',
    );
    expect(shiftPosition(query, { line: 1, column: query.prologueLength + 3 })).toEqual({
      line: 1,
      column: 3,
    });
    expect(shiftPosition(query, { line: 2, column: 3 })).toEqual({ line: 2, column: 3 });
    expect(shiftPosition(query, { line: 1, column: 2 })).toEqual({ line: 1, column: 1 });
  });

  it('leaves declared prefixes alone', () => {
    const text = 'base <a:b>\nprefix wd: <http://other/>\nSELECT * { wd:Q1 ?p ?o }';
    expect(parseQuery(text).text).toBe(text);
  });

  it.each([
    ['SELECT ?a $b (COUNT(?x) AS ?n) (1+(2) AS $m) WHERE {}', ['a', 'b', 'n', 'm']],
    ['select distinct?a?a(CONCAT("AS ?no)", ?z)as ?b){}', ['a', 'b']],
    ['SELECT REDUCED # ?c {\n ?a { { SELECT ?z {} } }', ['a']],
    ['SELECT * {}', null],
    ['ASK {}', null],
  ])('reads the projection of %s', (text, variables) => {
    expect(parseQuery(text).variables).toEqual(variables);
  });

  it.each([
    ['INSERT DATA { <a:a> <a:b> 1 }', '1:1', 'INSERT'],
    ['PREFIX a: <a:>\nDELETE WHERE { ?s ?p ?o }', '2:1', 'DELETE'],
    ['WITH <a:b> DELETE { ?s ?p ?o } WHERE { ?s ?p ?o }', '1:1', 'WITH'],
    ['CLEAR ALL', '1:1', 'CLEAR'],
    ['LOAD <a:b>', '1:1', 'LOAD'],
    ['SELECT * {} ; DROP ALL', '1:15', 'DROP'],
    ['SELECT * FROM <a:b> {}', '1:10', 'FROM'],
    ['SELECT * from named <a:b> {}', '1:10', 'FROM'],
    ['SELECT * {\n service silent <a:b> {} }', '2:2', 'SERVICE'],
    ['PREFIX bif: <bif:> SELECT (bif:http_get("a") AS ?x) {}', '1:13', '<bif:>'],
    ['SELECT (<SQL:f>("a") AS ?x) {}', '1:9', '<SQL:f>'],
    ['SELECT (<j\\u0061va:a.B>() AS ?x) {}', '1:9', '<java:a.B>'],
    ['SELECT * { SERV\\u0049CE <a:b> {} }', '1:12', 'SERVICE'],
    [`SELECT ?x { BIND(?a<'x>' AS ?x) SERVICE <a:b> {?a ?b '>' }}`, '1:33', 'SERVICE'],
  ])('forbids %s', (text, at, keyword) => {
    expect(failure(text)).toMatchObject({ code: 'FORBIDDEN_SPARQL', at });
    expect(() => parseQuery(text)).toThrow(keyword);
  });

  it.each([
    ['SELECT ?x { ?x a "a\\u0022 }" }', '1:20'],
    ["SELECT ?x { ?x a '\\\\\\u000A' }", '1:19'],
    ['SELECT ?x { # \\u000a SERVICE\n}', '1:15'],
  ])('rejects syntax that hides behind a code point: %j', (text, at) => {
    expect(failure(text)).toEqual({
      code: 'INVALID_SPARQL',
      at,
      reason: expect.stringContaining('not as `'),
    });
  });

  it.each([
    'SELECT * { SERVICESILENT<a:b>{} }',
    'PREFIX SERVICEwd: <a:> PREFIX wd: <a:> SELECT * { SERVICEwd:a {} }',
    'PREFIX FROMwd: <a:> PREFIX wd: <a:> SELECT * FROMwd:a WHERE {}',
    'PREFIX FROMwd: <a:> SELECT ?x FROMwd:a {}',
    'ASKFROM<a:b>{}',
    'SELECT * { ?s ?p trueSERVICE<a:b>{} }',
    'PREFIX trueSERVICEwd: <a:> SELECT * { ?s ?p trueSERVICEwd:a {} }',
  ])('is not fooled by glued keywords: %s', (text) => {
    expect(failure(text)).toMatchObject({ code: 'INVALID_SPARQL' });
  });

  it('does not mistake names, strings and comments for keywords', () => {
    const text =
      'PREFIX service: <a:> SELECT ?from ?insert { ?from service:from "SERVICE <a:b>"@service # DELETE\n}';
    expect(parseQuery(text).variables).toEqual(['from', 'insert']);
  });

  it.each([
    ['', '1:1', 'a query must start with SELECT or ASK'],
    ['# only this\n', '2:1', 'a query must start with SELECT or ASK'],
    ['PREFIX a <a:> SELECT * {}', '1:8', 'PREFIX needs a name'],
    ['PREFIX a: a SELECT * {}', '1:11', 'expected an IRI in `<…>`'],
    ['BASE a: SELECT * {}', '1:6', 'expected an IRI in `<…>`'],
    ['\nSELCT ?x {}', '2:1', 'did you mean SELECT?'],
    ['{ ?x ?y ?z }', '1:1', 'must start with SELECT or ASK'],
    ['CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }', '1:1', 'write SELECT'],
    ['DESCRIBE <a:b>', '1:1', 'write SELECT'],
    ['SELECT ?x { ?x wdt:P31 wb:Q5 }', '1:24', 'did you mean `wd:`?'],
    ['PREFIX up: <a:> SELECT ?x { ?x ups:a 1 }', '1:32', 'did you mean `up:`?'],
    ['SELECT ?x { ?x zzzzzz:a 1 }', '1:16', 'PREFIX zzzzzz: <…>`'],
    ['SELECT ?x { ?x a ?y FILTER(BOUNT(?y)) }', '1:28', 'did you mean BOUND?'],
    ['SELECT ?x {\n  OPTINAL { ?x a ?y } }', '2:3', 'did you mean OPTIONAL?'],
    ['SELECT ?x { ?x a drug }', '1:18', 'variables start with `?`'],
    ['SELECT ?x, ?y {}', '1:10', 'without commas'],
    ['SELECT (COUNT(*)) {}', '1:8', 'needs a name'],
    ['SELECT WHERE {}', '1:8', 'SELECT needs `*` or variables'],
    ['SELECT ?x wd:Q1 WHERE {}', '1:11', '(found `wd:Q1`)'],
    ['SELECT ?x', '1:10', 'then `WHERE { … }` (found the end of the text)'],
    ['ASK', '1:4', 'ASK needs `WHERE { … }`'],
    ['ASK DISTINCT {}', '1:5', 'ASK needs'],
    ['SELECT ?x WHERE', '1:16', 'then `WHERE { … }` (found the end of the text)'],
    ['SELECT ?x {} SELECT ?y {}', '1:14', 'one query at a time'],
    ['SELECT ?x { ?x a ?y', '1:11', 'never closed'],
  ])('explains %j', (text, at, reason) => {
    expect(failure(text)).toEqual({
      code: 'INVALID_SPARQL',
      at,
      reason: expect.stringContaining(reason),
    });
  });

  it('rejects text over the limit and takes text at it', () => {
    const text = 'SELECT * {}';
    expect(parseQuery(text.padEnd(SPARQL_TEXT_LIMIT)).form).toBe('SELECT');
    expect(failure(text.padEnd(SPARQL_TEXT_LIMIT + 1))?.reason).toContain('at most 100000');
  });

  it('takes names that every object has for words like any other', () => {
    for (const word of ['constructor', 'toString', '__proto__']) {
      expect(failure(`SELECT * { ${word} }`)?.at).toBe('1:12');
    }
  });

  it('reads past a byte order mark', () => {
    expect(parseQuery('\uFEFFASK {}').text).toBe(' ASK {}');
  });
});

describe('isRepeatable', () => {
  it.each([
    'SELECT ?drug { ?drug wdt:P2175 wd:Q35869 } LIMIT 10',
    'SELECT ?now ?rand { ?now ?nowhere ?rand }',
    'ASK { ?a ?b "NOW() RAND()" } # UUID()',
  ])('takes %s', (sparql) => {
    expect(isRepeatable(parseQuery(sparql))).toBe(true);
  });

  it.each([
    'SELECT (NOW() AS ?t) {}',
    'SELECT (rand () AS ?t) {}',
    'SELECT ?a { ?a ?b ?c } ORDER BY\nRAND\n()',
    'SELECT (StrUUID() AS ?t) (UUID() AS ?u) {}',
    'SELECT (BNODE() AS ?t) {}',
    'SELECT (\\u004E\\u004F\\u0057() AS ?t) {}',
  ])('rejects %s', (sparql) => {
    expect(isRepeatable(parseQuery(sparql))).toBe(false);
  });
});
