import { withLimit } from '@biographql/sparql';
import { type Fact, findProperty, readFactsWithInherited } from '../facts/read-facts.js';
import type {
  ClassSet,
  Restriction,
  SetPlan,
  ThroughSet,
  ValuesSet,
} from '../grammar/expression.js';
import type { GraphContext } from '../question-service.js';
import { codesOfClass } from '../say/evidence.js';
import { filterValues } from './filter-values.js';

export interface Member {
  readonly value: string;
  readonly isEntity: boolean;
  readonly facts: readonly Fact[];
  readonly vias: readonly string[];
}

type Members = ReadonlyMap<string, Member>;

export interface EvaluatedSet {
  /** The set with the senses and restrictions that the graph decided. */
  readonly plan: SetPlan;
  readonly members: Members;
  readonly inner: EvaluatedSet | null;
}

/** Facts read per relation; a taxon or a tissue has tens of thousands. */
const MAX_FACTS = 20_000;
const MAX_INNER = 3_000;
const MAX_REASONS = 4;

/** Null when the budget does not allow it, or the set is too large. */
type Evaluation = Promise<EvaluatedSet | null>;

export async function evaluateSet(plan: SetPlan, context: GraphContext): Evaluation {
  if (plan.kind === 'class') return evaluateClass(plan, context);
  if (plan.kind === 'values') return evaluateValues(plan, context);
  if (plan.kind === 'through') return evaluateThrough(plan, context);
  const parts: EvaluatedSet[] = [];
  for (const part of plan.parts) {
    const evaluated = await evaluateSet(part, context);
    if (evaluated === null) return null;
    parts.push(evaluated);
  }
  const resolved = { kind: plan.kind, parts: parts.map((part) => part.plan) };
  return { plan: resolved, members: joinMembers(plan.kind, parts), inner: null };
}

function joinMembers(kind: 'and' | 'or' | 'minus', parts: readonly EvaluatedSet[]): Members {
  const [first, ...others] = parts.map(({ members }) => members);
  const joined = new Map(first);
  if (kind === 'or')
    for (const [value, member] of others.flatMap((members) => [...members]))
      joined.set(value, withFacts(member, joined.get(value)?.facts ?? [], member.facts));
  else
    for (const [value, member] of first ?? []) {
      const more = others.flatMap((members) => members.get(value) ?? []);
      const isIn = kind === 'and' ? more.length === others.length : more.length === 0;
      if (!isIn) joined.delete(value);
      else joined.set(value, withFacts(member, member.facts, ...more.map(({ facts }) => facts)));
    }
  return joined;
}

function withFacts(member: Member, ...facts: readonly (readonly Fact[])[]): Member {
  return { ...member, facts: facts.flat() };
}

async function evaluateClass(plan: ClassSet, context: GraphContext): Evaluation {
  const query = withLimit(codesOfClass(plan, context.vocabulary), MAX_FACTS);
  const result = await context.budget.select(query, MAX_FACTS);
  if (result === null) return null;
  const property = findProperty(plan.relation.paths[0] ?? '');
  const facts = result.solutions.flatMap(([drug, code]): readonly Fact[] =>
    drug && code
      ? [{ entity: drug.value, value: code.value, property, isEntity: false, isInverse: false }]
      : [],
  );
  const members = getMembers(facts, ({ entity }) => ({ value: entity, isEntity: true }));
  return { plan, members, inner: null };
}

