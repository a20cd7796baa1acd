import { emphasize } from './emphasis.js';

/** Names listed in an answer or a sentence before the rest is only counted. */
export const MOST_NAMES = 10;

/**
 * Joins names: `a, b and c`, or the first ten and `12 more`. A name with a comma inside makes semicolons the separator.
 *
 * @param total - How many there are in all, when more than are given.
 */
export function joinNames(names: readonly string[], total: number = names.length): string {
  const shown = names.slice(0, MOST_NAMES);
  const separator = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  const rest = total - shown.length;
  if (rest > 0) return `${shown.join(separator)} and ${rest.toLocaleString('en-US')} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(separator)} and ${shown.at(-1)}`;
}

/** A sentence with the place of the answer in it. */
export interface FactSentence {
  readonly text: string;
  /** Offsets of the values, UTF-16, half-open. */
  readonly start: number;
  readonly end: number;
}

/** Fills a template's `$entity` and `$values`; the values' first place is where the answer stands. */
export function fillSentence(template: string, entity: string, values: string): FactSentence {
  let text = '';
  let start = 0;
  for (const part of template.split(/(\$entity|\$values)/)) {
    if (part === '$values') start = text.length;
    text += part === '$entity' ? entity : part === '$values' ? values : part;
  }
  return { text: capitalize(text), start, end: start + values.length };
}

/** The sentence as HTML, the answer marked. */
export function markSentence({ text, start, end }: FactSentence): string {
  return emphasize(text, start, end);
}

/** An upper-case first letter, unless the first word has capitals of its own, as `mTOR`. */
function capitalize(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? '';
  if (/\p{Lu}|\d/u.test(first)) return text;
  const letter = text.slice(0, 1);
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper + text.slice(1) : text;
}
