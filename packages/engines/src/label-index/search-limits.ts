/** How many words of a typed text count; the rest is ignored. */
export const TYPED_WORDS = 12;

/** What an alias that begins with the first typed word loses against a label that does: eight doublings of popularity. */
export const ALIAS_COST = 800;

/** The number of results wanted: 1 to 100, default 10; numbers outside are brought inside. */
export function searchLimit(limit = 10): number {
  return Math.max(1, Math.min(100, Math.floor(limit)));
}

/** The edits that a typed word of this length may have: none below 4 characters, 1 from 4, 2 from 8. */
export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

const ENOUGH = 3;

/** What a search has found before it looks for typing errors. */
export interface FoundSoFar {
  readonly count: number;
  readonly hasExact: boolean;
  readonly limit: number;
}

/**
 * Returns whether words with so many edits are worth looking for: never when something matches exactly; one edit when
 * fewer than three entities (or the limit, if that is less) match by beginnings; two when there is nothing at all.
 */
export function seeksTypingErrors(edits: number, { count, hasExact, limit }: FoundSoFar): boolean {
  if (hasExact) return false;
  return edits === 1 ? count < Math.min(ENOUGH, limit) : count === 0;
}
