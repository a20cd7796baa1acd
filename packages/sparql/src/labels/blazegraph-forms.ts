import type { Edit, EditedText, Piece } from '../edited-text.js';
import { MOST_TOKENS, type TextForms } from '../plain-text.js';
import { fail, scan, type Token } from '../scan.js';
import { aggregateEdits } from './aggregate-forms.js';

/** A name of a subquery. */
const EXTRA = /%[A-Za-z_]\w*/y;

/** Further prefixes of Wikidata's own service, rarely used by graphs that are served here. */
const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['wdv', 'http://www.wikidata.org/value/'],
  ['wdref', 'http://www.wikidata.org/reference/'],
  ['wdata', 'http://www.wikidata.org/wiki/Special:EntityData/'],
  ['prv', 'http://www.wikidata.org/prop/reference/value/'],
  ['prn', 'http://www.wikidata.org/prop/reference/value-normalized/'],
  ['geo', 'http://www.opengis.net/ont/geosparql#'],
  ['geof', 'http://www.opengis.net/def/geosparql/function/'],
  ['ontolex', 'http://www.w3.org/ns/lemon/ontolex#'],
  ['cc', 'http://creativecommons.org/ns#'],
]);

/**
 * Reads for `parseQuery` what Wikidata's own engine takes beyond SPARQL 1.1: named subqueries (`WITH { SELECT … } AS %name`)
 * are written where `INCLUDE %name` stands, hints to its optimizer (`hint:Query hint:optimizer "None"`) are taken out, and
 * the prefixes that it knows beyond those of `PREFIXES` are declared. Names of the SELECT may stand in HAVING. What comes of it is checked like any other text. A
 * subquery that is included twice is run twice.
 * @throws InvalidSparqlError, while it reads, for an INCLUDE of a subquery that is not named before it, for a hint that is
 * no plain triple, and where included subqueries come to more than 100,000 characters.
 */
export const blazegraphForms: TextForms = {
  extra: EXTRA,
  namespaces: PREDEFINED,
  write: (plain) => withAggregates(plain.edit(plain.read(formEdits))),
};

function formEdits(text: string): readonly Edit[] {
  const tokens = scan(text, MOST_TOKENS, EXTRA);
  if (!tokens.some(({ text: part }) => /^(?:%|hint:)/.test(part))) return [];
  const named = new Map<string, Subquery>();
  const reading = { text, tokens, named, hasHints: hasHints(tokens), left: MOST_LENGTH };
  return editsWithin(reading, 0, tokens.length);
}

/** Writes aggregates as every engine reads them. */
function withAggregates(plain: EditedText): EditedText {
  if (!mayHoldForms(plain.text)) return plain;
  const edits = plain.read((text) => aggregateEdits(text, scan(text, MOST_TOKENS, EXTRA)));
  return plain.edit(edits);
}

/** Whether it is worth parsing a text for its aggregates: it joins texts, or uses a name of its SELECT in an expression. */
function mayHoldForms(text: string): boolean {
  if (/\b(?:GROUP_CONCAT|HAVING)\b/i.test(text)) return true;
  return [...text.matchAll(/\bSELECT\b[^{]*/gi)].some(([header]) => {
    // The columns go on behind its pattern.
    if (/\bEXISTS\s*$/i.test(header)) return true;
    const seen = new Set<string>();
    const variables = [...header.matchAll(/[?$]\w+/g)].map(([variable]) => variable.slice(1));
    const used = new Set(variables.filter((name) => seen.size === seen.add(name).size));
    return [...header.matchAll(/\bAS\s+[?$](\w+)/gi)].some(([, name = '']) => used.has(name));
  });
}

interface Subquery {
  readonly pieces: readonly Piece[];
  readonly length: number;
}

interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** By name, `%` included; each is known from where it ends. */
  readonly named: Map<string, Subquery>;
  readonly hasHints: boolean;
  /** UTF-16 units that may still be included. */
  left: number;
}

const HINTS = '<http://www.bigdata.com/queryHints#>';
/** What included subqueries may come to, in UTF-16 units: no more than a whole query. */
const MOST_LENGTH = 100_000;

