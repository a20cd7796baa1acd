import type { QuotedAnswer } from '../question-service.js';

/** Names listed in an answer or a sentence before the rest is only counted. */
export const MOST_NAMES = 10;

/** Returns names joined: `a, b and c`, or the first ten and `12 more`. */
export function joinNames(
  names: readonly string[],
  total: number = names.length,
  most: number = MOST_NAMES,
): string {
  const shown = names.slice(0, most);
  const separator = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  const rest = total - shown.length;
  if (rest > 0) return `${shown.join(separator)} and ${rest.toLocaleString('en-US')} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(separator)} and ${shown.at(-1)}`;
}

export function quote(before: string, answer: string, after = ''): QuotedAnswer {
  const start = before.length;
  return { text: before + answer + after, start, end: start + answer.length };
}

export interface ListedNames {
  readonly text: string;
  readonly count: number;
}

export const UNNAMED: ListedNames = { text: '…', count: 1 };

export function listNames(
  names: readonly string[],
  total: number = names.length,
  most: number = MOST_NAMES,
): ListedNames {
  return { text: joinNames(names, total, most), count: total };
}

/** Returns a template with `$entity` and `$values` filled in, its `{one|several}` by the number of values. */
export function fillSentence(template: string, entity: string, values: ListedNames): QuotedAnswer {
  let text = '';
  let start = 0;
  for (const part of template.split(/(\$entity|\$values|\{[^|}]*\|[^}]*\})/)) {
    if (part === '$values') start = text.length;
    text += fillPart(part, entity, values);
  }
  return { text: capitalize(text), start, end: start + values.text.length };
}

function fillPart(part: string, entity: string, { text, count }: ListedNames): string {
  if (part === '$entity') return entity;
  if (part === '$values') return text;
  const [, one, several] = /^\{([^|}]*)\|([^}]*)\}$/.exec(part) ?? [];
  return (count === 1 ? one : several) ?? part;
}

/** Returns a text with an upper-case first letter, unless the first word has capitals of its own, as `mTOR`. */
export function capitalize(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? '';
  if (/\p{Lu}|\d/u.test(first)) return text;
  const letter = text.slice(0, 1);
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper + text.slice(1) : text;
}
