import type { Token } from '../scan.js';
import { outerIndices, type TokenRange } from './bound-variables.js';

/** The solution modifiers of a query, each with its keywords except for `group`. */
export interface Clauses {
  /** What stands behind GROUP BY. */
  readonly group?: TokenRange;
  readonly order?: TokenRange;
  /** LIMIT and OFFSET, in either order. */
  readonly limit?: TokenRange;
}

const AGGREGATE = /^(?:COUNT|SUM|MIN|MAX|AVG|SAMPLE|GROUP_CONCAT)$/;
const KEYWORD = /^(?:GROUP|HAVING|ORDER|LIMIT|OFFSET|VALUES)$/;

/** undefined for a query with inline data at its end. */
export function clausesOf(tokens: readonly Token[], modifiers: TokenRange): Clauses | undefined {
  const starts = outerIndices(tokens, modifiers).filter((index) =>
    KEYWORD.test(tokens[index]?.word ?? ''),
  );
  const range = (word: string): TokenRange | undefined => {
    const at = starts.findIndex((index) => tokens[index]?.word === word);
    const start = starts[at];
    return start === undefined ? undefined : { start, end: starts[at + 1] ?? modifiers.end };
  };
  if (range('VALUES')) return undefined;
  const [group, order] = [range('GROUP'), range('ORDER')];
  const [limit, offset] = [range('LIMIT'), range('OFFSET')];
  const slice = limit && offset ? joined(limit, offset) : (limit ?? offset);
  return {
    ...(group && { group: { start: group.start + 2, end: group.end } }),
    ...(order && { order }),
    ...(slice && { limit: slice }),
  };
}

/** Whether an aggregate, or a pattern that may hold one, stands among these tokens. */
export function hasAggregate(tokens: readonly Token[], { start, end }: TokenRange): boolean {
  return tokens.slice(start, end).some(({ word, text }) => AGGREGATE.test(word) || text === '{');
}

function joined(a: TokenRange, b: TokenRange): TokenRange {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}
