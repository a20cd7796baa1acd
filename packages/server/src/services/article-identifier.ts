import type { ArticleQuery } from '@biographql/engines';

/**
 * Returns the identifier that a search consists of, as articles are kept by it: `PMID 20198754`, `pmid:20198754` and
 * `PMC2832690` are one, a number alone is none, and neither is one beside filters.
 */
export function identifierIn({ text = '', ...filters }: ArticleQuery): string | null {
  if (Object.keys(filters).length > 0) return null;
  const [, pmid, pmcid] =
    /^\s*(?:pmid[:\s]*0*([1-9]\d{0,8})|(?:pmcid[:\s]*)?(pmc\d{1,9}))\s*$/i.exec(text) ?? [];
  if (pmid !== undefined) return `pmid:${pmid}`;
  return pmcid === undefined ? null : `pmcid:${pmcid.toUpperCase()}`;
}
