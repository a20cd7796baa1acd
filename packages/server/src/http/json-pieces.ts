import { WrittenJson } from '../resolvers/wire/written-json.js';

/** Values and characters that are written at once: a few milliseconds of work. */
const PIECE = 40_000;

/** Leaves members of these names out, wherever they stand. */
export type OmittedKeys = ReadonlySet<string>;

/** A piece of JSON, as text or in UTF-8. */
export type JsonPiece = string | Uint8Array;

/**
 * Writes a value as `JSON.stringify` does, in pieces of which none takes long, so that the caller may do other work
 * between them. Joined they are the same text. What is JSON already is a piece of its own, with all of its members.
 */
export function* jsonPieces(
  value: unknown,
  omitted?: OmittedKeys,
): Generator<JsonPiece, void, void> {
  if (value instanceof WrittenJson) {
    yield value.bytes;
    return;
  }
  const write = (part: unknown) => jsonText(part, omitted);
  if (isSmall(value) || !isBranch(value) || 'toJSON' in value) {
    yield write(value);
  } else if (Array.isArray(value)) yield* listPieces(value, write, omitted);
  else yield* objectPieces(value, write, omitted);
}

/** Returns true for a value that is written at once. */
export function isSmall(value: unknown): boolean {
  return weightOf(value, PIECE) < PIECE;
}

type Write = (part: unknown) => string;

/** Small items that follow each other are written together. */
function* listPieces(
  items: readonly unknown[],
  write: Write,
  omitted: OmittedKeys | undefined,
): Generator<JsonPiece, void, void> {
  let separator = '[';
  let from = 0;
  let weight = 0;
  function* flush(to: number): Generator<JsonPiece, void, void> {
    if (to > from) {
      yield separator + write(items.slice(from, to)).slice(1, -1);
      separator = ',';
    }
    from = to;
    weight = 0;
  }
  for (let index = 0; index < items.length; index += 1) {
    const own = weightOf(items[index], PIECE);
    if (own >= PIECE) {
      yield* flush(index);
      yield separator;
      yield* jsonPieces(items[index], omitted);
      separator = ',';
      from = index + 1;
      continue;
    }
    weight += own;
    if (weight >= PIECE) yield* flush(index + 1);
  }
  yield* flush(items.length);
  yield separator === '[' ? '[]' : ']';
}

function* objectPieces(
  object: object,
  write: Write,
  omitted: OmittedKeys | undefined,
): Generator<JsonPiece, void, void> {
  let separator = '{';
  for (const [key, member] of Object.entries(object)) {
    if (member === undefined || omitted?.has(key) === true) continue;
    yield `${separator}${write(key)}:`;
    yield* jsonPieces(member, omitted);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/** Counts the values of a value, and the characters of its texts by the hundred, up to `most`. */
function weightOf(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / 100);
  if (!isBranch(value)) return 1;
  // It is never written with what stands beside it.
  if (value instanceof WrittenJson) return most;
  let weight = 1;
  if (Array.isArray(value)) {
    for (const item of value) {
      weight += weightOf(item, most - weight);
      if (weight >= most) return weight;
    }
    return weight;
  }
  for (const key in value) {
    weight += 1 + weightOf((value as Record<string, unknown>)[key], most - weight);
    if (weight >= most) return weight;
  }
  return weight;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Writes a value at once, as `JSON.stringify` does; what it writes as nothing is null. */
export function jsonText(value: unknown, omitted?: OmittedKeys): string {
  const text = JSON.stringify(value, omitted === undefined ? undefined : replacerOf(omitted));
  return (text as string | undefined) ?? 'null';
}

function replacerOf(omitted: OmittedKeys): (key: string, value: unknown) => unknown {
  return (key, value) => (omitted.has(key) ? undefined : value);
}
