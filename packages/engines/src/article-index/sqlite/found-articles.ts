import { relevanceOrder } from './relevance-order.js';
import type { FoundNumbers } from './word-ranking.js';

/** The articles that were found for some words. */
export class FoundArticles {
  /** Ascending. */
  readonly numbers: Uint32Array;
  readonly #relevances: Uint32Array;
  #ranked: FoundNumbers | undefined;

  constructor({ numbers, relevances }: FoundNumbers) {
    this.numbers = numbers;
    this.#relevances = relevances;
  }

  /** The most relevant first, of equally relevant ones the greatest number first; put in order when first asked for. */
  ranked(): FoundNumbers {
    if (this.#ranked === undefined) {
      const order = relevanceOrder(this.#relevances);
      const numbers = new Uint32Array(order.length);
      const relevances = new Uint32Array(order.length);
      for (let index = 0; index < order.length; index++) {
        const place = order[index] ?? 0;
        numbers[index] = this.numbers[place] ?? 0;
        relevances[index] = this.#relevances[place] ?? 0;
      }
      this.#ranked = { numbers, relevances };
    }
    return this.#ranked;
  }
}
