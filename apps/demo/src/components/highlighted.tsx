/** A text with the words of a search marked. */
export function Highlighted({
  text,
  search,
}: {
  readonly text: string;
  readonly search: string | undefined;
}) {
  const words = getWords(search ?? '');
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

/** The sentence of an abstract with the most words of a search; empty without any. */
export function findSnippet(abstract: string, search: string | undefined): string {
  const words = getWords(search ?? '').map((word) => new RegExp(word, 'iu'));
  const count = (sentence: string) => words.filter((word) => word.test(sentence)).length;
  const best = abstract
    .split(/(?<=[.!?])\s+/)
    .reduce((one, other) => (count(other) > count(one) ? other : one), '');
  return best;
}

/** The words of a search, escaped for a pattern; those that are excluded are left out. */
function getWords(search: string): readonly string[] {
  return [...search.matchAll(/(^|[\s"])(-?)([\p{L}\p{N}][\p{L}\p{N}-]*)/gu)]
    .filter(([, , excluded]) => excluded === '')
    .map(([, , , word = '']) => word.replace(/[^\p{L}\p{N}]/gu, '.'));
}
