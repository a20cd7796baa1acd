import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { DRUGS, type Effect, type Relation, type Side } from '../lexicon/relation.js';
import type { DrugClass, NounClass } from '../text/lexicon.js';

export interface NamedThing {
  readonly text: string;
  /** What it may mean, best first; each is the records of one name and count as one thing. At least one, none empty. */
  readonly senses: readonly (readonly LabelHit[])[];
  /** Everything that is called so, by IRI, of whatever type: none of it is an answer. */
  readonly homonyms: readonly string[];
  readonly quality: number;
}

interface RelatedSet {
  readonly relation: Relation;
  readonly side: Side;
  /** Only values of these types; null for all. */
  readonly types: readonly EntityType[] | null;
  readonly restriction?: Restriction;
}

export interface ValuesSet extends RelatedSet {
  readonly kind: 'values';
  readonly thing: NamedThing;
  readonly effect?: Effect;
  readonly isEffectStated?: boolean;
  readonly named?: NounClass;
  /** The subtypes of the named thing that have values which it has not itself, by IRI; absent: none. */
  readonly subtypes?: readonly string[];
}

/** What the types come to in the graph: the values that are of them, or those that are not, whichever are fewer. */
export interface Restriction {
  readonly isOnly: boolean;
  readonly values: readonly string[];
}

export interface ThroughSet extends RelatedSet {
  readonly kind: 'through';
  readonly inner: SetPlan;
}

/** What is in all, or in any, of some sets; at least two. */
interface JoinedSet {
  readonly kind: 'and' | 'or';
  readonly parts: readonly SetPlan[];
}

interface MinusSet {
  readonly kind: 'minus';
  readonly from: SetPlan;
  readonly without: SetPlan;
}

/** The drugs of a class, by their ATC codes. */
export interface ClassSet {
  readonly kind: 'class';
  /** ATC codes of drugs. */
  readonly relation: Relation;
  readonly drugClass: DrugClass;
}

export type SetPlan = ValuesSet | ThroughSet | JoinedSet | MinusSet | ClassSet;

function getParts(plan: SetPlan): readonly SetPlan[] {
  if (plan.kind === 'values' || plan.kind === 'class') return [];
  if (plan.kind === 'through') return [plan.inner];
  return plan.kind === 'minus' ? [plan.from, plan.without] : plan.parts;
}

/** Whether a set is of a class of drugs, which a graph without ATC codes does not know. */
export function hasClass(plan: SetPlan): boolean {
  return plan.kind === 'class' || getParts(plan).some(hasClass);
}

export function getRelations(plan: SetPlan): readonly Relation[] {
  const own = 'relation' in plan && plan.kind !== 'class' ? [plan.relation] : [];
  return [...own, ...getParts(plan).flatMap(getRelations)];
}

export function getThings(plan: SetPlan): readonly NamedThing[] {
  return plan.kind === 'values' ? [plan.thing] : getParts(plan).flatMap(getThings);
}

export function meets(types: readonly EntityType[], others: readonly EntityType[]): boolean {
  return types.length === 0 || others.length === 0 || types.some((type) => others.includes(type));
}

export function toTypes(plan: SetPlan): readonly EntityType[] | null {
  if (plan.kind === 'class') return DRUGS;
  if (plan.kind === 'values' || plan.kind === 'through') return plan.types;
  if (plan.kind === 'minus') return toTypes(plan.from);
  const lists = plan.parts.flatMap((part) => toTypes(part) ?? []);
  return lists.length === 0 || !meets(lists, lists) ? null : [...new Set(lists)];
}