/** The first sense of the name that has values; without any, the first sense. */
async function evaluateValues(plan: ValuesSet, context: GraphContext): Evaluation {
  const { relation, thing } = plan;
  const entities = thing.senses.flat().map(({ iri }) => iri);
  const read = await readAll(context, entities, plan);
  if (read === null) return null;
  const isSure = ({ property }: Pick<Fact, 'property'>) =>
    relation.narrowProperties.includes(property);
  const narrowPaths = relation.paths.filter((path) => isSure({ property: findProperty(path) }));
  const homonyms = BETWEEN_NAMESAKES.test(relation.id) ? [] : thing.homonyms;
  const found = thing.senses.flatMap((sense) => {
    const iris = new Set<string>(sense.map(({ iri }) => iri));
    const all = read.facts.filter(
      ({ entity, value }) => iris.has(entity) && !iris.has(value) && !homonyms.includes(value),
    );
    const narrow = all.filter(isSure);
    const facts = narrow.length > 0 ? narrow : all;
    return facts.length === 0 ? [] : [{ sense, facts, isNarrow: narrow.length > 0 }];
  });
  const best = found.find(({ facts }) => facts.some(({ value }) => read.fits(value)));
  const sense = best?.sense ?? thing.senses[0] ?? [];
  const facts = best?.facts ?? [];
  const typed = [...new Set(facts.map(({ value }) => value).filter(read.fits))];
  const named = { ...plan, thing: { ...thing, senses: [sense] } };
  const filtered =
    plan.effect === undefined && plan.named === undefined
      ? { values: typed, isStated: false }
      : await filterValues(named, typed, context);
  if (filtered === null) return null;
  const fitting = new Set(filtered.values);
  const fits = (value: string) => fitting.has(value);
  const subtypes = [...new Set(facts.flatMap(({ inheritedFrom }) => inheritedFrom?.iri ?? []))];
  return {
    plan: {
      ...named,
      ...(best?.isNarrow === true && { relation: { ...relation, paths: narrowPaths } }),
      ...(filtered.isStated && { isEffectStated: true }),
      ...restrict(facts, fits),
      ...(subtypes.length > 0 && { subtypes }),
    },
    members: getMembers(facts.filter(({ value }) => fits(value))),
    inner: null,
  };
}

/** Relations between records of one name. In other relations, a value of that name is only a duplicate record. */
const BETWEEN_NAMESAKES = /^(?:encodes|ortholog|active-ingredient|subclass|part-of)$/;

async function evaluateThrough(plan: ThroughSet, context: GraphContext): Evaluation {
  const inner = await evaluateSet(plan.inner, context);
  if (inner === null || inner.members.size > MAX_INNER) return null;
  const entities = [...inner.members.values()].flatMap(({ value, isEntity }) =>
    isEntity ? [value] : [],
  );
  const read = await readAll(context, entities, plan);
  if (read === null) return null;
  const facts = read.facts.filter(({ entity, value }) => entity !== value);
  const outer = getMembers(facts.filter(({ value }) => read.fits(value)));
  const members = new Map(
    [...outer].map(([value, member]) => {
      const reasons = member.facts
        .slice(0, MAX_REASONS)
        .flatMap((fact) => [fact, ...(inner.members.get(fact.entity)?.facts ?? [])]);
      const vias = [...new Set(member.facts.map(({ entity }) => entity))];
      return [value, { ...member, facts: reasons, vias }];
    }),
  );
  const resolved = { ...plan, inner: inner.plan, ...restrict(facts, read.fits) };
  return { plan: resolved, members, inner };
}

/** The facts of a relation, and which values fit the types; values of unknown type only fit if no typed one does. */
async function readAll(
  context: GraphContext,
  entities: readonly string[],
  { relation, side, types }: Pick<ValuesSet, 'relation' | 'side' | 'types'>,
): Promise<{ readonly facts: readonly Fact[]; fits(value: string): boolean } | null> {
  const request = { entities, paths: relation.paths, side, limit: MAX_FACTS };
  const facts = await readFactsWithInherited(context, request);
  if (facts === null || facts.length >= MAX_FACTS) return null;
  if (types === null) return { facts, fits: () => true };
  const values = [...new Set(facts.flatMap(({ value, isEntity }) => (isEntity ? [value] : [])))];
  const records = await context.budget.attempt((signal) =>
    context.labels.lookup(values, { signal }),
  );
  if (records === null) return null;
  const known = values.map((_, index) =>
    (records[index]?.types ?? []).filter((type) => type !== 'UNDEFINED'),
  );
  const ofType = values.filter((_, index) => known[index]?.some((type) => types.includes(type)));
  const untyped = values.filter((_, index) => known[index]?.length === 0);
  const fitting = new Set(ofType.length > 0 ? ofType : untyped);
  return { facts, fits: (value) => fitting.has(value) };
}

function getMembers(
  facts: readonly Fact[],
  toMember: (fact: Fact) => Pick<Member, 'value' | 'isEntity'> = (fact) => fact,
): Members {
  const members = new Map<string, Member & { readonly facts: Fact[] }>();
  for (const fact of facts) {
    const { value, isEntity } = toMember(fact);
    const member = members.get(value) ?? { value, isEntity, facts: [], vias: [] };
    member.facts.push(fact);
    members.set(value, member);
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
