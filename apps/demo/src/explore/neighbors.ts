import { type Edge, getNeighbors, type Neighborhood } from '@biographql/client';
import type { EntityIri, NodeType } from '@biographql/core';
import { useBioGraphQL } from '@biographql/react';
import { keyOf, mergeNeighborhoods } from '@biographql/react/options';
import { iri as node, select, values } from '@biographql/sparql';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toWords } from '../entity-colors.ts';
import type { ExportTable } from '../exports/tables.ts';
import { authorText, toPredicate } from '../sparql/query-text.ts';
import { type GrowingList, useGrowingList } from './table-state.ts';

/** Neighbors of one request: as many as the service gives. */
export const NEIGHBOR_PAGE = 200;

/**
 * Reads the neighbors of an entity, of some types or of all, page by page until there are `count` of them. With 0 nothing
 * is requested.
 */
export function useAllNeighbors(
  iri: string,
  types: readonly NodeType[] | undefined,
  count: number,
): GrowingList<Neighborhood> {
  const client = useBioGraphQL();
  const search = { entity: iri, limit: NEIGHBOR_PAGE, ...(types && { types }) };
  const query = useInfiniteQuery({
    queryKey: keyOf(client, 'getNeighbors', { ...search, whole: true }),
    queryFn: ({ pageParam: offset, signal }) =>
      getNeighbors(client, { ...search, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, nodes, total }: Neighborhood) => {
      const next = offset + nodes.length - 1;
      return next > offset && next < total ? next : undefined;
    },
    enabled: count > 0,
    staleTime: 300_000,
  });
  const { data } = query;
  const merged = useMemo(() => {
    const [first, ...others] = count > 0 ? (data?.pages ?? []) : [];
    return first && mergeNeighborhoods(first, others);
  }, [data, count]);
  return useGrowingList(query, merged, merged === undefined || merged.nodes.length - 1 >= count);
}

/** Reads all neighbors of an entity at once. @throws ClientError at the page that fails. */
export async function readAllNeighbors(
  client: Parameters<typeof getNeighbors>[0],
  iri: string,
  types: readonly NodeType[] | undefined,
): Promise<Neighborhood> {
  const search = { entity: iri, limit: NEIGHBOR_PAGE, ...(types && { types }) };
  const pages: Neighborhood[] = [];
  for (let offset = 0; ; ) {
    const page = await getNeighbors(client, { ...search, offset });
    pages.push(page);
    offset += page.nodes.length - 1;
    if (page.nodes.length < 2 || offset >= page.total) return mergeNeighborhoods(page, pages);
  }
}

/** A neighbor as a row of a table. */
export interface NeighborRow {
  readonly iri: EntityIri;
  readonly name: string;
  /** As the wire names it. */
  readonly type: string;
  /** Labels of the entity's own properties that lead to it; where there are none, of those that lead back, each after `←`. */
  readonly relation: string;
  /** The claims between the two, as the graph states them. */
  readonly edges: readonly Edge[];
}

/** One row for each neighbor of the root, in the service's order. */
export function toRows({ root, nodes, edges }: Neighborhood): readonly NeighborRow[] {
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

/** The claim that the graph states: about the subtype where the entity only inherits it. */
export function toClaim(
  { subject, property, object, inheritedFrom }: Edge,
  neighbor: string,
): Pick<Edge, 'subject' | 'property' | 'object'> {
  if (!inheritedFrom) return { subject, property, object };
  return subject === neighbor
    ? { subject, property, object: inheritedFrom.iri }
    : { subject: inheritedFrom.iri, property, object };
}

/** The subtype that an entity has a neighbor from; empty for a neighbor of its own. */
export function inheritedFrom(edges: readonly Edge[]): string {
  const [first] = edges;
  return edges.every((edge) => edge.inheritedFrom) ? (first?.inheritedFrom?.label ?? '') : '';
}

/** The rows as a table to be saved. */
export function neighborTable(graph: Neighborhood): ExportTable {
  return {
    columns: ['iri', 'name', 'type', 'relation', 'properties', 'inherited from'],
    rows: toRows(graph).map(({ iri, name, type, relation, edges }) => [
      iri,
      name,
      toWords(type),
      relation,
      [...new Set(edges.map(({ property }) => property))].join(' '),
      inheritedFrom(edges),
    ]),
  };
}

/** A SPARQL query that lists the neighbors of an entity by the properties that lead to them; null where none does. */
export function neighborQuery({ root, edges }: Neighborhood): string | null {
  const properties = [...new Set(edges.map(({ property }) => property))];
  if (properties.length === 0) return null;
  return authorText(
    select(
      `SELECT DISTINCT ?neighbor ?neighborLabel ?property WHERE {
        VALUES ?property $properties
        { $entity ?property ?neighbor } UNION { ?neighbor ?property $entity }
        OPTIONAL { ?neighbor rdfs:label ?neighborLabel . FILTER(LANG(?neighborLabel) = "en") }
      } ORDER BY ?neighborLabel ?neighbor`,
      { entity: node(root.iri), properties: values(properties.map(toPredicate)) },
    ),
  );
}
