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
  { wanted, excluded }: QueryText,
  match: 'all' | 'any',
): TextExpression {
  return {
    wanted: join(wanted, match === 'all' ? ' AND ' : ' OR '),
    excluded: join(excluded, ' OR '),
  };
}

function join(phrases: readonly Phrase[], operator: string): string | null {
  return phrases.length === 0 ? null : phrases.map(quotePhrase).join(operator);
}

function quotePhrase(phrase: Phrase): string {
  return `"${phrase.join(' ').replaceAll('"', '""')}"`;
}
