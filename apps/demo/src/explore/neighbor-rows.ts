import type { Neighborhood } from '@biographql/client';
import { toCsv } from '../csv.ts';
import { wordsOf } from '../entity-colors.ts';

/** A neighbor as a row of the list. */
export interface NeighborRow {
  readonly iri: string;
  readonly name: string;
  readonly type: string;
  /** The labels of the properties between the two; one that the neighbor states begins with `←`. */
  readonly property: string;
}

/** What the list can be ordered by; `place` is the service's own order. */
export type RowOrder = 'place' | 'name' | 'type' | 'property';

/** One row for each neighbor of the root, in the service's order. */
export function rowsOf({ root, nodes, edges }: Neighborhood): readonly NeighborRow[] {
  const labels = new Map<string, Set<string>>();
  for (const { subject, object, label } of edges) {
    const isOwn = subject === root.iri;
    const other = isOwn ? object : subject;
    const known = labels.get(other) ?? new Set();
    labels.set(other, known.add(isOwn ? label : `← ${label}`));
  }
  return nodes.slice(1).map(({ iri, label, type }) => ({
    iri,
    name: label,
    type: wordsOf(type),
    property: [...(labels.get(iri) ?? [])].join('; '),
  }));
}

/** Orders rows by a column; rows that are equal in it keep their order. */
export function sortRows(
  rows: readonly NeighborRow[],
  order: RowOrder,
  isDescending: boolean,
): readonly NeighborRow[] {
  const sign = isDescending ? -1 : 1;
  if (order === 'place') return isDescending ? rows.toReversed() : rows;
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  return rows.toSorted((one, other) => sign * compare(one[order], other[order]));
}

/** The rows as CSV, one line each after that of the names. */
export function csvOf(rows: readonly NeighborRow[]): string {
  return toCsv([
    ['iri', 'name', 'type', 'property'],
    ...rows.map(({ iri, name, type, property }) => [iri, name, type, property]),
  ]);
}
