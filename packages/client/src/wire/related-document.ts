import type { LiteraturePassage } from './claim.js';

/** A record that an answer rests on: an article, or the facts of an entity. */
export interface RelatedDocument {
  readonly id: string;
  /** The title of the article, or the label of the entity. */
  readonly title: string;
  /** The abstract, or the facts of the entity written out; null when the record has none. */
  readonly abstract: string | null;
  /** The address of the original record; null when it has none. */
  readonly url: string | null;
  /** The index that the record comes from: `articles` or `graph`. */
  readonly index: string;
  /** The sentence that bears most on the question; null with an answer, and when none bears on it. */
  readonly passage: LiteraturePassage | null;
}

interface WireDocument {
  readonly id: string;
  readonly title: string;
  readonly abs: string | null;
  readonly source: string | null;
  readonly index_name: string;
}

/** Joins the documents of several lists in order, each once, with their passages. */
export function toRelatedDocuments(
  lists: readonly (readonly WireDocument[])[],
  passages: readonly LiteraturePassage[] = [],
): readonly RelatedDocument[] {
  const documents = lists.flat();
  return [...new Map(documents.map((document) => [document.id, document])).values()].map(
    ({ id, title, abs: abstract, source: url, index_name: index }) => ({
      id,
      title,
      abstract,
      url,
      index,
      passage: passages.find(({ documentId }) => documentId === id) ?? null,
    }),
  );
}
