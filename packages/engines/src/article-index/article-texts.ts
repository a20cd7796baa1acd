import type { Article } from './article-index.js';

/** Weights of words in title, MeSH descriptors and abstract. */
export const TEXT_WEIGHTS = [2, 1, 1] as const;

/** Separates descriptors so that no phrase spans two: a private-use letter. */
export const SEPARATOR = '\uE000';

export function articleTerms({
  mesh,
  keywords = [],
}: Pick<Article, 'mesh' | 'keywords'>): readonly string[] {
  return [...mesh.map(({ label }) => label), ...keywords];
}

export function articleIdentifiers({ id, pmid, doi, pmcid }: Article): readonly string[] {
  const all = [normalizeIdentifier(id)];
  for (const text of [pmid && `pmid:${pmid}`, doi && `doi:${doi}`, pmcid && `pmcid:${pmcid}`]) {
    const identifier = normalizeIdentifier(text);
    if (!all.includes(identifier)) all.push(identifier);
  }
  return all.filter((text) => text !== '');
}

export function normalizeIdentifier(text: string | null): string {
  return (text ?? '').trim().toLowerCase();
}
