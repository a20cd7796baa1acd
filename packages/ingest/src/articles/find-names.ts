import type { EntityIri } from '@biographql/core';
import type { DictionaryEntry, NameDictionary, TitleWord } from './name-dictionary.js';
import { nextState } from './name-filter.js';

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;
const ASCII_WORD = /[A-Za-z0-9']+/g;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * Finds the entities that a title names: from left to right the longest name that begins at each word. Symbols must be
 * written as they are, and do not count in a title in capitals. A name of several entities means the one whose label it
 * is; among aliases of several entities none, since a wrong annotation is worse than a missing one.
 */
export function findNames(title: string, dictionary: NameDictionary): readonly EntityIri[] {
  const isAscii = ASCII.test(title);
  const words = (title.match(isAscii ? ASCII_WORD : WORD) ?? []).map(dictionary.wordOf);
  const isShouted = isInCapitals(title, isAscii);
  const found: EntityIri[] = [];
  for (let start = 0; start < words.length; ) {
    const name = longestName(words, start, { dictionary, isShouted });
    if (name !== null) found.push(name.iri);
    start += name?.words ?? 1;
  }
  return found;
}

/** The entity that a text as a whole names, by the rules of {@link findNames}; null when there is none. */
export function findName(text: string, dictionary: NameDictionary): EntityIri | null {
  const { parts, letters } = dictionary.wordOf(text);
  const fitting = dictionary
    .find(parts)
    .filter(({ symbol }) => symbol === null || symbol === letters);
  return choose(fitting)?.iri ?? null;
}

function longestName(
  words: readonly TitleWord[],
  start: number,
  { dictionary, isShouted }: { readonly dictionary: NameDictionary; readonly isShouted: boolean },
): { readonly iri: EntityIri; readonly words: number } | null {
  const { filter } = dictionary;
  let best: { readonly iri: EntityIri; readonly words: number } | null = null;
  let state = 0;
  for (let end = start; end < words.length; end++) {
    for (const hash of words[end]?.hashes ?? []) state = nextState(state, hash);
    if (!filter.mayBegin(state)) break;
    if (!filter.mayBeName(state)) continue;
    const name = words.slice(start, end + 1);
    const letters = name.map((word) => word.letters).join('');
    const fitting = dictionary
      .find(name.flatMap(({ parts }) => parts))
      .filter(({ symbol }) => symbol === null || (!isShouted && symbol === letters));
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

function isInCapitals(title: string, isAscii: boolean): boolean {
  if (!isAscii) {
    const small = title.match(/\p{Ll}/gu)?.length ?? 0;
    const capitals = title.match(/\p{Lu}/gu)?.length ?? 0;
    return capitals > small;
  }
  let more = 0;
  for (let index = 0; index < title.length; index++) {
    const unit = title.charCodeAt(index);
    if (unit >= 65 && unit <= 90) more++;
    else if (unit >= 97 && unit <= 122) more--;
  }
  return more > 0;
}
