import { type AdmetModelName, summarize } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';

/** By what the rows of a table are ordered. */
export interface RowOrder {
  /** A model's value, the name, or how many limits a molecule misses. */
  readonly by: AdmetModelName | 'name' | 'concerns';
  readonly isDescending: boolean;
}

/**
 * Returns the places of the rows in an order; molecules without what they are ordered by come last, and equal ones stay
 * as they were given.
 */
export function orderRows(
  rows: readonly AdmetRow<AdmetModelName>[],
  order: RowOrder | null,
  names: readonly string[],
): readonly number[] {
  const places = rows.map((_, at) => at);
  if (!order) return places;
  const direction = order.isDescending ? -1 : 1;
  const keys = rows.map((row, at) =>
    order.by === 'name' ? (names[at] || row.smiles).toLowerCase() : numberOf(row, order.by),
  );
  return places.sort((one, other) => compare(keys[one], keys[other], direction) || one - other);
}

type Key = string | number | null | undefined;

function compare(one: Key, other: Key, direction: number): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  return one < other ? -direction : direction;
}

function numberOf(row: AdmetRow<AdmetModelName>, by: AdmetModelName | 'concerns'): number | null {
  if (by === 'concerns') return concernsOf(row);
  return row.predictions.find(({ model }) => model === by)?.value ?? null;
}

/** A row that did not change is the same object, so that a table is counted once while it fills. */
const counted = new WeakMap<AdmetRow<AdmetModelName>, number | null>();

function concernsOf(row: AdmetRow<AdmetModelName>): number | null {
  const known = counted.get(row);
  if (known !== undefined) return known;
  const values = row.predictions.filter((cell) => cell.status === 'predicted');
  const concerns = values.length === 0 ? null : summarize(values).concerns.length;
  counted.set(row, concerns);
  return concerns;
}
