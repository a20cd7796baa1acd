import type { CallOptions, EntityIri } from '@biographql/core';
import { type NamedNode, iri as namedNode, select, values, withLimit } from '@biographql/sparql';
import { toSparqlPath } from '@biographql/vocabulary';
import type { EdgeSource, ScannedEdge } from './neighbor-scan.js';

/** Pairs of neighbor and property counted per direction; the others count as without references. */
const MOST_COUNTED = 10_000;

/**
 * Counts, for each neighbor, the distinct references of the statements that link it to the entity: one query per
 * direction. A relation that the graph states on both sides counts by the side with more references.
 * A neighbor that is absent has none.
 */
export async function countReferences(
  source: EdgeSource,
  entity: EntityIri,
  { edges, ...options }: CallOptions & { readonly edges: readonly ScannedEdge[] },
): Promise<ReadonlyMap<string, number>> {
  const directions = await Promise.all(
    [true, false].map((isOutgoing) =>
      countDirection(source, entity, { edges, isOutgoing, options }),
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
  { graph, vocabulary }: EdgeSource,
  entity: EntityIri,
  { edges, isOutgoing, options }: DirectionOptions,
): Promise<readonly ReferenceCount[]> {
  const relations = new Map<string, string>();
  const rows = new Map<string, readonly [NamedNode, NamedNode]>();
  for (const edge of edges) {
    const statement = vocabulary.statementOf(vocabulary.nameOf(edge.predicate));
    if (edge.isOutgoing !== isOutgoing || statement === null) continue;
    relations.set(statement.claim, vocabulary.relationOf(edge.predicate));
    rows.set(statement.claim, [namedNode(statement.claim), namedNode(statement.value)]);
  }
  const toReference = toSparqlPath(vocabulary, vocabulary.predicatesOf('reference'));
  if (rows.size === 0 || toReference === '') return [];
  const properties = values([...rows.values()]);
  const parameters = { entity: namedNode(entity), properties };
  const query = select(countingQuery(isOutgoing, toReference), parameters);
  const { solutions } = await graph.select(withLimit(query, MOST_COUNTED), options);
  return solutions.flatMap(([neighbor, claim, count]) => {
    const relation = relations.get(claim?.value ?? '');
    if (!neighbor || !count || relation === undefined) return [];
    return [{ neighbor: neighbor.value, relation, count: Number(count.value) }];
  });
}

/** The reference is named by its path, not by a variable, so that the engine need not try every predicate. */
function countingQuery(isOutgoing: boolean, toReference: string): string {
  const statement = isOutgoing
    ? `$entity ?claim ?statement . ?statement ?value ?neighbor ; ${toReference} ?reference`
    : `?statement ?value $entity ; ${toReference} ?reference . ?neighbor ?claim ?statement`;
  return `SELECT ?neighbor ?claim (COUNT(DISTINCT ?reference) AS ?count) WHERE {
  VALUES (?claim ?value) $properties
  ${statement}
} GROUP BY ?neighbor ?claim ORDER BY DESC(?count) ?neighbor`;
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
