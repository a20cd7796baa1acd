import type { EntityType } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import { withLimit } from '@biographql/sparql';
import { readFactsWithInherited } from '../facts/inherited-facts.js';
import { type Fact, findProperty } from '../facts/read-facts.js';
import type { Relation } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';
import { filterValues } from './filter-values.js';
import { codesOfClass } from './print-set.js';
import type { ClassSet, Restriction, SetPlan, ThroughSet, ValuesSet } from './say-set.js';

export interface Member {
  readonly value: string;
  readonly isEntity: boolean;
  readonly facts: readonly Fact[];
  readonly vias: readonly string[];
}

export interface EvaluatedSet {
  readonly plan: SetPlan;
  readonly members: ReadonlyMap<string, Member>;
  readonly inner: EvaluatedSet | null;
}

/** Facts read per relation; a taxon or a tissue has tens of thousands. */
const MOST_FACTS = 20_000;
const MOST_INNER = 3_000;
const MOST_REASONS = 4;

/** Null: the budget does not allow it, or there is too much of it. */
type Evaluation = Promise<EvaluatedSet | null>;

export async function evaluateSet(plan: SetPlan, context: GraphContext): Evaluation {
  switch (plan.kind) {
    case 'class':
      return evaluateClass(plan, context);
    case 'values':
      return evaluateValues(plan, context);
    case 'through':
      return evaluateThrough(plan, context);
    case 'minus': {
      const parts = await evaluateAll([plan.from, plan.without], context);
      const [from, without] = parts ?? [];
      if (from === undefined || without === undefined) return null;
      const members = new Map([...from.members].filter(([value]) => !without.members.has(value)));
      const resolved: SetPlan = { kind: 'minus', from: from.plan, without: without.plan };
      return { plan: resolved, members, inner: null };
    }
    default: {
      const parts = await evaluateAll(plan.parts, context);
      if (parts === null) return null;
      const members = plan.kind === 'and' ? intersect(parts) : unite(parts);
      const resolved: SetPlan = { kind: plan.kind, parts: parts.map(({ plan: own }) => own) };
      return { plan: resolved, members, inner: null };
    }
  }
}

async function evaluateAll(
  plans: readonly SetPlan[],
  context: GraphContext,
): Promise<readonly EvaluatedSet[] | null> {
  const parts: EvaluatedSet[] = [];
  for (const plan of plans) {
    const part = await evaluateSet(plan, context);
    if (part === null) return null;
    parts.push(part);
  }
  return parts;
}

async function evaluateClass(plan: ClassSet, context: GraphContext): Evaluation {
  const query = withLimit(codesOfClass(plan, context.vocabulary), MOST_FACTS);
  const result = await context.budget.select(query, MOST_FACTS);
  if (result === null) return null;
  const property = findProperty(plan.relation.paths[0] ?? '');
  const facts = result.solutions.flatMap(([drug, code]): readonly Fact[] =>
    drug && code
      ? [{ entity: drug.value, value: code.value, property, isEntity: false, isInverse: false }]
      : [],
  );
  const members = new Map(
    facts.map(({ entity }): readonly [string, Member] => {
      const own = facts.filter((fact) => fact.entity === entity);
      return [entity, { value: entity, isEntity: true, facts: own, vias: [] }];
    }),
  );
  return { plan, members, inner: null };
}

/** The first sense of the name that has values; without any, the first sense. */
async function evaluateValues(plan: ValuesSet, context: GraphContext): Evaluation {
  const { relation, side, thing, types } = plan;
  const entities = thing.senses.flat().map(({ iri }) => iri);
  const read = await readAll(context, { relation, side, entities, types });
  if (read === null) return null;
  const found = thing.senses.flatMap((sense) => {
    const own = new Set<string>(sense.map(({ iri }) => iri));
    const all = read.facts.filter(
      ({ entity, value }) => own.has(entity) && !own.has(value) && !isHomonym(plan, value),
    );
    const narrow = all.filter(({ property }) => relation.narrowProperties.includes(property));
    const facts = narrow.length > 0 ? narrow : all;
    const isNarrow = narrow.length > 0;
    return facts.length === 0 ? [] : [{ sense, facts, isNarrow }];
  });
  const best = found.find(({ facts }) => facts.some(({ value }) => read.fits(value)));
  const sense = best?.sense ?? thing.senses[0] ?? [];
  const facts = best?.facts ?? [];
  const typed = [...new Set(facts.map(({ value }) => value).filter(read.fits))];
  const isFiltered = plan.effect !== undefined || plan.named !== undefined;
  const filtered = isFiltered
    ? await filterValues({ ...plan, thing: { ...thing, senses: [sense] } }, typed, context)
    : null;
  const fitting = new Set(isFiltered ? filtered?.values : typed);
  const fits = (value: string) => fitting.has(value);
  return {
    plan: {
      ...plan,
      relation: best?.isNarrow === true ? narrowed(relation) : relation,
      thing: { ...thing, senses: [sense] },
      ...(filtered?.isStated === true && { isEffectStated: true }),
      ...restrict(facts, fits),
      ...getSubtypes(facts),
    },
    members: getMembers(facts.filter(({ value }) => fits(value))),
    inner: null,
  };
}

