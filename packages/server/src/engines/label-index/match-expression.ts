import type { EntityType } from '@biographql/core';
import type { NearWord } from './near-words.js';
import { typeToken } from './sqlite-label-format.js';

/**
 * One typed word as an FTS5 expression: itself as the beginning of a word, or any of the spellings near it. Words come from `foldWords`, which leaves letters and
 * digits only, and stand in quotes: no text of a user is ever FTS5 syntax.
 */
export function anySpelling(word: string, near: readonly NearWord[]): string {
  const spellings = near.map(({ text, isWhole }) => quoteWord(text, !isWhole));
  return `(${[beginning(word), ...spellings].join(' OR ')})`;
}

/** A word as the beginning of a word. */
export function beginning(word: string): string {
  return quoteWord(word, true);
}

/** All of the parts, among the names of entities of any of the types; no types means all. */
export function allOf(parts: readonly string[], types: readonly EntityType[]): string {
  const ofTypes = types.map((type) => quoteWord(typeToken(type), false));
  return [...parts, ...(ofTypes.length === 0 ? [] : [`(${ofTypes.join(' OR ')})`])].join(' AND ');
}

function quoteWord(word: string, isBeginning: boolean): string {
  return `"${word.replaceAll('"', '""')}"${isBeginning ? ' *' : ''}`;
}
