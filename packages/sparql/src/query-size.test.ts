import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.js';
import { sizeOf } from './sparql-query.js';

describe('sizeOf', () => {
  it.each([
    ['ASK {}', { nesting: 1, groups: 1, operators: 0, patterns: 0, arguments: 0 }],
    ['SELECT (1+2*-3 AS ?x) {}', { operators: 3, groups: 1 }],
    ['SELECT ?s { ?s <a:p>/<a:q>* ?o ; <a:r> ?a, ?b . [] ?p () }', { operators: 2, patterns: 3 }],
    ['SELECT ?s { ?s ?p ?o FILTER(?o IN (1, 2, CONCAT("a", "b"))) }', { nesting: 4, arguments: 3 }],
    ['SELECT ?s { VALUES ?x { -1 -2 } }', { nesting: 2, groups: 2, operators: 0 }],
    [
      'SELECT * { VALUES (?x ?y) { (1 2) (3 -4) } FILTER(!?x&&?y) }',
      { nesting: 3, groups: 2, operators: 3, arguments: 0 },
    ],
    ['SELECT ?s { ?s ?p ?o } VALUES () { () }', { nesting: 2, groups: 2 }],
    ['SELECT ?s { ?s ?p "((((" FILTER(?o<?a) # ((((\n }', { nesting: 2, operators: 1 }],
    ['SELECT ?s { FILTER(?a<(((1)))&&?b>2) }', { nesting: 5, operators: 3 }],
  ])('measures %s', (text, size) => {
    expect(sizeOf(parseQuery(text))).toMatchObject(size);
  });

  it('takes time that is linear in the length of hostile text', () => {
    const unit = 'VALUES (?a ?b) ?c { } ( <a ?x < ';
    for (const part of [unit, 'VALUES (?a', '?a ', '{', '\\', '<', '"', '#\r', '!']) {
      const text = `SELECT * { ${part.repeat(90_000 / part.length)} }`;
      try {
        sizeOf(parseQuery(text));
      } catch {
        // Most of it is no query; what counts is that the answer came.
      }
    }
  });
});