function getSubtypes(facts: readonly Fact[]): Pick<ValuesSet, 'subtypes'> {
  const subtypes = [...new Set(facts.flatMap(({ inheritedFrom }) => inheritedFrom?.iri ?? []))];
  return subtypes.length === 0 ? {} : { subtypes };
}

const BETWEEN_NAMESAKES = /^(?:encodes|ortholog|active-ingredient|subclass|part-of)$/;

/** Whether a value is only another record of what the name means. */
function isHomonym({ relation, thing }: ValuesSet, value: string): boolean {
  return !BETWEEN_NAMESAKES.test(relation.id) && thing.homonyms.includes(value);
}

function narrowed(relation: Relation): Relation {
  const paths = relation.paths.filter((path) =>
    relation.narrowProperties.includes(findProperty(path)),
  );
  return { ...relation, paths };
}

async function evaluateThrough(plan: ThroughSet, context: GraphContext): Evaluation {
  const inner = await evaluateSet(plan.inner, context);
  if (inner === null || inner.members.size > MOST_INNER) return null;
  const { relation, side, types } = plan;
  const entities = [...inner.members.values()].flatMap(({ value, isEntity }) =>
    isEntity ? [value] : [],
  );
  const read = await readAll(context, { relation, side, entities, types });
  if (read === null) return null;
  const facts = read.facts.filter(({ entity, value }) => entity !== value);
  const outer = getMembers(facts.filter(({ value }) => read.fits(value)));
  const members = new Map(
    [...outer].map(([value, member]) => {
      const reasons = member.facts
        .slice(0, MOST_REASONS)
        .flatMap((fact) => [fact, ...(inner.members.get(fact.entity)?.facts ?? [])]);
      const vias = [...new Set(member.facts.map(({ entity }) => entity))];
      return [value, { ...member, facts: reasons, vias }];
    }),
  );
  const resolved = { ...plan, inner: inner.plan, ...restrict(facts, read.fits) };
  return { plan: resolved, members, inner };
}

type RequestedValues = Pick<ValuesSet, 'relation' | 'side' | 'types'> & {
  readonly entities: readonly string[];
};

async function readAll(
  context: GraphContext,
  { relation, side, entities, types }: RequestedValues,
): Promise<{ readonly facts: readonly Fact[]; fits(value: string): boolean } | null> {
  const request = { entities, paths: relation.paths, side, most: MOST_FACTS };
  const facts = await readFactsWithInherited(context, request);
  if (facts === null || facts.length >= MOST_FACTS) return null;
  if (types === null) return { facts, fits: () => true };
  const values = [...new Set(facts.flatMap(({ value, isEntity }) => (isEntity ? [value] : [])))];
  const records = await context.budget.attempt((signal) =>
    context.labels.lookup(values, { signal }),
  );
  if (records === null) return null;
  const isOfType = values.filter((_, index) => isOf(records[index] ?? null, types));
  const unknown = values.filter((_, index) => isUnknown(records[index] ?? null));
  const fitting = new Set(isOfType.length > 0 ? isOfType : unknown);
  return { facts, fits: (value) => fitting.has(value) };
}

function isOf(record: EntityRecord | null, types: readonly EntityType[]): boolean {
  return record?.types.some((type) => type !== 'UNDEFINED' && types.includes(type)) ?? false;
}

function isUnknown(record: EntityRecord | null): boolean {
  return record === null || record.types.every((type) => type === 'UNDEFINED');
}

function getMembers(facts: readonly Fact[]): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const fact of facts) {
    const { value, isEntity } = fact;
    const known = members.get(value);
    members.set(value, { value, isEntity, facts: [...(known?.facts ?? []), fact], vias: [] });
  }
  return members;
}

function restrict(
  facts: readonly Fact[],
  fits: (value: string) => boolean,
): { readonly restriction?: Restriction } {
  const values = [...new Set(facts.map(({ value }) => value))];
  const others = values.filter((value) => !fits(value));
  if (others.length === 0) return {};
  const isOnly = others.length > values.length / 2;
  return { restriction: { isOnly, values: isOnly ? values.filter(fits) : others } };
}

function intersect([first, ...others]: readonly EvaluatedSet[]): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const [value, member] of first?.members ?? []) {
    const more = others.map((other) => other.members.get(value));
    if (more.some((other) => other === undefined)) continue;
    members.set(value, {
      ...member,
      facts: [...member.facts, ...more.flatMap((other) => other?.facts ?? [])],
    });
  }
  return members;
}

function unite(parts: readonly EvaluatedSet[]): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const part of parts)
    for (const [value, member] of part.members) {
      const known = members.get(value);
      members.set(value, { ...member, facts: [...(known?.facts ?? []), ...member.facts] });
    }
  return members;
}
