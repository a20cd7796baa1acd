import type { ArticleSearch } from '@biographql/client';
import { fullIri, type Parameters } from '../place.ts';

const ORDERS = ['relevance', 'newest', 'oldest'] as const;

/** The search behind the parameters of the address; what is empty does not restrict. */
export function searchOf(parameters: Parameters): ArticleSearch {
  const { text, entity, order, from, to, author, fulltext } = parameters;
  const issued = { ...(from && { from }), ...(to && { to }) };
  return {
    ...(text && { text }),
    ...(entity && { entity: fullIri(entity) }),
    ...((from || to) && { issued }),
    ...(author && { authors: [author] }),
    ...(fulltext && { hasFullText: true }),
    order: ORDERS.find((known) => known === order) ?? (text ? 'relevance' : 'newest'),
  };
}

/** What facets and concepts are drawn from: the words, or the name of the chosen entity; null for neither. */
export function topicOf({ text, name }: Parameters): string | null {
  return text?.trim() || name?.trim() || null;
}

/** Adds a phrase that must occur, once. */
export function withPhrase(text: string, phrase: string): string {
  const quoted = `"${phrase.replaceAll('"', ' ')}"`;
  return text.includes(quoted) ? text : `${text} ${quoted}`.trim();
}

/** Adds a phrase, or takes it out where it is. */
export function togglePhrase(text: string, phrase: string): string {
  const without = text.replace(withPhrase('', phrase), '').replace(/\s+/g, ' ').trim();
  return without === text.trim() ? withPhrase(text, phrase) : without;
}

/** The form of an author's name that finds all spellings of the given names: `Irwin R`. */
export function authorFilter({
  family,
  given,
}: {
  readonly family: string;
  readonly given: string;
}): string {
  return given === '' ? family : `${family} ${given[0]}`;
}
