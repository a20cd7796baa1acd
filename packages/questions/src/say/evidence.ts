import { type GraphStatement, readStatements, type Triple, tripleKey } from '@biographql/engines';
import type { ParsedSet } from '../grammar/expression.js';
import type { GraphContext } from '../question-context.js';

/** Returns the probability that an answer read from a set is right. The levels are constants by our judgment. */
export function setProbability(
  { isLoose, cue, link }: Pick<ParsedSet, 'isLoose' | 'cue' | 'link'>,
  isFallback = false,
): number {
  const reading = isFallback ? 0.7 : isLoose ? 0.8 : cue < 0.7 ? 0.9 : 0.96;
  return reading * linkProbability(link);
}

/** A name that was guessed affirms nothing. */
export const LEAST_LINK = 0.85;

/** Returns how likely a name means what it was linked to, from `EntityMention.quality`. */
export function linkProbability(link: number): number {
  if (link >= 1) return 1;
  if (link >= LEAST_LINK) return 0.97;
  return link >= 0.6 ? 0.75 : 0.6;
}

/** Sources whose statements are weaker than curated ones: the beginning of their addresses, and what a statement that only such sources make is worth. */
const WEAK_SOURCES: readonly (readonly [url: string, factor: number])[] = [
  ['https://www.ebi.ac.uk/gwas/', 0.85],
  ['https://github.com/everycure-org/', 0.85],
  ['https://het.io/', 0.65],
  ['https://pubmed.ncbi.nlm.nih.gov/?term=', 0.65],
];
const SEVERAL_SOURCES = 1.02;

/** Returns by how much the sources of statements make an answer more or less likely. */
export function getEvidenceFactor(statements: readonly GraphStatement[]): number {
  const urls = getUrls(statements);
  if (urls.length === 0) return 1;
  const factors = urls.map(
    (url) => WEAK_SOURCES.find(([start]) => url.startsWith(start))?.[1] ?? 1,
  );
  return Math.max(...factors) * (countSources(statements) > 1 ? SEVERAL_SOURCES : 1);
}

/** Returns how many sources state something; 0 when the graph does not say. */
export function countSources(statements: readonly GraphStatement[]): number {
  return new Set(getUrls(statements).map(getSource)).size;
}

function getUrls(statements: readonly GraphStatement[]): readonly string[] {
  return statements.flatMap(({ references }) => references.flatMap(({ url }) => url ?? []));
}

/** The host of a page; of a repository host, its owner. */
function getSource(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return host === 'github.com' ? `${host}/${pathname.split('/')[1]}` : host;
}

/** Returns the statements behind facts, by {@link tripleKey}; without time for their records, as bare facts. */
export async function statementsOf(
  triples: readonly Triple[],
  { graph, vocabulary, budget }: GraphContext,
): Promise<ReadonlyMap<string, GraphStatement>> {
  const read = await budget.attempt((signal) =>
    readStatements({ graph, vocabulary }, triples, { signal }),
  );
  const found =
    read ?? triples.map((triple): GraphStatement => ({ ...triple, rank: null, references: [] }));
  return new Map(found.map((statement) => [tripleKey(statement), statement]));
}
