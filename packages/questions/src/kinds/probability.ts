import type { GraphStatement } from '@biographql/engines';
import type { ParsedSet } from '../plan/parsed-set.js';

/** Returns the probability that an answer read from a set is right. The levels are constants by our judgment. */
export function setProbability(
  { isLoose, cue, link }: Pick<ParsedSet, 'isLoose' | 'cue' | 'link'>,
  { isFallback }: { readonly isFallback: boolean },
): number {
  const reading = isFallback ? 0.7 : isLoose ? 0.8 : cue < 0.7 ? 0.9 : 0.96;
  return reading * linkProbability(link);
}

/** Returns how likely a name means what it was linked to, from `EntityMention.quality`. */
export function linkProbability(link: number): number {
  if (link >= 1) return 1;
  if (link >= 0.85) return 0.97;
  return link >= 0.6 ? 0.75 : 0.6;
}

/** Sources whose statements are weaker than curated ones: the beginning of their addresses, and what a statement of them alone is worth. */
const WEAK_SOURCES: readonly (readonly [url: string, factor: number])[] = [
  ['https://www.ebi.ac.uk/gwas/', 0.85],
  ['https://github.com/everycure-org/', 0.85],
  ['https://het.io/', 0.65],
  ['https://pubmed.ncbi.nlm.nih.gov/?term=', 0.65],
];
const SEVERAL_SOURCES = 1.02;

export function getEvidenceFactor(statements: readonly GraphStatement[]): number {
  const urls = getUrls(statements);
  if (urls.length === 0) return 1;
  const strongest = Math.max(...urls.map(getFactor));
  return strongest * (countSources(statements) > 1 ? SEVERAL_SOURCES : 1);
}

/** Returns how many sources state something; 0 when the graph does not say. */
export function countSources(statements: readonly GraphStatement[]): number {
  return new Set(getUrls(statements).map(getSource)).size;
}

function getUrls(statements: readonly GraphStatement[]): readonly string[] {
  return statements.flatMap(({ references }) => references.flatMap(({ url }) => url ?? []));
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
