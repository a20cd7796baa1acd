import { type Postings, PostingsWriter } from './postings.js';

/** One value of a facet, as the index keeps it. */
export interface FacetValue {
  readonly key: string;
  readonly label: string;
  readonly location: string | null;
}

/** The values of a facet in the order of their keys, and which article has which. */
export interface CollectedFacet {
  readonly values: readonly FacetValue[];
  /** Row 0 is empty: articles count from 1. */
  readonly postings: Postings;
}

interface OpenValue {
  readonly key: string;
  readonly labels: Map<string, number>;
  readonly locations: Map<string, number>;
}

/** Gathers the values of one facet, article by article. */
export class FacetCollector {
  readonly #numbers = new Map<string, number>();
  readonly #values: OpenValue[] = [];
  readonly #postings = new PostingsWriter();

  /** Ends the present article. */
  nextArticle(): void {
    this.#postings.nextRow();
  }

  /** Adds a value to the present article; one that it has already is counted once. */
  add(key: string, label: string, location: string | null = null): void {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#values.length;
      this.#numbers.set(key, number);
      this.#values.push({ key, labels: new Map(), locations: new Map() });
    }
    const value = this.#values[number];
    if (value === undefined || !this.#postings.add(number)) return;
    count(value.labels, label);
    if (location !== null) count(value.locations, location);
  }

  /** Numbers the values by key, so that a lesser number wins a tie. */
  finish(): CollectedFacet {
    const order = this.#values
      .map((value, number) => ({ value, number }))
      .sort((a, b) => (a.value.key < b.value.key ? -1 : 1));
    const renumbered = new Uint32Array(order.length);
    order.forEach(({ number }, place) => {
      renumbered[number] = place;
    });
    const values = order.map(({ value }) => closeValue(value));
    return { values, postings: this.#postings.finish(renumbered) };
  }
}

/** The most frequent text; of equally frequent ones the first in the order of UTF-16 units. Null when there is none. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [text, times] of counts) {
    if (times > most || (times === most && best !== null && text < best)) {
      best = text;
      most = times;
    }
  }
  return best;
}

function closeValue({ key, labels, locations }: OpenValue): FacetValue {
  return { key, label: mostFrequent(labels) ?? key, location: mostFrequent(locations) };
}

function count(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}
