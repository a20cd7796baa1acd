import { InvalidSparqlError } from '@biographql/core';
import { parseQuery } from '@biographql/sparql';
import { labelService } from '@biographql/sparql/labels';
import { describe, expect, it } from 'vitest';
import { checkQuerySize } from './run-query.js';

const check = (text: string) => () => checkQuerySize(parseQuery(text, { labelService }));
const many = (count: number, part: string, between = ' ') => Array(count).fill(part).join(between);
const inEach = (depth: number, open: string, middle: string, close: string) =>
  open.repeat(depth) + middle + close.repeat(depth);

describe('checkQuerySize', () => {
  it('counts brackets only where they are brackets', () => {
    const deep = '('.repeat(300);
    expect(check(`SELECT * { ?s ?p "${deep}" }`)).not.toThrow();
    expect(check(`SELECT * { ?s ?p """${deep}""" } # ${deep}`)).not.toThrow();
    expect(check(`SELECT * { ${'{}'.repeat(300)} }`)).not.toThrow();
    expect(check(`SELECT (${inEach(300, '(', '1', ')')} AS ?x) {}`)).toThrow(/at most 64/);
  });

  it('sees the nesting that an IRI seems to hold', () => {
    const hidden = `SELECT * { FILTER(?a<${inEach(300, '(', '1', ')')}&&?b>2) }`;
    expect(check(hidden)).toThrow(/nested brackets; at most 64/);
  });

  it.each([
    ['a sum', `SELECT (${many(1_000, '?x', '+')} AS ?y) {}`, '999 operators'],
    ['signs', `SELECT (1${many(700, '+1', '')} AS ?y) {}`, '700 operators'],
    ['negations', `SELECT (${'!'.repeat(6_000)}true AS ?x) {}`, '6,000 operators'],
    ['alternatives', `SELECT ?s { ?s ${many(1_600, '<a:b>', '|')} ?o }`, '1,599 operators'],
    ['unions', `SELECT ?s { ${many(2_000, '{?s ?p ?o}', 'UNION')} }`, '2,001 groups'],
    ['optional parts', `SELECT ?s { ${many(900, 'OPTIONAL{?s ?p ?o}')} }`, '901 groups'],
    ['assignments', `SELECT ?s { ${many(900, 'BIND(1 AS ?x)')} }`, '901 groups'],
    ['inline data', `SELECT ?s { ${many(900, 'VALUES ?x {1}')} }`, '901 groups'],
    ['columns', `SELECT ${many(900, '(1 AS ?x)')} {}`, '900 groups'],
    ['triples', `SELECT ?s { ${many(3_000, '?s ?p ?o', '.')} }`, '2,999 triple patterns'],
    ['objects', `SELECT ?s { ?s ?p ${many(5_000, '?o', ',')} }`, '4,999 triple patterns'],
    ['members', `SELECT ?s { FILTER(?s IN (${many(9_000, '1', ',')})) }`, '8,999 arguments'],
    ['EXISTS', `SELECT ?s { ${inEach(198, '?s ?p ?o FILTER EXISTS{', '', '}')} }`, '199 levels'],
    ['calls', `SELECT (${inEach(240, 'STR(', '1', ')')} AS ?x) {}`, '241 levels'],
    ['paths', `SELECT ?s { ?s ${inEach(1_400, '(', '<a:b>', ')*')} ?o }`, '1,401 levels'],
    ['lists', `SELECT ?s { ?s ?p ${inEach(160, '(', '1', ')')} }`, '161 levels'],
  ])('rejects %s that an engine overflows at', (_, text, reason) => {
    expect(check(text)).toThrow(InvalidSparqlError);
    expect(check(text)).toThrow(reason);
  });

  it('lets labels of many columns in many languages pass', () => {
    const labels = Array.from({ length: 20 }, (_, at) => `?x${at}Label`).join(' ');
    const triples = Array.from({ length: 20 }, (_, at) => `?s wdt:P${at} ?x${at} .`).join(' ');
    const service =
      'SERVICE wikibase:label { bd:serviceParam wikibase:language "[AUTO_LANGUAGE],mul,en,de,fr,ja" }';
    expect(check(`SELECT ${labels} { ${triples} ${service} }`)).not.toThrow();
  });

  it('lets long lists of terms pass', () => {
    expect(check(`SELECT ?s { VALUES ?s { ${many(9_000, '<a:b>')} } }`)).not.toThrow();
    expect(check(`SELECT ?s { VALUES (?s ?n) { ${many(3_000, '(<a:b> -1)')} } }`)).not.toThrow();
    expect(check(`SELECT ?s { FILTER(?s IN (${many(4_000, 'wd:Q1', ',')})) }`)).not.toThrow();
  });
});
