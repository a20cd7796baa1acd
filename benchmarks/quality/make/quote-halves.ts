import { hashOf } from './random.js';

/**
 * The articles are divided for the sake of quoted sentences: whoever mends the rules reads those of `reading` alone, and
 * whoever judges the rules reads those of `fresh`, which nobody else has looked at.
 */
export const QUOTE_HALVES = ['reading', 'fresh'] as const;

/** A half of the articles. */
export type QuoteHalf = (typeof QUOTE_HALVES)[number];

/** Divides the articles. Another seed would mix what was read with what was not. */
const HALVES_SEED = 'quote-halves-1';

/** Returns the half of an article, by a hash of its id. */
export function quoteHalfOf(articleId: string): QuoteHalf {
  const hash = hashOf(`${HALVES_SEED}:${articleId}`).slice(0, 8);
  return Number.parseInt(hash, 16) % 2 === 0 ? 'reading' : 'fresh';
}
