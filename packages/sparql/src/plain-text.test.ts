import { BioGraphQLError, ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { Parser } from '@traqula/parser-sparql-1-1';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomQuery } from '../test/random-queries.js';
import { parseQuery } from './parse-query.js';
import { shiftPosition } from './sparql-query.js';

const parser = new Parser();

/** What a parser of the whole grammar finds of reach outside in a text; empty when it cannot read it either. */
function reachOutside(text: string): readonly string[] {
  let read: unknown;
  try {
    read = parser.parse(text);
  } catch {
    return [];
  }
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, subType, clauses, updates } = node as Readonly<Record<string, unknown>>;
    if (subType === 'service' || type === 'update' || updates !== undefined)
      found.push(`${subType}`);
    if (type === 'datasetClauses' && Array.isArray(clauses) && clauses.length > 0)
      found.push('from');
    if (type === 'query' && subType !== 'select' && subType !== 'ask') found.push(`${subType}`);
    for (const value of Object.values(node)) visit(value);
  };
  visit(read);
  return found;
}

function accepted(text: string): string | undefined {
  try {
    return parseQuery(text).text;
  } catch (error) {
    if (BioGraphQLError.is(error)) return undefined;
    throw error;
  }
}

const failure = (text: string) => {
  try {
    parseQuery(text);
  } catch (error) {
    if (error instanceof InvalidSparqlError || error instanceof ForbiddenSparqlError) {
      return [error.code, error.position?.column, error.reason];
    }
  }
  return undefined;
};

/** Texts in which an engine that undoes escapes first, or ends a comment elsewhere, finds more than a naive guard. */
const ATTACKS: readonly string[] = [
  'SELECT * { \\u0053ERVICE <http://a.b/> { ?s ?p ?o } }',
  'SELECT * { S\\U00000045RVICE <http://a.b/> { ?s ?p ?o } }',
  'SELECT * { SERVIC\\u0045 SILENT <http://a.b/> { ?s ?p ?o } }',
  'SELECT * \\u0046ROM <http://a.b/> { ?s ?p ?o }',
  'SELECT * FR\\u004FM NAMED <http://a.b/> { ?s ?p ?o }',
  'SELECT * { ?s <a:p\\u003E ?o . SERVICE <http://a.b/> { ?s ?p ?o } ?s <a:q> ?o }',
  'SELECT * { ?s <a:p\\u003e\\u0020?o\\u007d SERVICE <http://a.b/> {?a ?b ?c} #> }',
  'PREFIX a: <a:\\u003E\\u0020SELECT * FROM <http://a.b/> { ?s ?p ?o } #> SELECT * {}',
  'PREFIX a: <b:\\u003E SELECT * { SERVICE <http://a.b/> { ?s ?p ?o } } #> SELECT * {}',
  'PREFIX \\u0053ERVICE: <a:> SELECT * { ?s ?p ?o }',
  'SELECT * { ?s ?p ?o # \\u000A SERVICE <http://a.b/> { ?s ?p ?o }\n}',
  'SELECT * { ?s ?p ?o # \\U0000000D SERVICE <http://a.b/> { ?s ?p ?o }\n}',
  'SELECT * { ?s ?p ?o # \\\\u000A SERVICE <http://a.b/> { ?s ?p ?o }\n}',
  'SELECT * { ?s ?p "\\u0022 SERVICE <http://a.b/> { ?s ?p \\u0022" }',
  'SELECT * { ?s ?p "\\\\u0022 . SERVICE <http://a.b/> { ?s ?p ?o } #" }',
  'SELECT * { ?s ?p "\\\\\\u0022 . SERVICE <http://a.b/> { ?s ?p ?o } #" }',
  'SELECT * { ?s ?p "\\u005C" . SERVICE <http://a.b/> { ?s ?p "" } }',
  'SELECT * { ?s ?p "\\\\u005C" . SERVICE <http://a.b/> { ?s ?p "" } }',
  'SELECT * { ?s ?p "\\u005Cu0022 . SERVICE <http://a.b/> { ?s ?p ?o } #" }',
  'SELECT * { ?s ?p "\\u00\\u0032\\u0032 . SERVICE <http://a.b/> { ?s ?p ?o } #" }',
  'SELECT * { ?s ?p "\\\\u0075" }',
  "SELECT * { ?s ?p #\r'''\n?o . SERVICE <http://a.b/> { ?a ?b ?c } #'''\n}",
  "SELECT * { FILTER(?a<'>'||'a' ) SERVICE <http://a.b/> {?s ?p '') }",
  'SELECT * { ?s ?p ?o FILTER(?s<?b&&?c>?d) }',
];

