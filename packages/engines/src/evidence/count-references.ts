import { iri, select, type Term, values, withLimit } from '@biographql/sparql';
import { toSparqlPath } from '../vocabulary/index.js';
import type { EvidenceSources, LinkGroup } from './links.js';

/** Pairs of neighbor and property that are counted; others count as unreferenced. */
const MOST_COUNTED = 20_000;

export interface ReferencedClaims extends Omit<LinkGroup, 'links'> {
  readonly entity: string;
}

/**
/**
 * Counts, for each neighbor, the distinct references of the statements that link it to the entities, by one query. Of a
 * property and its inverse, the one with more references counts. Neighbors without any are absent.
 */
export async function countReferences(
  { select: run, vocabulary }: EvidenceSources,
  claims: readonly ReferencedClaims[],
): Promise<ReadonlyMap<string, number>> {
  const toReference = toSparqlPath(vocabulary, vocabulary.toPredicates('reference'));
  const relations = new Map<string, string>();
  const rows: Record<'outgoing' | 'incoming', (readonly Term[])[]> = { outgoing: [], incoming: [] };
  for (const { entity, predicate, isOutgoing, relation } of claims) {
    const statement = vocabulary.getStatement(vocabulary.readName(predicate));
    if (statement === null) continue;
    relations.set(statement.claim, relation);
    rows[isOutgoing ? 'outgoing' : 'incoming'].push([
      iri(entity),
      iri(statement.claim),
      iri(statement.value),
    ]);
  }
  if (toReference === '' || relations.size === 0) return new Map();
  const query = select(countingQuery(toReference), {
    outgoing: values(rows.outgoing),
    incoming: values(rows.incoming),
  });
  const result = await run(withLimit(query, MOST_COUNTED), MOST_COUNTED);
  const greatest = new Map<string, Map<string, number>>();
  for (const [neighbor, claim, count] of result?.solutions ?? []) {
    const relation = relations.get(claim?.value ?? '');
    if (!neighbor || !count || relation === undefined) continue;
    const own = greatest.get(neighbor.value) ?? new Map<string, number>();
    own.set(relation, Math.max(own.get(relation) ?? 0, Number(count.value)));
    greatest.set(neighbor.value, own);
  }
  return new Map([...greatest].map(([neighbor, own]) => [neighbor, sum(own.values())]));
}

/** The reference path is repeated in both branches: outside them, engines read all references of the graph first. */
function countingQuery(toReference: string): string {
  return `SELECT ?neighbor ?claim (COUNT(DISTINCT ?reference) AS ?count) WHERE {
  { VALUES (?entity ?claim ?value) $outgoing
    ?entity ?claim ?statement . ?statement ?value ?neighbor . ?statement ${toReference} ?reference }
  UNION
  { VALUES (?entity ?claim ?value) $incoming
    ?statement ?value ?entity . ?neighbor ?claim ?statement . ?statement ${toReference} ?reference }
} GROUP BY ?neighbor ?claim ORDER BY DESC(?count) ?neighbor`;
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
