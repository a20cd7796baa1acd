import { type Doi, parseDoi } from '@biographql/core';

const PMID = [
  /^(?:pmid|pubmed|medline)[\s:#]*0*([1-9]\d{0,8})$/i,
  /^0*([1-9]\d{0,8})$/,
  /^https?:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(?:\?term=)?0*([1-9]\d{0,8})\/?(?:[?#].*)?$/i,
  /^https?:\/\/(?:www\.)?europepmc\.org\/(?:article|abstract)\/med\/([1-9]\d{0,8})\/?(?:[?#].*)?$/i,
  /^https?:\/\/(?:identifiers\.org|bioregistry\.io)\/(?:pubmed|pmid)[:/]([1-9]\d{0,8})$/i,
];
const PMCID = [
  /^(?:pmcid[\s:]*|pmc:)?pmc(\d{1,9})(?:\.\d+)?$/i,
  /^pmc(?:id)?:\s?(\d{1,9})$/i,
  /^https?:\/\/(?:www\.)?(?:ncbi\.nlm\.nih\.gov\/pmc\/articles|pmc\.ncbi\.nlm\.nih\.gov\/articles|europepmc\.org\/(?:article\/pmc|articles))\/pmc(\d{1,9})\/?(?:[?#].*)?$/i,
];
const MAX_LENGTH = 500;

export interface ArticleId {
  readonly kind: 'pmid' | 'pmcid' | 'doi';
  /** `pmid:20198754`, `pmcid:PMC2832690` or `doi:10.1000/182`, the id of records. */
  readonly id: string;
  /** As citations write it: `PMID:20198754`, `PMC2832690`, `10.1000/182`. */
  readonly text: string;
}

/**
 * Reads the identifier of an article: a PMID (also bare digits), a PMCID, a DOI, or an address of one. Null for other texts.
 * @example
 * ```ts
 * import { parseArticleId } from '@biographql/verify';
 *
 * console.log(parseArticleId('https://doi.org/10.1000/182')?.id); // doi:10.1000/182
 * ```
 */
export function parseArticleId(written: string): ArticleId | null {
  const text = written.trim().replace(/^[<("']+|[>)"',;.]+$/g, '');
  if (text === '' || text.length > MAX_LENGTH) return null;
  const pmid = firstGroup(PMID, text);
  if (pmid !== null) return { kind: 'pmid', id: `pmid:${pmid}`, text: `PMID:${pmid}` };
  const pmc = firstGroup(PMCID, text);
  if (pmc !== null) return { kind: 'pmcid', id: `pmcid:PMC${pmc}`, text: `PMC${pmc}` };
  const doi = readDoi(text);
  return doi === null ? null : { kind: 'doi', id: `doi:${doi}`, text: doi };
}

/** Returns the address of an article: at PubMed, else behind its DOI, else in PubMed Central; null without an identifier. */
export function getArticleUrl({ pmid, doi, pmcid }: Record<ArticleId['kind'], string | null>) {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`;
  if (doi !== null) return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
  return pmcid && `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(pmcid)}/`;
}

function firstGroup(patterns: readonly RegExp[], text: string): string | null {
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ?? null;
}

function readDoi(text: string): Doi | null {
  if (!text.includes('10.')) return null;
  const bare = text
    .replace(/^https?:\/\/(?:www\.)?(?:dx\.)?doi\.org\//i, '')
    .replace(/^doi[\s:=]*/i, '');
  try {
    return parseDoi(bare);
  } catch {
    return null;
  }
}