describe('what the guard passes on', () => {
  it.each(ATTACKS)('reaches nothing outside as another parser reads it: %j', (text) => {
    const passed = accepted(text);
    if (passed !== undefined) expect(reachOutside(passed)).toEqual([]);
  });

  it('would reach outside in many of these texts as they were typed', () => {
    expect(ATTACKS.filter((text) => reachOutside(text).length > 0).length).toBeGreaterThan(10);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        'SELECT',
        'ASK',
        '*',
        '?s',
        '?p',
        '?o',
        '{',
        '}',
        '(',
        ')',
        '.',
        ';',
        ',',
        '<',
        '<=',
        '>',
      ],
      ...[
        'SERVICE',
        'FROM',
        'NAMED',
        'SILENT',
        'PREFIX',
        'BASE',
        'a:',
        'service:',
        'FILTER',
        'BIND',
      ],
      ...[
        '<http://a.b/>',
        '<a:b>',
        "<'>",
        '<#>',
        '"',
        "'",
        '"""',
        "'''",
        '#',
        '\n',
        '\r',
        '\r\n',
        ' ',
      ],
      ...[
        '\\',
        '\\\\',
        '\\"',
        '\\u',
        '\\u0022',
        '\\u0027',
        '\\u005C',
        '\\u000A',
        '\\u003E',
        '\\u003c',
      ],
      ...[
        '\\u0023',
        '\\u0020',
        '\\u007B',
        '\\u007D',
        '\\u0053',
        '\\U00000053',
        '\\uD83D',
        '\\u0075',
      ],
      ...[
        'ERVICE',
        'WHERE',
        'VALUES',
        'UNDEF',
        'true',
        '1',
        'AS',
        '&&',
        '||',
        '=',
        '!',
        '^',
        '/',
        '\u2028',
      ],
    ),
    fc.string({ maxLength: 3 }),
  );
  const pieces = fc.array(piece, { maxLength: 25 }).map((list) => list.join(''));
  const call = 'SERVICE <http://a.b/> { ?s ?p ?o }';
  const hidden = fc
    .tuple(pieces, fc.constantFrom(call, `FROM <http://a.b/> {} #`, `${call} #`), pieces)
    .map((parts) => `SELECT * { ?s ?p ${parts.join('')} }`);
  const inPrologue = fc
    .tuple(pieces, pieces)
    .map(([a, b]) => `PREFIX a: <a:${a}> SELECT * ${b} {}`);
  const inFilter = fc
    .tuple(pieces, pieces)
    .map(([a, b]) => `SELECT * { ?s ?p ?o FILTER(?o<${a}) ${call} ${b} }`);

  it('reaches nothing outside as another parser reads it, whatever the text', () => {
    const text = fc.oneof(pieces, hidden, inPrologue, inFilter, fc.string());
    fc.assert(
      fc.property(text, (typed) => {
        const passed = accepted(typed);
        if (passed === undefined) return;
        expect(reachOutside(passed)).toEqual([]);
        expect(passed).not.toMatch(/\\(?:u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8})/);
        // What was read once is read again as the same text.
        expect(accepted(passed)?.trim()).toBe(passed.trim());
      }),
      { numRuns: 3_000 },
    );
  });

  it('is rejected when any characters of a call are escaped', () => {
    const text = 'SELECT * { ?s ?p ?o . SERVICE <http://a.b/> { ?s ?p ?o } }';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length - 1)), (places) => {
        expect(accepted(escapedAt(text, places))).toBeUndefined();
      }),
    );
  });

  it('is the query that was meant when any characters of it are escaped', () => {
    fc.assert(
      fc.property(randomQuery, fc.array(fc.nat(200)), (text, places) => {
        const passed = accepted(escapedAt(text, places));
        if (passed !== undefined) expect(passed).toBe(accepted(text));
      }),
    );
  });
});

function escapedAt(text: string, places: readonly number[]): string {
  const chosen = new Set(places);
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(/[\s\S]/g, (character, at: number) =>
    chosen.has(at) ? escaped(character) : character,
  );
}

describe('escapes by code point', () => {
  it('are undone in strings, IRIs, names and comments', () => {
    expect(
      parseQuery('SELECT ?caf\\u00E9 { ?caf\\u00E9 <a:\\U0001F9EC> "\\u00E9" #\\u00E9\n}').text,
    ).toBe('SELECT ?café { ?café <a:🧬> "é"   \n}');
    expect(parseQuery('SELECT ?caf\\u00E9 {}').variables).toEqual(['café']);
  });

  it('keep the places of errors', () => {
    const query = parseQuery('SELECT ?caf\\u00E9 { ?x a "\\u00E9" . ?y\n?z }');
    const at = query.text.indexOf('?y') + 1;
    expect(shiftPosition(query, { line: 1, column: at })).toEqual({ line: 1, column: 37 });
    expect(shiftPosition(query, { line: 2, column: 1 })).toEqual({ line: 2, column: 1 });
    expect(failure('SELECT ?caf\\u00E9 { ?x a "\\u00E9" . drug }')?.[1]).toBe(37);
    expect(failure('SELECT ?caf\\u00E9 { SERVICE <a:b> {} }')?.[1]).toBe(21);
    expect(failure('SELECT ?caf\\u00E9 { ?x a 1 ] }')?.[1]).toBe(28);
  });

  it.each([
    ['SELECT ?x { ?x a "\\\\u0041" }', 19, 'engines differ'],
    ['SELECT ?x { ?x a "\\uD83D\\uDE00" }', 19, 'no character'],
    ['SELECT ?x { ?x a "\\UFFFFFFFF" }', 19, 'no character'],
    ['SELECT ?x { ?x a "\\u00\\u0034\\u0031" }', 19, 'cannot be nested'],
    ['SELECT ?x { ?x a "\\u00z" }', 18, 'needs four'],
    ['SELECT ?x { ?x a <a:\\u00z> }', 18, 'needs four'],
  ])('are rejected where engines differ: %j', (text, column, reason) => {
    expect(failure(text)).toEqual(['INVALID_SPARQL', column, expect.stringContaining(reason)]);
  });

  it('are nothing in a comment that holds half of one', () => {
    expect(accepted('ASK { # C:\\users\n}')).toBe(`ASK {${' '.repeat(11)}\n}`);
  });
});
