import { Parser } from '@traqula/parser-sparql-1-1';
import fc from 'fast-check';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { scan } from './scan.js';
import { select } from './select.js';
import { encodeTerm, iri, isIri, literal, type Term } from './terms.js';

const RUNS = Number(process.env.BIOGRAPHQL_ESCAPE_RUNS ?? 1_000);
const parser = new Parser();
const store = new Store();

/** Pieces that end strings, IRIs, comments or groups, or that some engines undo before they parse. */
const hostilePiece = fc.oneof(
  fc.constantFrom(
    '"',
    "'",
    '"""',
    "'''",
    '\\',
    '\\"',
    "\\'",
    '\\u0022',
    '\\u005C',
    '\\U00000022',
    '\\u000A',
    '\\\\u0022',
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\b',
    '\f',
    '\0',
    '\u2028',
    '\u0085',
    '>',
    '<',
    '{',
    '}',
    '(',
    ')',
    '#',
    ';',
    '.',
    ' ',
    '@en',
    '^^',
    '*/',
    '--',
    '%22',
    '?x',
    '$x',
    '} UNION {',
    '". ?s ?p ?o . "',
    'SERVICE',
    'u',
    'U',
    'u0022',
    '0022',
    '\uFEFF',
    '𝒳',
    'é',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const hostile = fc.array(hostilePiece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const wellFormed = hostile.filter((text) => !/\p{Cs}/u.test(text));

const TEMPLATE =
  'SELECT ?x (CONCAT($v,"z") AS ?y) { ?x <a:p>$v,$v;<a:q> $v. FILTER(?x!=$v&&?x IN($v,1)) VALUES ?x{$v} OPTIONAL{?x <a:r>$v} BIND($v AS ?z) }';

/** The parsed tree with every literal and IRI value blanked out: what is left is the shape. */
function getShape(text: string): string {
  return JSON.stringify(parser.parse(text), (key, value) =>
    key === 'loc' || key === 'value' || key === 'langOrIri' ? undefined : value,
  );
}

function toValues(text: string): string[] {
  const found: string[] = [];
  JSON.stringify(parser.parse(text), (_, value) => {
    if (value?.type === 'term' && value.subType === 'literal') found.push(value.value);
    return value;
  });
  return found;
}

describe('encodeTerm', { timeout: 900_000 }, () => {
  it('keeps the shape of the parsed tree whatever the text', () => {
    const expected = getShape(select(TEMPLATE, { v: literal('harmless', 'en') }).text);
    fc.assert(
      fc.property(wellFormed, fc.constantFrom('', 'en', 'de-AT'), (text, language) => {
        const query = select(TEMPLATE, { v: literal(text, language) });
        expect(getShape(query.text)).toBe(expected);
        expect(new Set(toValues(query.text))).toEqual(new Set([text, 'z', '1']));
      }),
      { numRuns: RUNS, seed: 11 },
    );
  });

  it('is read back as the same text by an engine that does not undo escapes beforehand', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const rows = store.query(select('SELECT ?x { BIND($v AS ?x) }', { v: literal(text) }).text);
        if (!Array.isArray(rows)) throw new Error('not a SELECT');
        expect((rows[0] as Map<string, { value: string }>).get('x')?.value).toBe(text);
      }),
      { numRuns: RUNS, seed: 12 },
    );
  });

  it('lets through only IRIs that stay one token, and keeps the shape with them', () => {
    const template = 'SELECT ?x { ?x $v $v . $v <a:p>$v FILTER(?x<$v||$v=?x) }';
    const expected = getShape(select(template, { v: iri('a:b') }).text);
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, forged) => {
        const value = `a:${text}`;
        const term: Term = forged
          ? { termType: 'NamedNode', value }
          : { termType: 'NamedNode', value: text };
        if (!isIri(term.value)) expect(() => encodeTerm(term)).toThrow('is not an absolute IRI');
        else expect(getShape(select(template, { v: term }).text)).toBe(expected);
      }),
      { numRuns: RUNS, seed: 13 },
    );
  });

  it('always writes one literal: one string token with at most a tag or a datatype', () => {
    fc.assert(
      fc.property(wellFormed, hostile, hostile, (value, language, datatype) => {
        const forged: Term = { termType: 'Literal', value, language, datatype };
        let text: string;
        try {
          text = encodeTerm(forged);
        } catch {
          return;
        }
        const kinds = scan(text).map(({ kind, text: part }) => (kind === 'mark' ? part : kind));
        expect(['string', 'string language', 'string ^^ iri', 'number']).toContain(kinds.join(' '));
      }),
      { numRuns: RUNS, seed: 14 },
    );
  });

  it('writes numbers so that they may stand after LIMIT and next to operators', () => {
    expect([5, -5, 0.5, true].map((value) => encodeTerm(literal(value as number)))).toEqual([
      '5',
      '"-5"^^<http://www.w3.org/2001/XMLSchema#integer>',
      '"5e-1"^^<http://www.w3.org/2001/XMLSchema#double>',
      '"true"^^<http://www.w3.org/2001/XMLSchema#boolean>',
    ]);
  });

  it('rejects blank nodes and what is no term', () => {
    expect(() => encodeTerm({ termType: 'BlankNode', value: 'b0' })).toThrow(
      'must be an IRI or a literal',
    );
    const others: unknown[] = ['wd:Q1', null, undefined, {}, { termType: 'Variable', value: 'x' }];
    for (const other of others)
      expect(() => encodeTerm(other as Term)).toThrow('must be an IRI or a literal');
    const broken: unknown = { termType: 'Literal', value: 5, language: '', datatype: 'a:b' };
    expect(() => encodeTerm(broken as Term)).not.toThrow();
  });
});
