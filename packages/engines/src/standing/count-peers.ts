import { iri, select, withLimit } from '@biographql/sparql';
import { isSpecific, type LinkKind } from './links.js';
import type { StandingReaders, StandingStart } from './standing-readers.js';

/** Links of one relation beyond which its peers are not counted: a hub's neighbors have too many. */
const MOST_LINKS = 1_000;
/** Pairs of neighbor and peer that are read; a relation with more is not counted at all, rather than in part. */
const MOST_PAIRS = 20_000;
/** Relations asked, those with the most links. */
const MOST_RELATIONS = 4;

/**
 * Counts, for each neighbor, the entities that are tied to it by the same specific relation as the start, the greatest
 * over the relations; one query per relation, at most four. A gene that is associated with many diseases is a well-known
 * gene. Neighbors of relations that were not asked are absent.
 */
export async function countPeers(
  readers: StandingReaders,
  start: StandingStart,
  kinds: readonly LinkKind[],
): Promise<ReadonlyMap<string, number>> {
  const { vocabulary } = readers;
  const widest = new Map<string, LinkKind>();
  for (const kind of kinds) {
    if (!isSpecific(vocabulary, kind.relation) || kind.links > MOST_LINKS) continue;
    if (kind.links > (widest.get(kind.relation)?.links ?? 0)) widest.set(kind.relation, kind);
  }
  const asked = [...widest.values()].sort((a, b) => b.links - a.links).slice(0, MOST_RELATIONS);
  const counts = new Map<string, number>();
  for (const counted of await Promise.all(asked.map((kind) => countOf(readers, start, kind)))) {
    for (const [neighbor, count] of counted)
      counts.set(neighbor, Math.max(counts.get(neighbor) ?? 0, count));
  }
  return counts;
}

type Counted = readonly (readonly [string, number])[];

async function countOf(
  { select: run }: StandingReaders,
  { iri: start }: StandingStart,
  { predicate, isOutgoing, links }: LinkKind,
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
