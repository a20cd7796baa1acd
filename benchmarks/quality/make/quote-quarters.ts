import { hashOf } from './random.js';

/**
 * The articles are divided for the sake of quoted sentences: the rules are mended with quotes of quarters that were read,
 * and judged by quotes of the next one, of which nobody has read any.
 */
export const QUOTE_QUARTERS = [1, 2, 3, 4] as const;

/** A quarter of the articles. */
export type QuoteQuarter = (typeof QUOTE_QUARTERS)[number];

/** Divides the articles. Another seed would mix what was read with what was not. */
const QUARTERS_SEED = 'quote-quarters-1';

/** Returns the quarter of an article, by a hash of its id. */
export function quoteQuarterOf(articleId: string): QuoteQuarter {
  const hash = hashOf(`${QUARTERS_SEED}:${articleId}`).slice(0, 8);
  return QUOTE_QUARTERS[Number.parseInt(hash, 16) % 4] ?? 1;
}

/** Returns the quarter of this number. @throws on a number of none. */
export function toQuoteQuarter(text: string): QuoteQuarter {
  const quarter = QUOTE_QUARTERS.find((one) => String(one) === text);
  if (quarter === undefined) throw new Error(`No quarter of the articles: ${text}`);
  return quarter;
}
