import { ENTITY_TYPE_LABELS, type EntityType } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import { compareText, isUnnamed, localName } from '@biographql/engines/text';
import type { QuestionContext } from '../question-context.js';
import type { Fact } from './read-facts.js';

/** A value at the other end of a relation, under its name. */
export interface NamedValue {
  readonly name: string;
  /** Null for a literal. */
  readonly record: EntityRecord | null;
  /** References of the statements behind it; 0 when they were not counted. */
  readonly references: number;
  /** How many facts state it: statements in both directions, or about several records of the same thing. */
  readonly support: number;
  /** Whether it has a label, or is a literal: an identifier alone says nothing to a reader. */
  readonly isNamed: boolean;
}

/** Values looked up before they are put in order; beyond, the order is that of the facts. */
const MOST_LOOKED_UP = 2_000;

/** What naming values needs. */
export interface NamingOptions extends Pick<QuestionContext, 'labels' | 'budget'> {
  /** References behind each value, by IRI; absent counts as none. */
  readonly references?: ReadonlyMap<string, number>;
}

/**
 * Returns the values of facts under their names, each name once: the most references first, then the best supported, then
 * the most popular, then by name. Values that are known to have none of the wanted types are left out. Empty when the
 * time is spent before they are named.
 */
export async function nameValues(
  facts: readonly Fact[],
  wanted: readonly EntityType[] | null,
  { labels, budget, references = new Map() }: NamingOptions,
): Promise<readonly NamedValue[]> {
  const support = new Map<string, number>();
  const literals = new Map<string, number>();
  for (const { value, isEntity } of facts) {
    const counts = isEntity ? support : literals;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const iris = [...support.keys()].slice(0, MOST_LOOKED_UP);
  const records = await budget.attempt((signal) => labels.lookup(iris, { signal }));
  if (records === null) return [];
  const entities = iris.map((iri, index): NamedValue => {
    const record = records[index] ?? null;
    const name = record?.label ?? localName(iri);
    return {
      name,
      isNamed: record !== null && !isUnnamed({ iri: record.iri, label: name }),
      record,
      references: references.get(iri) ?? 0,
      support: support.get(iri) ?? 0,
    };
  });
  const plain = [...literals].map(([name, count]) => ({
    name,
    isNamed: true,
    record: null,
    references: 0,
    support: count,
  }));
  return mergeNames([...keepWanted(entities, wanted), ...plain].sort(byStanding));
}

/** Returns the name of an entity's main type; null when none is known. */
export function typeNameOf({ types }: EntityRecord): string | null {
  const type = types.find((name) => name !== 'UNDEFINED');
  return type === undefined ? null : ENTITY_TYPE_LABELS[type];
}

function keepWanted(
  values: readonly NamedValue[],
  wanted: readonly EntityType[] | null,
): readonly NamedValue[] {
  if (wanted === null) return values;
  const fitting = values.filter(({ record }) =>
    record?.types.some((type) => wanted.includes(type)),
  );
  return fitting.length > 0 ? fitting : values.filter(({ record }) => isOfUnknownType(record));
}

function isOfUnknownType(record: EntityRecord | null): boolean {
  return record === null || record.types.every((type) => type === 'UNDEFINED');
}

/** Entities without a label stand last: their name says nothing to a reader. */
function byStanding(left: NamedValue, right: NamedValue): number {
  return (
    Number(right.isNamed) - Number(left.isNamed) ||
    right.references - left.references ||
    right.support - left.support ||
    (right.record?.degree ?? 0) - (left.record?.degree ?? 0) ||
    compareText(left.name, right.name)
  );
}

/** A gene and its protein, or two sources' records of one disease, often share a name: it is said once. */
function mergeNames(values: readonly NamedValue[]): readonly NamedValue[] {
  const byName = new Map<string, NamedValue>();
  for (const value of values) {
    const key = value.name.toLowerCase();
    if (!byName.has(key)) byName.set(key, value);
  }
  return [...byName.values()];
}
