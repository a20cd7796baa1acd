import { relevanceOrder } from './relevance-order.js';
import type { FoundNumbers } from './word-ranking.js';

/** The articles that were found for some words. */
export class FoundArticles {
  /** Ascending. */
  readonly numbers: Uint32Array;
  readonly #relevances: Uint32Array;
  #ranked: Uint32Array | undefined;

  constructor({ numbers, relevances }: FoundNumbers) {
    this.numbers = numbers;
    this.#relevances = relevances;
  }

  /** The most relevant first, of equally relevant ones the greatest number first; put in order when first asked for. */
  ranked(): Uint32Array {
    this.#ranked ??= relevanceOrder(this.#relevances).map((place) => this.numbers[place] ?? 0);
    return this.#ranked;
  }
}
