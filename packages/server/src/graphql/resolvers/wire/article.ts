import type { Article } from '@biographql/engines';
import type { Article as WireArticle } from '../../../generated/resolvers.js';

/** Returns a bibliographic record in its wire form. */
export function toWireArticle(article: Article): WireArticle {
  return {
    id: article.id,
    doi: article.doi,
    title: article.title,
    authors: article.authors.map(({ family, given }) => ({ lastName: family, firstName: given })),
    publishDate: article.issued,
    documentID: article.pmid ?? article.doi ?? article.pmcid ?? article.id,
    summaryText: article.abstract,
    containerTitle: article.containerTitle,
    source: articleSource(article),
  };
}

/** Returns the address of the original record: at PubMed, else behind its DOI, else in PubMed Central; null when it has no identifier. */
export function articleSource({
  pmid,
  doi,
  pmcid,
}: Pick<Article, 'pmid' | 'doi' | 'pmcid'>): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`;
  if (doi !== null) return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
  if (pmcid !== null) return `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(pmcid)}/`;
  return null;
}
