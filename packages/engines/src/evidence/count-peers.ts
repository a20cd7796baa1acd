import { iri, select, withLimit } from '@biographql/sparql';
import type { EvidenceSources, EvidenceStart } from './links.js';
import { isSpecific, type LinkGroup } from './links.js';

/** Relations with more links are skipped: the neighbors of a hub have too many peers. */
const MOST_LINKS = 1_000;
/** Pairs of neighbor and peer that are read; a relation with more is skipped, not counted in part. */
const MOST_PAIRS = 20_000;
/** Relations that are counted: those with the most links. */
const MOST_RELATIONS = 4;

/**
 * For each neighbor, the entities linked to it by the same specific relation as the start; the maximum over the
 * relations.
 */
export async function countPeers(
  sources: EvidenceSources,
  start: EvidenceStart,
  kinds: readonly LinkGroup[],
): Promise<ReadonlyMap<string, number>> {
  const { vocabulary } = sources;
  const widest = new Map<string, LinkGroup>();
  for (const kind of kinds) {
    if (!isSpecific(vocabulary, kind.relation) || kind.links > MOST_LINKS) continue;
    if (kind.links > (widest.get(kind.relation)?.links ?? 0)) widest.set(kind.relation, kind);
  }
  const counted = [...widest.values()].sort((a, b) => b.links - a.links).slice(0, MOST_RELATIONS);
  const counts = new Map<string, number>();
  for (const pairs of await Promise.all(counted.map((kind) => countPairs(sources, start, kind)))) {
    for (const [neighbor, count] of pairs)
      counts.set(neighbor, Math.max(counts.get(neighbor) ?? 0, count));
  }
  return counts;
}

type Counted = readonly (readonly [string, number])[];

async function countPairs(
  { select: run }: EvidenceSources,
  { iri: start }: EvidenceStart,
  { predicate, isOutgoing, links }: LinkGroup,
): Promise<Counted> {
  const parameters = { entity: iri(start), predicate: iri(predicate) };
  const query = isOutgoing ? select(OUTGOING, parameters) : select(INCOMING, parameters);
  const result = await run(withLimit(query, links), links);
  const counted = (result?.solutions ?? []).flatMap(
    ([neighbor, count]): Counted =>
      neighbor && count ? [[neighbor.value, Number(count.value)]] : [],
  );
  const pairs = counted.reduce((total, [, count]) => total + count, 0);
  return pairs < MOST_PAIRS ? counted : [];
}

const OUTGOING = `SELECT ?neighbor (COUNT(?peer) AS ?count) WHERE {
  { SELECT ?neighbor ?peer WHERE { $entity $predicate ?neighbor . ?peer $predicate ?neighbor } LIMIT ${MOST_PAIRS} }
} GROUP BY ?neighbor` as const;
const INCOMING = `SELECT ?neighbor (COUNT(?peer) AS ?count) WHERE {
  { SELECT ?neighbor ?peer WHERE { ?neighbor $predicate $entity . ?neighbor $predicate ?peer } LIMIT ${MOST_PAIRS} }
} GROUP BY ?neighbor` as const;
