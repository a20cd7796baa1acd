import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import type { Effect, Relation, Side } from '../lexicon/relation.js';
import type { NounClass } from '../text/answer-nouns.js';

/** A name in a question, with what it may mean. */
export interface NamedThing {
  /** As written. */
  readonly text: string;
  /** What it may mean, best first; each is the records of one name and count as one thing. At least one, none empty. */
  readonly senses: readonly (readonly LabelHit[])[];
  /**
   * Everything that is called so, by IRI, of whatever type: none of it is an answer. A gene that has the name of its disease
   * as an alias is none.
   */
  readonly homonyms: readonly string[];
  /** How surely the words name it, see `EntityMention.quality`. */
  readonly quality: number;
}

/** The things at the other end of a relation from a named thing. */
export interface ValuesSet {
  readonly kind: 'values';
  readonly relation: Relation;
  /** The end at which the named thing stands. */
  readonly side: Side;
  readonly thing: NamedThing;
  /** Only values of these types; null for all. */
  readonly types: readonly EntityType[] | null;
  /** What the drug must do to its target, by its roles and description. */
  readonly effect?: Effect;
  /** Whether statements say that the members have the effect, and no name or description alone. */
  readonly isEffectStated?: boolean;
  /** The class that the names or descriptions of the values must have, e.g. `receptor`. */
  readonly named?: NounClass;
  readonly restriction?: Restriction;
  /** The subtypes of the named thing that have values which it has not itself, by IRI; absent: none. */
  readonly subtypes?: readonly string[];
}

/** What the types come to in the graph: the values that are of them, or those that are not, whichever are fewer. */
export interface Restriction {
  readonly isOnly: boolean;
  readonly values: readonly string[];
}

/** The things at the other end of a relation from any member of a set. */
export interface ThroughSet {
  readonly kind: 'through';
  readonly relation: Relation;
  /** The end at which the members stand. */
  readonly side: Side;
  readonly inner: SetPlan;
  readonly types: readonly EntityType[] | null;
  readonly restriction?: Restriction;
}

/** What is in all, or in any, of some sets; at least two. */
export interface JoinedSet {
  readonly kind: 'and' | 'or';
  readonly parts: readonly SetPlan[];
}

/** What is in one set and not in the other. */
export interface MinusSet {
  readonly kind: 'minus';
  readonly from: SetPlan;
  readonly without: SetPlan;
}

/** The members of a set that are kinds or instances of a class, through classes between them too. */
export interface KindsSet {
  readonly kind: 'kinds';
  readonly from: SetPlan;
  readonly thing: NamedThing;
}

/** A set of things of the graph, as a question describes it. */
export type SetPlan = ValuesSet | ThroughSet | JoinedSet | MinusSet | KindsSet;

/** The relations of a set, the outermost first. */
export function getRelations(plan: SetPlan): readonly Relation[] {
  switch (plan.kind) {
    case 'values':
      return [plan.relation];
    case 'through':
      return [plan.relation, ...getRelations(plan.inner)];
    case 'minus':
      return [...getRelations(plan.from), ...getRelations(plan.without)];
    case 'kinds':
      return getRelations(plan.from);
    default:
      return plan.parts.flatMap(getRelations);
  }
}

/** The named things of a set, in the order of the question where it tells one. */
export function getThings(plan: SetPlan): readonly NamedThing[] {
  switch (plan.kind) {
    case 'values':
      return [plan.thing];
    case 'through':
      return getThings(plan.inner);
    case 'minus':
      return [...getThings(plan.from), ...getThings(plan.without)];
    case 'kinds':
      return [plan.thing, ...getThings(plan.from)];
    default:
      return plan.parts.flatMap(getThings);
  }
}

/** Whether a thing may be of a type: entities of unknown type may be of any. */
export function meets(types: readonly EntityType[], others: readonly EntityType[]): boolean {
  return types.length === 0 || others.length === 0 || types.some((type) => others.includes(type));
}

/** The types of the members of a set; null for all. */
export function toTypes(plan: SetPlan): readonly EntityType[] | null {
  if (plan.kind === 'values' || plan.kind === 'through') return plan.types;
  if (plan.kind === 'minus' || plan.kind === 'kinds') return toTypes(plan.from);
  const lists = plan.parts.flatMap((part) => toTypes(part) ?? []);
  return lists.length === 0 || !meets(lists, lists) ? null : [...new Set(lists)];
}
