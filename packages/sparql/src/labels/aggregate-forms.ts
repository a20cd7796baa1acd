import type { Edit, Piece } from '../edit-text.js';
import { fail, type Token } from '../scan.js';

/** Maximum length of the expressions that are repeated in place of names, in UTF-16 units. */
const MAX_REPEATED = 5_000;
/** Queries with more names stay unchanged. */
const MAX_NAMES = 200;

/**
 * Writes aggregates as every engine reads them: GROUP_CONCAT joins the texts of IRIs, numbers and labels, and in a grouped
 * SELECT later expressions and HAVING have the expression in place of its name, as Wikidata's own engine allows.
 * @throws InvalidSparqlError when the repeated expressions are too long together.
 */
export function aggregateEdits(text: string, tokens: readonly Token[]): readonly Edit[] {
  const reading = { text, tokens, left: MAX_REPEATED, next: 0 };
  const texts = tokens.flatMap(({ word }, at) =>
    word === 'GROUP_CONCAT' ? joinedTexts(tokens, at) : [],
  );
  // A SELECT among the columns of another is not read again: the whole stays linear.
  const names = tokens.flatMap(({ word }, at) =>
    word === 'SELECT' && at >= reading.next ? expandedNames(reading, at) : [],
  );
  return [...texts, ...names];
}

interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** UTF-16 units that may still be repeated. */
  left: number;
  /** Index of the first token behind the columns that were read. */
  next: number;
}

/** Puts the expression of a GROUP_CONCAT into STR(…). */
function joinedTexts(tokens: readonly Token[], at: number): readonly Edit[] {
  const { close } = tokens[at + 1] ?? {};
  if (close === undefined) return [];
  const first = tokens[at + 2]?.word === 'DISTINCT' ? at + 3 : at + 2;
  let last = first;
  while (last < close && tokens[last]?.text !== ';') last = (tokens[last]?.close ?? last) + 1;
  const start = tokens[first]?.start;
  const end = tokens[last - 1]?.end;
  // Without an expression the grammar fails, and says so.
  if (start === undefined || end === undefined || last === first) return [];
  return [
    { start, end: start, pieces: [' STR('], origin: start },
    { start: end, end, pieces: [')'], origin: end },
  ];
}

/** Tokens of an expression by the name that a SELECT gives it. */
type Named = ReadonlyMap<string, readonly [first: number, last: number]>;

const MODIFIER = /^(?:HAVING|ORDER|LIMIT|OFFSET|VALUES|\})$/;
const AGGREGATE = /^(?:COUNT|SUM|MIN|MAX|AVG|SAMPLE|GROUP_CONCAT)$/;

/** Puts expressions in place of names of a grouped SELECT. */
function expandedNames(reading: Reading, select: number): readonly Edit[] {
  const { tokens } = reading;
  const named = new Map<string, readonly [first: number, last: number]>();
  let at = select + 1;
  for (; at < tokens.length && !/^[{}]$/.test(tokens[at]?.text ?? ''); at += 1) {
    const { close } = tokens[at] ?? {};
    if (close === undefined) continue;
    if (tokens[close - 2]?.word === 'AS') {
      named.set(tokens[close - 1]?.text.slice(1) ?? '', [at + 1, close - 3]);
    }
    at = close;
  }
  reading.next = at;
  const columns = tokens.slice(select, at);
  at = (tokens[at]?.close ?? tokens.length) + 1;
  const isGrouped =
    tokens[at]?.word === 'GROUP' || columns.some(({ word }) => AGGREGATE.test(word));
  if (named.size === 0 || named.size > MAX_NAMES || !isGrouped) return [];
  const edits = [...named.values()].flatMap(([first, last]) =>
    expandedWithin(reading, [first, last], before(named, first)),
  );
  while (at < tokens.length && !MODIFIER.test(key(tokens[at]))) at = (tokens[at]?.close ?? at) + 1;
  if (tokens[at]?.word !== 'HAVING') return edits;
  const first = at + 1;
  for (at = first; at < tokens.length && !MODIFIER.test(key(tokens[at])); )
    at = (tokens[at]?.close ?? at) + 1;
  return [...edits, ...expandedWithin(reading, [first, at - 1], named)];
}

function expandedWithin(
  reading: Reading,
  [first, last]: readonly [first: number, last: number],
  named: Named,
): readonly Edit[] {
  const edits: Edit[] = [];
  for (let at = first; at <= last; at += 1) {
    const token = reading.tokens[at];
    // A pattern in EXISTS has variables of its own.
    if (token?.text === '{') at = token.close ?? at;
    if (token?.kind !== 'variable') continue;
    const pieces = expression(reading, token, named);
    const { start, end } = token;
    if (pieces !== undefined) edits.push({ start, end, pieces, origin: start });
  }
  return edits;
}

/** The expression of a name, in which names of expressions before it are written out. */
function expression(reading: Reading, name: Token, named: Named): readonly Piece[] | undefined {
  const { text, tokens } = reading;
  const range = named.get(name.text.slice(1));
  if (range === undefined) return undefined;
  const [first, last] = range;
  const { start = 0 } = tokens[first] ?? {};
  const { end = start } = tokens[last] ?? {};
  reading.left -= end - start;
  const reason = 'the expressions that names stand for are too long together: use a subquery.';
  if (reading.left < 0) fail(text, name.start, reason);
  const edits = expandedWithin(reading, range, before(named, first));
  const pieces: Piece[] = ['('];
  let from = start;
  for (const edit of edits) {
    pieces.push({ from, to: edit.start }, ...edit.pieces);
    from = edit.end;
  }
  return [...pieces, { from, to: end }, ')'];
}

function before(named: Named, first: number): Named {
  return new Map([...named].filter(([, [start]]) => start < first));
}

function key(token: Token | undefined): string {
  return token?.word || (token?.text ?? '');
}
