import { type Brand, InvalidArgumentError, type TextPosition } from '@biographql/core';
import {
  authorPosition,
  getOrAdd,
  getPositions,
  rememberPositions,
} from '@biographql/core/internal';
import { outermost, scan, type Token } from './scan.js';

declare const rowType: unique symbol;

interface CheckedQuery {
  /** Only read-only forms. */
  readonly form: 'SELECT' | 'ASK';
  /** Complete SPARQL text: every prefix it uses is declared. */
  readonly text: string;
  /** Projected names without `?`, in order, each once; null for `SELECT *` and for ASK. */
  readonly variables: readonly string[] | null;
  /** UTF-16 units put before the author's text, all on its first line. */
  readonly prologueLength: number;
  /** The author's text, if `text` has patterns instead of a label service. */
  readonly authorText?: string;
}

/** A read-only query, with the type of its rows. One from `parseQuery` calls no other service either. */
export type SparqlQuery<Row = unknown> = Brand<CheckedQuery, 'SparqlQuery'> & {
  readonly [rowType]?: Row;
};

/** The row type that a query carries. */
export type RowOf<Query> = Query extends { readonly [rowType]?: infer Row } ? Row : never;

/** Maps a position in the completed text, as an engine reports it, to the text that the author wrote. */
export function shiftPosition(query: SparqlQuery, position: TextPosition): TextPosition {
  return authorPosition(query, position);
}

// Cached outside the queries, which stay plain data that can be copied to workers and pages.
const scanned = /* @__PURE__ */ new WeakMap<object, readonly Token[]>();

/** The tokens of a query, which is scanned once. */
export function tokensOf(query: SparqlQuery): readonly Token[] {
  return getOrAdd(scanned, query, () => scan(query.text));
}

/**
 * Limits the solutions of a SELECT: adds the outermost LIMIT, or lowers one that is greater. An ASK is returned unchanged.
 * @throws InvalidArgumentError unless the limit is a whole number from 0.
 */
export function withLimit<Query extends SparqlQuery>(query: Query, limit: number): Query {
  checkWhole('limit', limit, 0);
  if (query.form === 'ASK') return query;
  const { text } = query;
  const tokens = tokensOf(query);
  const top = outermost(tokens);
  const current = top.findLast(
    ({ kind }, index) => kind === 'number' && top[index - 1]?.word === 'LIMIT',
  );
  if (current !== undefined && Number(current.text) <= limit) return query;
  // A new LIMIT goes after the last token, where no comment can swallow it, and before the inline data.
  const place = top.find((token) => token.word === 'VALUES')?.start ?? tokens.at(-1)?.end ?? 0;
  const { start, end } = current ?? { start: place, end: place };
  const put = current === undefined ? ` LIMIT ${limit} ` : limit;
  const limited = { ...query, text: text.slice(0, start) + put + text.slice(end) };
  rememberPositions(limited, getPositions(query));
  return limited;
}

export function checkWhole(name: string, count: number, min: number): void {
  if (Number.isSafeInteger(count) && count >= min) return;
  throw new InvalidArgumentError(name, `must be a whole number, ${min} or greater`, count);
}

/** Functions that return a different value each time (SPARQL 1.1, 17.4.2, 17.4.4 and 17.4.5). */
const CHANGING = /^(?:NOW|RAND|UUID|STRUUID|BNODE)$/;

/** Returns whether a query is deterministic, so that its answer can be cached. */
export function isRepeatable(query: SparqlQuery): boolean {
  return !tokensOf(query).some(({ word }) => CHANGING.test(word));
}

/** Sorts variables by their first occurrence in the author's text; those without one come last. */
export function inWrittenOrder(
  query: SparqlQuery,
  variables: readonly string[],
): readonly string[] {
  const { authorText } = query;
  const tokens = authorText === undefined ? tokensOf(query) : scan(authorText);
  const written = tokens.filter(({ kind }) => kind === 'variable');
  const names = written.map(({ text }, at) => [text.slice(1), at] as const);
  const places = new Map(names.reverse());
  const place = (name: string) => places.get(name) ?? places.size + 1e6;
  return [...variables].sort((a, b) => place(a) - place(b));
}

/** How much of each kind of syntax a query has; inline data (`VALUES … { … }`) counts as one group and for nesting. */
export interface QuerySize {
  /** Depth of nested brackets. */
  readonly nesting: number;
  /** Groups of patterns, assignments, columns, lists: brackets, except `(` after an IRI, a name or a word but BIND. */
  readonly groups: number;
  /** Operators of expressions and of paths. */
  readonly operators: number;
  /** Separators of triples: `.`, `;` and `,`. */
  readonly patterns: number;
  /** Commas between the arguments of calls and the members of lists. */
  readonly arguments: number;
}

/** Counts the syntax of a query, in time linear in its length. */
export function sizeOf(query: SparqlQuery): QuerySize {
  return sizeOfTokens(tokensOf(query));
}

export function sizeOfTokens(tokens: readonly Token[]): QuerySize {
  const size = { nesting: 0, groups: 0, operators: 0, patterns: 0, arguments: 0 };
  const open: string[] = [];
  let endOfData = -1;
  tokens.forEach((token, at) => {
    const { kind, text: mark, close } = token;
    if (kind !== 'mark') return;
    const isData = at <= endOfData;
    if (close !== undefined) {
      open.push(mark);
      size.nesting = Math.max(size.nesting, open.length);
      if (!isData && mark === '{' && opensData(tokens, at)) endOfData = close;
    } else if (/^[})\]]$/.test(mark)) open.pop();
    if (isData) return;
    if (close !== undefined) size.groups += isCall(tokens[at - 1], mark) ? 0 : 1;
    else if (mark === ',' && open.at(-1) === '(') size.arguments += 1;
    else if (/^[.;,]$/.test(mark)) size.patterns += 1;
    else if (!/^[})\]]$/.test(mark)) size.operators += 1;
  });
  return size;
}

function isCall(before: Token | undefined, mark: string): boolean {
  if (mark !== '(' || before === undefined) return false;
  return before.kind === 'word' ? before.word !== 'BIND' : /^(?:name|iri)$/.test(before.kind);
}

/** Whether a `{` follows `VALUES` and its variables. */
export function opensData(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.text !== ')') return before?.kind === 'variable' && tokens[at - 2]?.word === 'VALUES';
  let first = at - 2;
  while (tokens[first]?.kind === 'variable') first -= 1;
  return tokens[first]?.text === '(' && tokens[first - 1]?.word === 'VALUES';
}
