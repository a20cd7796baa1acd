import { scan, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

/** How much of each kind of syntax a query has; inline data (`VALUES … { … }`) counts for its nesting only. */
export interface QuerySize {
  /** Brackets inside of each other. */
  readonly nesting: number;
  /** Groups of patterns, assignments, columns that are worked out, and lists: brackets of no call and no filter. */
  readonly groups: number;
  /** Operators of expressions and of paths. */
  readonly operators: number;
  /** Separators of triples: `.`, `;` and `,`. */
  readonly patterns: number;
  /** Commas between the arguments of calls and the members of lists. */
  readonly arguments: number;
}

/** Returns the size of a query, in time linear in its length. */
export function sizeOf(query: SparqlQuery): QuerySize {
  return sizeOfTokens(scan(query.text));
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
