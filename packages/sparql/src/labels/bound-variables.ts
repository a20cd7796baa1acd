import type { Token } from '../scan.js';

/** Half-open range of token indices. */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The names that a pattern binds, in the order of the text: variables of triples, BIND, VALUES and GRAPH, and what
 * subqueries project. What only a filter, a MINUS or a label service names is left out.
 */
export function boundVariables(
  tokens: readonly Token[],
  range: TokenRange,
  isSkipped: (index: number) => number | undefined,
): ReadonlySet<string> {
  const bound = new Set<string>();
  for (let at = range.start; at < range.end; at += 1) {
    const token = tokens[at];
    const skipTo = isSkipped(at);
    if (skipTo !== undefined) at = skipTo;
    else if (token?.word === 'FILTER' || token?.word === 'MINUS') at = closeAfter(tokens, at);
    else if (token?.word === 'BIND') {
      at = closeAfter(tokens, at);
      add(bound, tokens[at - 1]);
    } else if (token?.text === '{' && tokens[at + 1]?.word === 'SELECT') {
      const inner = subquery(tokens, at);
      const names = inner.isStar
        ? boundVariables(tokens, inner.pattern, isSkipped)
        : projectedNames(tokens, inner.header);
      for (const name of names) bound.add(name);
      at = token.close ?? at;
    } else add(bound, token);
  }
  return bound;
}

/** The parts of a SELECT: what is projected, its outermost pattern without brackets, and what follows. */
export interface SelectParts {
  /** From behind SELECT to the pattern or its WHERE. */
  readonly header: TokenRange;
  readonly pattern: TokenRange;
  readonly modifiers: TokenRange;
  readonly isStar: boolean;
}

/** The parts of the query that starts at a token `SELECT` or `ASK` and ends before another index. */
export function selectParts(tokens: readonly Token[], first: number, end: number): SelectParts {
  let open = first + 1;
  while (open < end && tokens[open]?.text !== '{') {
    open = tokens[open]?.text === '(' ? closeAfter(tokens, open - 1) + 1 : open + 1;
  }
  const close = tokens[open]?.close ?? end;
  const isNamed = tokens[open - 1]?.word === 'WHERE';
  const header = { start: first + 1, end: isNamed ? open - 1 : open };
  return {
    header,
    pattern: { start: open + 1, end: close },
    modifiers: { start: close + 1, end },
    isStar: outerIndices(tokens, header).some((at) => tokens[at]?.text === '*'),
  };
}

/** The indices in a range that stand in no bracket of it, opening brackets included. */
export function outerIndices(tokens: readonly Token[], { start, end }: TokenRange): number[] {
  const indices: number[] = [];
  for (let at = start; at < end; at = (tokens[at]?.close ?? at) + 1) indices.push(at);
  return indices;
}

/** The names of a projection, in its order. */
export function projectedNames(tokens: readonly Token[], header: TokenRange): readonly string[] {
  return outerIndices(tokens, header).flatMap((at) => {
    const token =
      tokens[at]?.close === undefined ? tokens[at] : tokens[(tokens[at]?.close ?? 0) - 1];
    return token?.kind === 'variable' ? [token.text.slice(1)] : [];
  });
}

function subquery(tokens: readonly Token[], open: number): SelectParts {
  return selectParts(tokens, open + 1, tokens[open]?.close ?? tokens.length);
}

/** The index that closes the first bracket behind an index. */
function closeAfter(tokens: readonly Token[], at: number): number {
  for (let next = at + 1; next < tokens.length; next += 1) {
    const close = tokens[next]?.close;
    if (close !== undefined) return close;
  }
  return tokens.length;
}

function add(names: Set<string>, token: Token | undefined): void {
  if (token?.kind === 'variable') names.add(token.text.slice(1));
}
