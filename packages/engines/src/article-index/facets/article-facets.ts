import { getOrAdd } from '@biographql/core/internal';
import { ListWriter, type NumberLists } from '../../number-lists.js';
import { foldText } from '../../text/fold.js';
import { sortedPlaces } from '../../text/labels.js';
import type { Article, ArticleFacet } from '../article-index.js';
import { AuthorCollector } from '../authors/author-collector.js';
import { parseAffiliation } from './affiliation.js';

/** Facets of text values with label and location: the interface's except author and year, plus publication types. */
export type TextFacet = Exclude<ArticleFacet, 'author' | 'year'> | 'publicationType';

export class ArticleFacets {
  readonly authors = new AuthorCollector();
  readonly affiliation = new FacetCollector((text) => {
    const organization = parseAffiliation(text);
    return organization && { ...organization, label: organization.name };
  });
  readonly meshDescriptor = new FacetCollector((label) => ({ key: label, label, location: null }));
  readonly publicationType = new FacetCollector((type) => ({
    key: foldType(type),
    label: type,
    location: null,
  }));

  add({ authors, mesh, publicationTypes }: Article): void {
    this.authors.nextArticle(authors);
    for (const { affiliations } of authors)
      for (const text of affiliations) this.affiliation.add(text);
    for (const { label } of mesh) this.meshDescriptor.add(label);
    for (const type of publicationTypes) this.publicationType.add(type);
    for (const facet of [this.affiliation, this.meshDescriptor, this.publicationType])
      facet.nextArticle();
  }
}

/** Publication types are compared without letter case and signs. */
export function foldType(type: string): string {
  return foldText(type);
}

export interface FacetValue {
  readonly key: string;
  readonly label: string;
  readonly location: string | null;
}

/** The values of a facet in the order of their keys, and which article has which. */
export interface CollectedFacet {
  readonly values: readonly FacetValue[];
  /** Row 0 is empty: articles count from 1. */
  readonly postings: NumberLists;
}

interface Wording extends FacetValue {
  readonly value: number;
  articles: number;
}

export class FacetCollector {
  readonly #lists = new ListWriter();
  readonly #wordings = new Map<string, Wording | null>();
  readonly #values = new Map<string, number>();
  readonly #valuesOfArticle = new Set<number>();

  /** @param read - reads the text of a record, each distinct text once; null when it names no value. */
  constructor(private readonly read: (text: string) => FacetValue | null) {}

  add(text: string): void {
    const wording = getOrAdd(this.#wordings, text, () => {
      const meaning = this.read(text);
      if (meaning === null) return null;
      const value = getOrAdd(this.#values, meaning.key, () => this.#values.size);
      return { ...meaning, value, articles: 0 };
    });
    if (wording === null || this.#valuesOfArticle.has(wording.value)) return;
    this.#valuesOfArticle.add(wording.value);
    this.#lists.add(wording.value);
    wording.articles += 1;
  }

  nextArticle(): void {
    this.#lists.endList();
    this.#valuesOfArticle.clear();
  }

  /** Numbers the values by key, so that a lesser number wins a tie. */
  finish(): CollectedFacet {
    const keys = [...this.#values.keys()];
    const order = sortedPlaces(keys);
    const wordings: Wording[][] = keys.map(() => []);
    for (const wording of this.#wordings.values())
      if (wording !== null) wordings[wording.value]?.push(wording);
    const values = Array.from(order, (value) => {
      const forms = wordings[value] ?? [];
      const label = mostFrequent(forms.map((wording) => [wording.label, wording.articles]));
      const location = mostFrequent(forms.map((wording) => [wording.location, wording.articles]));
      return { key: keys[value] ?? '', label: label ?? '', location };
    });
    return { values, postings: this.#lists.finish(order) };
  }
}

/** The most frequent text; of equally frequent ones the first in the order of UTF-16 units. Null when there is none. */
export function mostFrequent(
  counts: Iterable<readonly [text: string | null, times: number]>,
): string | null {
  const totals = new Map<string, number>();
  for (const [text, times] of counts)
    if (text !== null) totals.set(text, (totals.get(text) ?? 0) + times);
  let best: string | null = null;
  let mostTimes = 0;
  for (const [text, times] of totals) {
    if (times > mostTimes || (times === mostTimes && best !== null && text < best)) {
      best = text;
      mostTimes = times;
    }
  }
  return best;
}
