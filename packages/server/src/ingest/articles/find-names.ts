import type { EntityIri } from '@biographql/core';
import { type DictionaryEntry, lettersOf, type NameDictionary } from './name-dictionary.js';

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

interface TitleWord {
  readonly text: string;
  readonly parts: readonly string[];
}

/**
 * Finds the entities that a title names: from left to right the longest name that begins at each word. Symbols must be
 * written as they are, and do not count in a title in capitals. A name of several entities means the one whose label it
 * is; among aliases of several entities none, since a wrong annotation is worse than a missing one.
 */
export function findNames(title: string, dictionary: NameDictionary): readonly EntityIri[] {
  const words = (title.match(WORD) ?? []).map((text) => ({
    text,
    parts: dictionary.partsOf(text),
  }));
  const isShouted = isInCapitals(title);
  const found: EntityIri[] = [];
  for (let start = 0; start < words.length; ) {
    const name = longestName(words, start, { dictionary, isShouted });
    if (name !== null) found.push(name.iri);
    start += name?.words ?? 1;
  }
  return found;
}

function longestName(
  words: readonly TitleWord[],
  start: number,
  { dictionary, isShouted }: { readonly dictionary: NameDictionary; readonly isShouted: boolean },
): { readonly iri: EntityIri; readonly words: number } | null {
  const limit = dictionary.longestFrom(words[start]?.parts[0] ?? '');
  const parts: string[] = [];
  let best: { readonly iri: EntityIri; readonly words: number } | null = null;
  for (let end = start; end < words.length && parts.length < limit; end++) {
    parts.push(...(words[end]?.parts ?? []));
    const entries = parts.length > limit ? [] : dictionary.find(parts);
    if (entries.length === 0) continue;
    const letters = words
      .slice(start, end + 1)
      .map(({ text }) => lettersOf(text))
      .join('');
    const fitting = entries.filter(
      ({ symbol }) => symbol === null || (!isShouted && symbol === letters),
    );
    const chosen = choose(fitting);
    if (chosen !== null) best = { iri: chosen.iri, words: end + 1 - start };
  }
  return best;
}

/** The preferred of those with the name as a label; else the only one. */
function choose(entries: readonly DictionaryEntry[]): DictionaryEntry | null {
  const labels = entries.filter(({ isLabel }) => isLabel);
  const [only = null] = entries;
  if (labels.length === 0) return entries.length === 1 ? only : null;
  return labels.reduce((best, entry) => (entry.preference < best.preference ? entry : best));
}

function isInCapitals(title: string): boolean {
  const small = title.match(/\p{Ll}/gu)?.length ?? 0;
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > small;
}
