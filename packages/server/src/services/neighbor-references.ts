import type { CallOptions, EntityIri } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import { iri as namedNode, select, values, withLimit } from '@biographql/sparql';
import { DIRECT_CLAIM, propertyCode, relationOf } from './graph-properties.js';
import type { ScannedEdge } from './neighbor-scan.js';

const PROPERTY = 'http://www.wikidata.org/prop/';
const STATEMENT_VALUE = 'http://www.wikidata.org/prop/statement/';
/** Pairs of neighbor and property counted per direction; the others count as without references. */
const MOST_COUNTED = 10_000;

/**
 * Counts, for each neighbor, the distinct references of the statements that link it to the entity: one query per
 * direction. A relation that the graph states on both sides (P2175 and P2176) counts by the side with more references.
 * A neighbor that is absent has none.
 */
export async function countReferences(
  graph: GraphStore,
  entity: EntityIri,
  { edges, ...options }: CallOptions & { readonly edges: readonly ScannedEdge[] },
): Promise<ReadonlyMap<string, number>> {
  const directions = await Promise.all(
    [true, false].map((isOutgoing) =>
      countDirection(graph, entity, { edges, isOutgoing, options }),
    ),
  );
  const greatest = new Map<string, Map<string, number>>();
  for (const { neighbor, relation, count } of directions.flat()) {
    const relations = greatest.get(neighbor) ?? new Map<string, number>();
    relations.set(relation, Math.max(relations.get(relation) ?? 0, count));
    greatest.set(neighbor, relations);
  }
  return new Map([...greatest].map(([neighbor, relations]) => [neighbor, sum(relations.values())]));
}

interface ReferenceCount {
  readonly neighbor: string;
  readonly relation: string;
  readonly count: number;
}

interface DirectionOptions {
  readonly edges: readonly ScannedEdge[];
  readonly isOutgoing: boolean;
  readonly options: CallOptions;
}

async function countDirection(
  graph: GraphStore,
  entity: EntityIri,
  { edges, isOutgoing, options }: DirectionOptions,
): Promise<readonly ReferenceCount[]> {
  const codes = new Set(
    edges.flatMap((edge) =>
      edge.isOutgoing === isOutgoing ? (propertyCode(edge.predicate) ?? []) : [],
    ),
  );
  if (codes.size === 0) return [];
  const properties = values(
    [...codes].map((code) => [namedNode(PROPERTY + code), namedNode(STATEMENT_VALUE + code)]),
  );
  const parameters = { entity: namedNode(entity), properties };
  const query = isOutgoing ? select(OUTGOING, parameters) : select(INCOMING, parameters);
  const { solutions } = await graph.select(withLimit(query, MOST_COUNTED), options);
  return solutions.flatMap(([neighbor, claim, count]) => {
    if (!neighbor || !claim || !count) return [];
    const relation = relationOf(DIRECT_CLAIM + claim.value.slice(PROPERTY.length));
    return [{ neighbor: neighbor.value, relation, count: Number(count.value) }];
  });
}

const OUTGOING = `SELECT ?neighbor ?claim (COUNT(DISTINCT ?reference) AS ?count) WHERE {
  VALUES (?claim ?value) $properties
  $entity ?claim ?statement . ?statement ?value ?neighbor ; prov:wasDerivedFrom ?reference
} GROUP BY ?neighbor ?claim ORDER BY DESC(?count) ?neighbor`;

const INCOMING = `SELECT ?neighbor ?claim (COUNT(DISTINCT ?reference) AS ?count) WHERE {
  VALUES (?claim ?value) $properties
  ?statement ?value $entity ; prov:wasDerivedFrom ?reference . ?neighbor ?claim ?statement
} GROUP BY ?neighbor ?claim ORDER BY DESC(?count) ?neighbor`;

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
