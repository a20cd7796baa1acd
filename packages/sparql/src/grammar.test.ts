import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { parseSelect } from './grammar.js';
import { parseGrammar } from './parse-grammar.js';
import { scan } from './scan.js';

const failure = (text: string) => {
  try {
    parseSelect(text);
  } catch (error) {
    if (error instanceof InvalidSparqlError) return [error.position, error.reason];
    throw error;
  }
  return undefined;
};

describe('parseSelect', () => {
  it('answers what parseQuery answers for a correct text, again and again', () => {
    for (let round = 0; round < 3; round += 1) {
      expect(parseSelect('SELECT ?x {\n?x wdt:P31 wd:Q5 }')).toMatchObject({
        form: 'SELECT',
        variables: ['x'],
      });
      expect(failure('SELECT ?x { ?x a }')).toBeDefined();
    }
  });

  it.each([
    ['SELECT ?x { ?x wdt:P31 }', { line: 1, column: 24 }, 'found `}`'],
    ['SELECT ?x {\n  ?x wdt:P31 ; wd:Q5 .. }', { line: 2, column: 14 }, 'found `;`'],
    [
      'SELECT ?x { ?x a 1 } LIMIT ?x',
      { line: 1, column: 28 },
      'Expected a whole number, found `?x`.',
    ],
    ['SELECT ?x { ?x a 1 } LIMIT', { line: 1, column: 27 }, 'found the end of the query'],
    ['SELECT ?x { FILTER }', { line: 1, column: 20 }, 'found `}`'],
  ])('says where %j fails', (text, position, reason) => {
    expect(failure(text)).toEqual([position, expect.stringContaining(reason)]);
  });

  it('reports what the grammar allows but SPARQL forbids', () => {
    expect(failure('SELECT ?x (1 AS ?x) { ?x a 1 }')?.[1]).toMatch(/x/);
  });

  it('still forbids what parseQuery forbids', () => {
    expect(() => parseSelect('SELECT * { SERVICE <a:b> {} }')).toThrow(ForbiddenSparqlError);
  });

  it('checks text with escapes by code point, and reports positions in the original text', () => {
    expect(failure('SELECT ?x { ?x a "caf\\u00E9" }')).toBeUndefined();
    expect(failure('SELECT ?x { ?x <a:\\u00E9> }')).toEqual([
      { line: 1, column: 27 },
      expect.stringContaining('found `}`'),
    ]);
  });
});

describe('parseGrammar', () => {
  const parsed = (text: string) => parseGrammar(text, scan(text));

  it.each(['a'.repeat(99_000), 'a.'.repeat(2_000), 'a.b-c.1'.repeat(700), '1.true'.repeat(700)])(
    'rejects what could be a prefix without end, which would take seconds',
    (long) => {
      expect(() => parsed(`SELECT (COUNT(?x) AS ?n) {} HAVING(${long})`)).toThrow(
        expect.objectContaining({ reason: expect.stringMatching('unknown keyword') }),
      );
    },
  );

  it('reads long names and numbers, and words that touch a dot', () => {
    const [name, digits] = ['y', '5'].map((each) => each.repeat(40));
    const text = `ASK{?x a ?${name}.FILTER(1.${digits}-?x>-1.0)?x wdt:${name}.${name} true.BIND(1 AS?z)}`;
    expect(parsed(text)).toMatchObject({ subType: 'ask' });
  });
});
