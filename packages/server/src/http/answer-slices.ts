import type { Asked } from '../resolvers/context.js';

/** What a root field holds that is completed in parts, and what is asked of it. */
export interface LongValue {
  readonly value: unknown;
  readonly asked: Asked;
}

/** A long value in parts that can be completed one after the other. */
export interface SlicedValue {
  /** The value with its long lists empty. */
  readonly frame: unknown;
  /** The value with a part of one of its long lists each, the others empty, in their order. */
  readonly parts: () => Generator<ValuePart, void, void>;
}

/** A value with a part of one of its long lists. */
export interface ValuePart {
  readonly value: unknown;
  /** Steps from the value to the list, which are as many in the response. */
  readonly depth: number;
  /** Items of the list before those of the part. */
  readonly from: number;
}

/** Values of one part: some milliseconds of work. */
const PART_VALUES = 40_000;

type Path = readonly (string | number)[];
interface Cut {
  readonly path: Path;
  readonly list: readonly unknown[];
  /** Where parts begin, then the length of the list. */
  readonly places: readonly number[];
}

/**
 * Cuts the long lists of a value, wherever they stand; null where there is none that can be cut. The items of a list that is
 * cut are short; a list of long items is kept, and theirs are cut. An object of which a field is computed stays whole.
 */
export function sliceValue({ value, asked }: LongValue): SlicedValue | null {
  const cuts: Cut[] = [];
  findCuts(value, asked, [], cuts);
  if (cuts.length === 0) return null;
  // Lists are filled when what was made of them is put together: each is a list of its own.
  const withList = (chosen: Cut | null, from = 0, to = 0) =>
    cuts.reduce(
      (copy, cut) => replace(copy, cut.path, cut === chosen ? cut.list.slice(from, to) : []),
      value,
    );
  return {
    frame: withList(null),
    *parts() {
      for (const cut of cuts) {
        for (const [index, from] of cut.places.slice(0, -1).entries())
          yield {
            value: withList(cut, from, cut.places[index + 1]),
            depth: cut.path.length,
            from,
          };
      }
    },
  };
}

/**
 * Returns what puts what was made of parts, one after the other, into what was made of the frame: into its empty lists. All
 * else is the same in all of them; it returns false where it is not, since an error has left nothing of a list.
 */
export function fillFrame(frame: unknown): (part: unknown) => boolean {
  const open = new Set<readonly unknown[]>();
  findEmpty(frame, open);
  const fill = (place: unknown, part: unknown): boolean => {
    if (place === part) return true;
    if (Array.isArray(place) && Array.isArray(part)) {
      if (!open.has(place)) return place.every((item, index) => fill(item, part[index]));
      for (const item of part) place.push(item);
      return true;
    }
    if (isRecord(place) && isRecord(part)) {
      return Object.keys(place).every((key) => fill(place[key], part[key]));
    }
    return isRecord(place) === isRecord(part);
  };
  return (part) => fill(frame, part);
}

function findEmpty(value: unknown, found: Set<readonly unknown[]>): void {
  if (!isRecord(value)) return;
  if (Array.isArray(value) && value.length === 0) found.add(value);
  for (const member of Object.values(value)) findEmpty(member, found);
}

function findCuts(value: unknown, asked: Asked, path: Path, cuts: Cut[]): void {
  if (countAsked(value, asked) <= PART_VALUES) return;
  if (Array.isArray(value)) {
    const counts = value.map((item) => countAsked(item, asked));
    if (counts.every((count) => count <= PART_VALUES)) {
      cuts.push({ path, list: value, places: placesOf(counts) });
      return;
    }
    for (const [index, item] of value.entries()) findCuts(item, asked, [...path, index], cuts);
  } else if (isPlain(value) && !asked.isComputed) {
    for (const { name, times } of asked.lists) {
      const list = value[name];
      if (!Array.isArray(list) || list.length * times <= PART_VALUES) continue;
      const counts = list.map(() => times);
      cuts.push({ path: [...path, name], list, places: placesOf(counts) });
    }
    for (const child of asked.children)
      findCuts(value[child.name], child.asked, [...path, child.name], cuts);
  }
}

function placesOf(counts: readonly number[]): readonly number[] {
  const places = [0];
  let sum = 0;
  for (const [index, count] of counts.entries()) {
    if (sum > 0 && sum + count > PART_VALUES) {
      places.push(index);
      sum = 0;
    }
    sum += count;
  }
  return [...places, counts.length];
}

/** Returns how many values are asked of a value, as the budget of answers counts them. */
function countAsked(value: unknown, asked: Asked): number {
  if (Array.isArray(value)) {
    let sum = 0;
    for (const item of value) sum += countAsked(item, asked);
    return sum;
  }
  if (typeof value !== 'object' || value === null) return 1;
  const record = value as Readonly<Record<string, unknown>>;
  let sum = 1 + asked.leaves;
  for (const { name, times } of asked.lists) {
    const list = record[name];
    sum += times * (Array.isArray(list) ? list.length : 1);
  }
  for (const child of asked.children) sum += countAsked(record[child.name], child.asked);
  return sum;
}

function replace(value: unknown, path: Path, list: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return list;
  if (Array.isArray(value))
    return value.with(Number(step), replace(value[Number(step)], rest, list));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: replace(record[step], rest, list) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What has more than its own members cannot be copied. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
