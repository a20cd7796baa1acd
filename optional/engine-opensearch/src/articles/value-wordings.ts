import { mostFrequent } from '@biographql/engines/internal';
import type { NewDocument } from '../cluster/search-cluster.js';
import { documentId } from './article-form.js';

/** How the articles so far word a value. */
interface Wordings {
  readonly labels: Map<string, number>;
  readonly locations: Map<string, number>;
}

/** Counts how articles word the values of a facet, each article once. */
export class ValueWordings {
  readonly #byKey = new Map<string, Wordings>();

  add(value: {
    readonly key: string;
    readonly label: string;
    readonly location: string | null;
  }): void {
    const { key, label, location } = value;
    const known = this.#byKey.get(key);
    const wordings = known ?? { labels: new Map(), locations: new Map() };
    if (known === undefined) this.#byKey.set(key, wordings);
    count(wordings.labels, label);
    if (location !== null) count(wordings.locations, location);
  }

  *documents(facet: 'affiliation'): Generator<NewDocument> {
    for (const [key, { labels, locations }] of this.#byKey) {
      const value = { key, label: mostFrequent(labels) ?? key, location: mostFrequent(locations) };
      yield { id: documentId(facet, key), body: { facet, key, value } };
    }
  }
}

function count(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}
