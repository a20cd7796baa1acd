import { getOrAdd } from '@biographql/core/internal';
import { ListWriter, type NumberLists, renumberValues, selectLists } from '../../number-lists.js';
import { sortedPlaces } from '../../text/compare.js';

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

/** What the text of a record means; null when it names no value. */
export type ReadFacetText = (text: string) => FacetValue | null;

/** Collects the texts of one facet, article by article; each distinct text is parsed once, at the end. */
export class FacetCollector {
  readonly #texts = new TextNumbers();
  readonly #lists = new ListWriter();

  add(text: string): void {
    this.#lists.add(this.#texts.getNumber(text));
  }

  nextArticle(): void {
    this.#lists.endList();
  }

  /**
   * Closes the facet for some articles, in the order given; values are numbered by key, so that a lesser number wins
   * a tie.
   */
  finish(rows: Uint32Array, read: ReadFacetText): CollectedFacet {
    const { texts } = this.#texts;
    const lists = selectLists(this.#lists.finish(), rows);
    const { keys, valueOfText, meanings } = readTexts({ texts, lists }, read);
    const order = sortedPlaces(keys);
    const numbers = new Uint32Array(order.length);
    order.forEach((value, number) => {
      numbers[value] = number;
    });
    const sortedValueOfText = valueOfText.map((value) => (value < 0 ? -1 : (numbers[value] ?? 0)));
    const times = new Uint32Array(texts.length);
    const postings = renumberValues(lists, sortedValueOfText, (text) => {
      times[text] = (times[text] ?? 0) + 1;
    });
    return { values: describeValues(sortedValueOfText, meanings, times), postings };
  }
}

type Meanings = readonly (FacetValue | null | undefined)[];

function readTexts(
  { texts, lists }: { readonly texts: readonly string[]; readonly lists: NumberLists },
  read: ReadFacetText,
) {
  const valueNumbers = new TextNumbers();
  const valueOfText = new Int32Array(texts.length).fill(-1);
  const meanings: (FacetValue | null | undefined)[] = Array(texts.length).fill(undefined);
  for (const text of lists.values) {
    if (meanings[text] !== undefined) continue;
    const meaning = read(texts[text] ?? '');
    meanings[text] = meaning;
    if (meaning !== null) valueOfText[text] = valueNumbers.getNumber(meaning.key);
  }
  return { keys: valueNumbers.texts, valueOfText, meanings };
}

function describeValues(
  valueOfText: Int32Array,
  meanings: Meanings,
  times: Uint32Array,
): readonly FacetValue[] {
  const textsOfValue: number[][] = [];
  valueOfText.forEach((value, text) => {
    if (value < 0) return;
    textsOfValue[value] ??= [];
    textsOfValue[value].push(text);
  });
  return Array.from(textsOfValue, (texts = []) => {
    const labels = new Map<string, number>();
    const locations = new Map<string, number>();
    let key = '';
    for (const text of texts) {
      const meaning = meanings[text];
      if (!meaning) continue;
      key = meaning.key;
      const often = times[text] ?? 0;
      if (often > 0) count(labels, meaning.label, often);
      if (often > 0 && meaning.location !== null) count(locations, meaning.location, often);
    }
    return { key, label: mostFrequent(labels) ?? key, location: mostFrequent(locations) };
  });
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

function count(counts: Map<string, number>, text: string, times: number): void {
  counts.set(text, (counts.get(text) ?? 0) + times);
}

class TextNumbers {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  getNumber(text: string): number {
    return getOrAdd(this.#numbers, text, () => this.texts.push(text) - 1);
  }
}
