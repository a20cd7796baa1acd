import { ENTITY_TYPES, type EntityType } from '@biographql/core';
import type { PropertyPath } from '@biographql/engines/vocabulary';
import * as v from 'valibot';

/** How the values of a property are written. */
export const VALUE_KINDS = ['text', 'number', 'boolean', 'iri'] as const;
/** One of the four kinds; `iri` for an address that is no entity of the dataset. */
export type ValueKind = (typeof VALUE_KINDS)[number];

export interface Retired {
  /** Day of the first dataset without it, e.g. `2026-11-29`. */
  readonly since: string;
  readonly reason: string;
}

/** Facts that lead from the entities of a class to other entities. */
export interface LinkShape {
  /** `P780` where they are subjects, `^P780` where they are objects. */
  readonly path: PropertyPath;
  readonly label: string;
  readonly facts: number;
  /** How many of them lead to entities of each type; together `facts`. */
  readonly targets: Readonly<Partial<Record<EntityType, number>>>;
  readonly retired?: Retired | undefined;
}

/** Values that the entities of a class have. */
export interface ValueShape {
  readonly property: string;
  readonly label: string;
  readonly facts: number;
  /** `text` unless all values are of another kind. */
  readonly kind: ValueKind;
  /** Whether no entity of the class has two of them. */
  readonly isSingle: boolean;
  readonly retired?: Retired | undefined;
}

export interface ClassShape {
  readonly type: EntityType;
  readonly entities: number;
  /** Those with the most facts first. */
  readonly links: readonly LinkShape[];
  readonly values: readonly ValueShape[];
  readonly retired?: Retired | undefined;
}

export interface GraphShape {
  /** Digest of the dataset that it was read from; null where that has none. */
  readonly dataset: string | null;
  /** Relations and values with fewer facts were left out. Default 3. */
  readonly minFacts?: number | undefined;
  /** Those with the most entities first. */
  readonly classes: readonly ClassShape[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const type = v.picklist(ENTITY_TYPES);
const retired = v.optional(v.strictObject({ since: v.string(), reason: v.string() }));
const SHAPE: v.GenericSchema<unknown, GraphShape> = v.strictObject({
  dataset: v.nullable(v.string()),
  minFacts: v.optional(count),
  classes: v.array(
    v.strictObject({
      type,
      entities: count,
      links: v.array(
        v.strictObject({
          path: v.string(),
          label: v.string(),
          facts: count,
          targets: v.record(type, count),
          retired,
        }),
      ),
      values: v.array(
        v.strictObject({
          property: v.string(),
          label: v.string(),
          facts: count,
          kind: v.picklist(VALUE_KINDS),
          isSingle: v.boolean(),
          retired,
        }),
      ),
      retired,
    }),
  ),
});

/** Reads the parsed JSON of a shape; null for what is not one. */
export function parseShape(json: unknown): GraphShape | null {
  const result = v.safeParse(SHAPE, json);
  return result.success ? result.output : null;
}
