import { type AdmetModelName, isAdmetModelName } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { balanceOf } from './judged-cells.ts';

/** By what the rows of a table are ordered. */
export interface RowOrder {
  /** A model's value, the name, or how many limits a molecule misses. */
  readonly by: ModelKey | 'name' | 'concerns';
  readonly isDescending: boolean;
}

/** A model as rows are ordered by: one beyond the 28 is marked, since it may be called `name`. */
export type ModelKey = AdmetModelName | `own:${string}`;

/** The key of a model's name. */
export function modelKey(name: string): ModelKey {
  return isAdmetModelName(name) ? name : `own:${name}`;
}

/**
 * Returns the places of the rows in an order; molecules without what they are ordered by come last, and equal ones stay
 * as they were given.
 */
export function orderRows(
  rows: readonly AdmetRow[],
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

function numberOf(row: AdmetRow, by: ModelKey | 'concerns'): number | null {
  if (by === 'concerns') return concernsOf(row);
  return row.predictions.find(({ model }) => modelKey(model) === by)?.value ?? null;
}

/** A row that did not change is the same object, so that a table is counted once while it fills. */
const counted = new WeakMap<AdmetRow, number | null>();

function concernsOf(row: AdmetRow): number | null {
  const known = counted.get(row);
  if (known !== undefined) return known;
  const concerns = balanceOf(row)?.concerns.length ?? null;
  counted.set(row, concerns);
  return concerns;
}
