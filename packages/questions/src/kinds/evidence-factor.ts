import type { GraphStatement } from '@biographql/engines';

/** Sources whose statements are weaker than curated ones: the beginning of their addresses, and what a statement of them alone is worth. */
const WEAK_SOURCES: readonly (readonly [url: string, factor: number])[] = [
  ['https://www.ebi.ac.uk/gwas/', 0.85],
  ['https://github.com/everycure-org/', 0.85],
  ['https://het.io/', 0.65],
  ['https://pubmed.ncbi.nlm.nih.gov/?term=', 0.65],
];
const SEVERAL_SOURCES = 1.02;

/**
 * Returns the factor by which the sources of statements change the probability of what rests on them. One curated source,
 * or a graph that names no source, changes nothing; a single association of a genome-wide study, a text that a model read,
 * or articles that name both lower it; two independent sources raise it a little. More sources never lower it.
 */
export function getEvidenceFactor(statements: readonly GraphStatement[]): number {
  const urls = statements.flatMap(({ references }) => references.flatMap(({ url }) => url ?? []));
  if (urls.length === 0) return 1;
  const strongest = Math.max(...urls.map(getFactor));
  const sources = new Set(urls.map(getSource)).size;
  return strongest * (sources > 1 ? SEVERAL_SOURCES : 1);
}

function getFactor(url: string): number {
  return WEAK_SOURCES.find(([start]) => url.startsWith(start))?.[1] ?? 1;
}

/** The host of a page; of a repository host, its owner. */
function getSource(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return host === 'github.com' ? `${host}/${pathname.split('/')[1]}` : host;
}
