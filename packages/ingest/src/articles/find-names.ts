import type { EntityIri } from '@biographql/core';
import type { DictionaryEntry, NameDictionary, TitleWord } from './name-dictionary.js';

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
  const words = (title.match(isAscii ? ASCII_WORD : WORD) ?? []).map((word) =>
    dictionary.getWord(word),
  );
  const isShouted = isInCapitals(title, isAscii);
  const found: EntityIri[] = [];
  for (let start = 0; start < words.length; ) {
    const name = longestName(words, start, { dictionary, isShouted });
    if (name !== null) found.push(name.iri);
    start += name?.words ?? 1;
  }
  return found;
}

export function findName(text: string, dictionary: NameDictionary): EntityIri | null {
  const { parts, letters } = dictionary.getWord(text);
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
  const longest = dictionary.longestFrom(words[start]?.parts[0] ?? '');
  const parts: string[] = [];
  let letters = '';
  let best: { readonly iri: EntityIri; readonly words: number } | null = null;
  for (const [place, word] of words.slice(start, start + longest).entries()) {
    parts.push(...word.parts);
    if (parts.length > longest) break;
    letters += word.letters;
    const written = letters;
    const fitting = dictionary
      .find(parts)
      .filter(({ symbol }) => symbol === null || (!isShouted && symbol === written));
    const chosen = choose(fitting);
    if (chosen !== null) best = { iri: chosen.iri, words: place + 1 };
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
