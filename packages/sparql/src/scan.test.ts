import { InvalidSparqlError } from '@biographql/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionAt } from './edited-text.js';
import { outermost, scan } from './scan.js';

const shape = (text: string) => scan(text).map(({ kind, text: part }) => `${kind} ${part}`);
const failure = (text: string) => {
  try {
    scan(text);
  } catch (error) {
    if (error instanceof InvalidSparqlError) return [error.position, error.reason];
    throw error;
  }
  return undefined;
};

describe('scan', () => {
  it('cuts a query without white space', () => {
    expect(shape('SELECT?a$b(COUNT(*)AS?n){?a?b.5,<a:b>;a:b.c.}LIMIT 1e2')).toEqual([
      'word SELECT',
      'variable ?a',
      'variable $b',
      'mark (',
      'word COUNT',
      'mark (',
      'mark *',
      'mark )',
      'word AS',
      'variable ?n',
      'mark )',
      'mark {',
      'variable ?a',
      'variable ?b',
      'number .5',
      'mark ,',
      'iri <a:b>',
      'mark ;',
      'name a:b.c',
      'mark .',
      'mark }',
      'word LIMIT',
      'number 1e2',
    ]);
  });

  it('knows the four string forms and keeps what they hide', () => {
    const strings = [
      `"a'{#\\""`,
      `'a"}<\\''`,
      `"""a"b""c\n{ # """`,
      `'''a'b''c\r\n}'''`,
      '""',
      "''",
    ];
    expect(shape(strings.join(' '))).toEqual(strings.map((text) => `string ${text}`));
    expect(shape('"a"@en-GB "1"^^xsd:int')).toEqual([
      'string "a"',
      'language @en-GB',
      'string "1"',
      'mark ^^',
      'name xsd:int',
    ]);
  });

  it('leaves out comments, but not the # of an IRI or of an escaped local name', () => {
    expect(shape('a # <x> { "\n<a:b#c> ex:a\\#b#{')).toEqual([
      'word a',
      'iri <a:b#c>',
      'name ex:a\\#b',
    ]);
  });

  it.each([
    ['{ FILTER(?a<?b&&?c>?d) }', 0],
    [`{ FILTER(?a<'x>' && 'y' = ?z) }`, 0],
    ['{ ?a <?b&&?c> ?d }', 1],
    ['{ ?a ex:p (1 <a:b>) }', 1],
    ['{ VALUES ?a { <a:b> } VALUES (?a ?b) { (?c <a:b>) } }', 2],
    ['{ FILTER(<a:f>(?x)<5 && ?y IN(<a:b>, <a:c>)) }', 3],
    ['{ FILTER <a:f>(?x<?y) }', 1],
    ['{ BIND(COUNT(DISTINCT <a:b>)<?x AS ?y) }', 1],
    ['SELECT (?a<?b AS ?c) { ?a <a:b> ?c } ORDER BY (?a<?b)', 1],
    ['{ FILTER(EXISTS { ?a <a:b> ?c } && ?a<=?b) }', 1],
    ['{ { SELECT ?x { ?x a ?y } ORDER BY (?x<?y) } ?s ?p (?x <a:b>) }', 1],
  ])('distinguishes IRIs from the operator in %s', (text, iris) => {
    expect(scan(text).filter(({ kind }) => kind === 'iri')).toHaveLength(iris);
  });

  it('reads names and variables of other scripts, and astral characters', () => {
    expect(shape('?größe ?𐀀 ex:日本')).toEqual(['variable ?größe', 'variable ?𐀀', 'name ex:日本']);
  });

  it('finds the closing bracket of each bracket', () => {
    const tokens = scan('{ a (b [ ]) } ()');
    expect(tokens.flatMap(({ text, close }) => (close ? [`${text} ${close}`] : []))).toEqual([
      '{ 7',
      '( 6',
      '[ 5',
      '( 9',
    ]);
    expect(outermost(tokens).map(({ text }) => text)).toEqual(['{', '(']);
  });

  it.each([
    ['a {\n  b (', { line: 2, column: 5 }, '`(` is never closed'],
    ['a }', { line: 1, column: 3 }, '`}` has no opening bracket'],
    ['{ ( }', { line: 1, column: 5 }, '`}` cannot close `(`'],
    ['a\r\n"b\nc"', { line: 2, column: 1 }, 'never closed'],
    ['a\n\n &', { line: 3, column: 2 }, '`&` is not allowed'],
    ['a %name', { line: 1, column: 3 }, '`%` is not allowed'],
    ['SELEC\\u0054', { line: 1, column: 6 }, 'not allowed'],
  ])('rejects %j', (text, position, reason) => {
    expect(failure(text)).toEqual([position, expect.stringContaining(reason)]);
  });

  it('accepts other escapes by code point, and an escaped backslash before u0022', () => {
    expect(shape('"\\u00e9" <a:\\u00E9> "\\\\u0022"')).toHaveLength(3);
  });

  it('covers the text: what lies between tokens is white space or a comment', () => {
    const piece = fc.constantFrom(
      '?x',
      ' ',
      '\n',
      '<a:b>',
      '"q{"',
      "'''\n'''",
      '{',
      '}',
      '(',
      ')',
      '# c\n',
      'a',
      ':',
      '1.5',
      '<',
      '>',
      '.',
      '\\',
      '@en',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        if (failure(text) !== undefined) return;
        let at = 0;
        for (const token of scan(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(text.slice(at, token.start)).toMatch(/^(?:\s|#.*(?=\n))*$/);
          at = token.end;
        }
      }),
      { seed: 7, numRuns: 3000 },
    );
  });

  it('stays linear on long hostile text', { timeout: 60_000 }, () => {
    for (const part of ['.', 'a', '(', '"', '<', '?', '\\', '#', 'a.', '1', '%41', "'''"]) {
      failure(part.repeat(50_000));
      failure(`ex:a${part.repeat(50_000)}`);
    }
  });
});

describe('positionAt', () => {
  it('counts \\n, \\r and \\r\\n as one line end each', () => {
    expect(positionAt('a\r\nb\rc\nde', 8)).toEqual({ line: 4, column: 2 });
  });
});
