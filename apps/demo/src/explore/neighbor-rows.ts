import type { Edge, Neighborhood } from '@biographql/client';
import type { EntityIri } from '@biographql/core';
import { wordsOf } from '../entity-colors.ts';
import type { ExportTable } from '../exports/table-forms.ts';

/** A neighbor as a row of a table. */
export interface NeighborRow {
  readonly iri: EntityIri;
  readonly name: string;
  /** As the wire names it. */
  readonly type: string;
  /** The labels of the entity's own properties that lead to it; where none does, of those that lead back, each after `←`. */
  readonly relation: string;
  /** The claims between the two, as the graph states them. */
  readonly edges: readonly Edge[];
}

/** One row for each neighbor of the root, in the service's order. */
export function rowsOf({ root, nodes, edges }: Neighborhood): readonly NeighborRow[] {
  const byNeighbor = new Map<string, readonly Edge[]>();
  for (const edge of edges) {
    const other = edge.subject === root.iri ? edge.object : edge.subject;
    byNeighbor.set(other, [...(byNeighbor.get(other) ?? []), edge]);
  }
  return nodes.slice(1).map(({ iri, label, type }) => {
    const own = byNeighbor.get(iri) ?? [];
    const outgoing = own.filter(({ subject }) => subject === root.iri);
    const labels =
      outgoing.length > 0
        ? outgoing.map((edge) => edge.label)
        : own.map((edge) => `← ${edge.label}`);
    return { iri, name: label, type, relation: [...new Set(labels)].join('; '), edges: own };
  });
}

/** The rows as a table to be saved. */
export function neighborTable(graph: Neighborhood): ExportTable {
  return {
    columns: ['iri', 'name', 'type', 'relation', 'properties'],
    rows: rowsOf(graph).map(({ iri, name, type, relation, edges }) => [
      iri,
      name,
      wordsOf(type),
      relation,
      [...new Set(edges.map(({ property }) => property))].join(' '),
    ]),
  };
}
