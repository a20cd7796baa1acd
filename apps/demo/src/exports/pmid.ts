import type { Article } from '@biographql/client';

/** The PubMed identifier of an article; null where its record has none. */
export function pmidOf({ id, publicId }: Pick<Article, 'id' | 'publicId'>): string | null {
  const [, pmid = null] = /^pmid:(\d+)$/.exec(id) ?? /^(\d+)$/.exec(publicId) ?? [];
  return pmid;
}