/** What takes the place of the forms among some tokens. */
function editsWithin(reading: Reading, first: number, end: number): readonly Edit[] {
  const { tokens } = reading;
  const edits: Edit[] = [];
  for (let at = first; at < end; at += 1) {
    const { word } = tokens[at] ?? {};
    const name = word === 'WITH' ? nameOfSubquery(tokens, at) : undefined;
    if (name !== undefined) {
      // The body ends before `AS %name`.
      keep(reading, at + 1, name - 1);
      edits.push(replacement(reading, at, name, []));
      at = name;
    } else if (word === 'INCLUDE' && tokens[at + 1]?.text.startsWith('%')) {
      edits.push(replacement(reading, at, at + 1, included(reading, at + 1)));
      at += 1;
    } else if (reading.hasHints && isHint(tokens, at)) {
      const last = endOfHint(reading, at);
      const isSeparate = /^[{}.]$/.test(tokens[at - 1]?.text ?? '');
      edits.push(replacement(reading, at, last, isSeparate ? [] : ['.']));
      at = last;
    }
  }
  return edits;
}

/** The index of the name, where `WITH { SELECT … } AS %name` starts at a token. */
function nameOfSubquery(tokens: readonly Token[], at: number): number | undefined {
  const { close } = tokens[at + 1] ?? {};
  if (close === undefined || tokens[at + 2]?.word !== 'SELECT') return undefined;
  const isNamed = tokens[close + 1]?.word === 'AS' && tokens[close + 2]?.text.startsWith('%');
  return isNamed ? close + 2 : undefined;
}

/** Notes a subquery, with those that it includes in their places. */
function keep(reading: Reading, first: number, end: number): void {
  const { text, tokens, named } = reading;
  const pieces: Piece[] = [];
  let { start: done = 0 } = tokens[first] ?? {};
  for (const edit of editsWithin(reading, first, end)) {
    pieces.push({ from: done, to: edit.start }, ...edit.pieces);
    done = edit.end;
  }
  pieces.push({ from: done, to: tokens[end - 1]?.end ?? text.length });
  const length = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? piece.length : piece.to - piece.from),
    0,
  );
  named.set(tokens[end + 1]?.text ?? '', { pieces, length });
}

function included(reading: Reading, at: number): readonly Piece[] {
  const { text: name = '' } = reading.tokens[at] ?? {};
  const subquery = reading.named.get(name);
  if (subquery === undefined) {
    failAt(reading, at, `no named subquery \`WITH { … } AS ${name}\` stands before it.`);
  }
  reading.left -= subquery.length;
  if (reading.left < 0)
    failAt(reading, at, 'the subqueries that it includes are too long together.');
  return subquery.pieces;
}

function hasHints(tokens: readonly Token[]): boolean {
  const declared = tokens.findIndex(
    ({ text }, at) => text === 'hint:' && tokens[at - 1]?.word === 'PREFIX',
  );
  return declared === -1 || tokens[declared + 1]?.text === HINTS;
}

/** Whether a triple about the optimizer starts at a token: of `hint:Query`, `hint:Prior`, `hint:Group` and their kind. */
function isHint(tokens: readonly Token[], at: number): boolean {
  return [tokens[at], tokens[at + 1]].every(
    (token) => token?.kind === 'name' && /^hint:./.test(token.text),
  );
}

/** The index of the last token of a hint, its full stop included. */
function endOfHint(reading: Reading, first: number): number {
  for (let at = first; ; at += 1) {
    const { kind = 'mark', text = '' } = reading.tokens[at] ?? {};
    if (text === '.') return at;
    if (text === '}') return at - 1;
    const isPlain = /^(?:name|string|number|word|iri)$/.test(kind) || /^[;,]$/.test(text);
    if (!isPlain) failAt(reading, at, 'a hint takes plain values.');
  }
}

function replacement(
  { tokens }: Reading,
  first: number,
  last: number,
  pieces: readonly Piece[],
): Edit {
  const { start = 0 } = tokens[first] ?? {};
  const { end = start } = tokens[last] ?? {};
  return { start, end, pieces: [' ', ...pieces, ' '], origin: start };
}

function failAt({ text, tokens }: Reading, at: number, reason: string): never {
  fail(text, tokens[at]?.start ?? text.length, reason);
}
