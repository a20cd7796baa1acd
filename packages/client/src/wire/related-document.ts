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
}

interface WireDocument {
  readonly id: string;
  readonly title: string;
  readonly abs: string | null;
  readonly source: string | null;
  readonly index_name: string;
}

/** Joins the documents of several lists in order, each once. */
export function toRelatedDocuments(
  lists: readonly (readonly WireDocument[])[],
): readonly RelatedDocument[] {
  const documents = lists.flat();
  return [...new Map(documents.map((document) => [document.id, document])).values()].map(
    ({ id, title, abs: abstract, source: url, index_name: index }) => ({
      id,
      title,
      abstract,
      url,
      index,
    }),
  );
}
