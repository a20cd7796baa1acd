import { ENTITY_TYPES } from '@biographql/core';
import * as v from 'valibot';

/** `iri` is an IRI that is not an entity of the dataset. */
const valueKind = v.picklist(['text', 'number', 'boolean', 'iri']);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const type = v.picklist(ENTITY_TYPES);

/** `since` is the day of the first dataset without it, e.g. `2026-11-29`. */
const retired = v.pipe(v.strictObject({ since: v.string(), reason: v.string() }), v.readonly());

/** Facts that lead from the entities of a class to other entities. */
const link = v.pipe(
  v.strictObject({
    /** `P780` where they are subjects, `^P780` where they are objects. */
    path: v.string(),
    label: v.string(),
    facts: count,
    /** Number of facts by target type, adding up to `facts`. */
    targets: v.record(type, count),
    retired: v.optional(retired),
  }),
  v.readonly(),
);

/** Values that the entities of a class have. */
const value = v.pipe(
  v.strictObject({
    property: v.string(),
    label: v.string(),
    facts: count,
    /** `text` unless all values are of another kind. */
    kind: valueKind,
    /** Whether each entity of the class has at most one. */
    isSingle: v.boolean(),
    retired: v.optional(retired),
  }),
  v.readonly(),
);

const classShape = v.pipe(
  v.strictObject({
    type,
    entities: count,
    /** Those with the most facts first, as the values. */
    links: v.pipe(v.array(link), v.readonly()),
    values: v.pipe(v.array(value), v.readonly()),
    retired: v.optional(retired),
  }),
  v.readonly(),
);

const shape = v.pipe(
  v.strictObject({
    /** Digest of the dataset that it was read from; null where that has none. */
    dataset: v.nullable(v.string()),
    /** Relations and values with fewer facts were left out. Default 3. */
    minFacts: v.optional(count),
    /** Those with the most entities first. */
    classes: v.pipe(v.array(classShape), v.readonly()),
  }),
  v.readonly(),
);

export type ValueKind = v.InferOutput<typeof valueKind>;
export type Retired = v.InferOutput<typeof retired>;
export type LinkShape = v.InferOutput<typeof link>;
export type ValueShape = v.InferOutput<typeof value>;
export type ClassShape = v.InferOutput<typeof classShape>;
export type GraphShape = v.InferOutput<typeof shape>;

/** Reads the parsed JSON of a shape; null for what is not one. */
export function parseShape(json: unknown): GraphShape | null {
  const result = v.safeParse(shape, json);
  return result.success ? result.output : null;
}
