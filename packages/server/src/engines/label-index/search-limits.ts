/** How many words of a typed text count; the rest is ignored. */
export const TYPED_WORDS = 12;

/** The number of results wanted: 1 to 100, default 10; numbers outside are brought inside. */
export function searchLimit(limit = 10): number {
  return Math.max(1, Math.min(100, Math.floor(limit)));
}

const ENOUGH = 3;

/**
 * Tells whether typing errors are worth looking for: nothing matches exactly, and fewer than three entities (or the
 * limit, if that is less) match by beginnings or fewer edits.
 */
export function seeksTypingErrors(found: number, hasExact: boolean, limit: number): boolean {
  return !hasExact && found < Math.min(ENOUGH, limit);
}
