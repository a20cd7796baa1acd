import type { EntityType } from '@biographql/core';
import type { EntityRecord, LabelIndex } from '@biographql/engines';
import { isUnnamed, localName } from '@biographql/engines/text';
import type { Budget } from './budget.js';
import type { Fact } from './graph-facts.js';

/** A value that answers, under its name. */
export interface AnswerValue {
  readonly name: string;
  /** Null for a literal. */
  readonly record: EntityRecord | null;
  /** References of the statements behind it; 0 when they were not counted. */
  readonly references: number;
  /** How many facts state it: statements in both directions, or about several records of the same thing. */
  readonly support: number;
}

/** Values looked up before they are put in order; beyond, the order is that of the facts. */
const MOST_LOOKED_UP = 2_000;

/** What naming values needs. */
export interface NamingTools {
  readonly labels: LabelIndex;
  readonly budget: Budget;
  /** References behind each value, by IRI; absent counts as none. */
  readonly evidence?: ReadonlyMap<string, number>;
}

/**
 * Names the values of facts, each once: the most references first, then the best supported, then the most popular, then by name. Values that are
 * known to have none of the wanted types are left out. Empty when the time is spent before they are named.
 */
export async function nameValues(
  facts: readonly Fact[],
  wanted: readonly EntityType[] | null,
  { labels, budget, evidence = new Map() }: NamingTools,
): Promise<readonly AnswerValue[]> {
  const support = new Map<string, number>();
  const literals = new Map<string, number>();
  for (const { value, isEntity } of facts) {
    const counts = isEntity ? support : literals;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const iris = [...support.keys()].slice(0, MOST_LOOKED_UP);
  const records = await budget.attempt((signal) => labels.lookup(iris, { signal }));
  if (records === null) return [];
  const entities = iris.map((iri, index): AnswerValue => {
    const record = records[index] ?? null;
    return {
      name: record?.label ?? localName(iri),
      record,
      references: evidence.get(iri) ?? 0,
      support: support.get(iri) ?? 0,
    };
  });
  const plain = [...literals].map(([name, count]) => ({
    name,
    record: null,
    references: 0,
    support: count,
  }));
  return mergeNames([...keepWanted(entities, wanted), ...plain].sort(byStanding));
}

function keepWanted(
  values: readonly AnswerValue[],
  wanted: readonly EntityType[] | null,
): readonly AnswerValue[] {
  if (wanted === null) return values;
  const fitting = values.filter(({ record }) =>
    record?.types.some((type) => wanted.includes(type)),
  );
  return fitting.length > 0 ? fitting : values.filter(({ record }) => isOfUnknownType(record));
}

function isOfUnknownType(record: EntityRecord | null): boolean {
  return record === null || record.types.every((type) => type === 'UNDEFINED');
}

/** Entities without a label stand last: their name tells a reader nothing. */
function byStanding(left: AnswerValue, right: AnswerValue): number {
  const named = Number(isNamed(right)) - Number(isNamed(left));
  if (named !== 0) return named;
  if (left.references !== right.references) return right.references - left.references;
  if (left.support !== right.support) return right.support - left.support;
  const popularity = (right.record?.degree ?? 0) - (left.record?.degree ?? 0);
  if (popularity !== 0) return popularity;
  return left.name < right.name ? -1 : left.name > right.name ? 1 : 0;
}

function isNamed({ name, record }: AnswerValue): boolean {
  return record === null || !isUnnamed({ iri: record.iri, label: name });
}

/** A gene and its protein, or two sources' records of one disease, often share a name: it is said once. */
function mergeNames(values: readonly AnswerValue[]): readonly AnswerValue[] {
  const byName = new Map<string, AnswerValue>();
  for (const value of values) {
    const key = value.name.toLowerCase();
    const known = byName.get(key);
    if (known === undefined) byName.set(key, value);
  }
  return [...byName.values()];
}
