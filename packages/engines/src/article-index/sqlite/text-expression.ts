import type { Phrase, QueryText } from '../reading/query-text.js';

/**
 * What a text wants and excludes as FTS5 expressions. Phrases come from `parseQueryText`, hold letters and digits only,
 * and stand in quotes: no text of a user is ever FTS5 syntax.
 */
export interface TextExpression {
  /** Null when nothing is wanted: every article, less the excluded ones. */
  readonly wanted: string | null;
  readonly excluded: string | null;
}

/** Writes a read text as expressions. */
export function toTextExpression(
  { quoted, words, excluded }: QueryText,
  match: 'all' | 'any',
): TextExpression {
  const parts = [join(quoted, ' AND '), join(words, match === 'all' ? ' AND ' : ' OR ')];
  const wanted = parts.filter((part) => part !== null);
  return {
    wanted: wanted.length === 0 ? null : wanted.map((part) => `(${part})`).join(' AND '),
    excluded: join(excluded, ' OR '),
  };
}

function join(phrases: readonly Phrase[], operator: string): string | null {
  return phrases.length === 0 ? null : phrases.map(quotePhrase).join(operator);
}

function quotePhrase(phrase: Phrase): string {
  return `"${phrase.join(' ').replaceAll('"', '""')}"`;
}
