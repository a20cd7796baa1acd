import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import type { Effect, Relation, Side } from '../lexicon/relations.js';
import { DRUGS, type DrugClass, type NounClass, splitWords } from '../text/lexicon.js';

export interface NamedThing {
  readonly text: string;
  /**
   * Possible meanings, best first; each is the records of one name, which count as one thing. At least one, none
   * empty.
   */
  readonly senses: readonly (readonly LabelHit[])[];
  /** IRIs of everything with this name, of any type; none of them is an answer. */
  readonly homonyms: readonly string[];
  readonly quality: number;
}

const ABBREVIATION = /^[\p{L}\d-]{2,5}$/u;
/** Meanings with a smaller share of the best one's links are ignored. */
const MIN_SHARE_OF_LINKS = 0.2;

/** Whether a name is an abbreviation of several things, unless it is the initials of exactly one. */
export function isAmbiguous(thing: NamedThing): boolean {
  if (!ABBREVIATION.test(thing.text)) return false;
  const meanings = getMeanings(thing);
  // `CML` is chronic myeloid leukemia, whatever else has it as an alias.
  const spelled = meanings.filter((label) => {
    const initials = splitWords(label).map(({ folded }) => folded[0] ?? '');
    return initials.join('') === thing.text.toLowerCase();
  });
  return meanings.length > 1 && spelled.length !== 1;
}

/** Returns the meanings about as well known as the best known one; none for an exact label or identifier. */
export function getMeanings({ senses }: NamedThing): readonly string[] {
  const best = senses.flatMap(([hit]) => (hit === undefined ? [] : [hit]));
  if (best.some(({ match }) => match === 'exact-label' || match === 'identifier')) return [];
  const highestDegree = Math.max(...best.map(({ degree }) => degree));
  const known = best.filter(({ degree }) => degree >= highestDegree * MIN_SHARE_OF_LINKS);
  return [...new Set(known.map(({ label }) => label))];
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
  /** IRIs of subtypes that have values which the named thing lacks; absent: none. */
  readonly subtypes?: readonly string[];
}

/** Values that have the types in the graph, or those that don't, whichever are fewer. */
export interface Restriction {
  readonly isOnly: boolean;
  readonly values: readonly string[];
}

export interface ThroughSet extends RelatedSet {
  readonly kind: 'through';
  readonly inner: SetPlan;
}

/** Intersection, union or difference of at least two sets. */
interface JoinedSet {
  readonly kind: 'and' | 'or' | 'minus';
  readonly parts: readonly SetPlan[];
}

export interface ClassSet {
  readonly kind: 'class';
  readonly relation: Relation;
  readonly drugClass: DrugClass;
}

export type SetPlan = ValuesSet | ThroughSet | JoinedSet | ClassSet;

function getParts(plan: SetPlan): readonly SetPlan[] {
  if (plan.kind === 'values' || plan.kind === 'class') return [];
  return plan.kind === 'through' ? [plan.inner] : plan.parts;
}

/** Whether a set is of a class of drugs, which a graph without ATC codes does not know. */
export function hasClass(plan: SetPlan): boolean {
  return plan.kind === 'class' || getParts(plan).some(hasClass);
}

export function getRelations(plan: SetPlan): readonly Relation[] {
  const relations = plan.kind === 'values' || plan.kind === 'through' ? [plan.relation] : [];
  return [...relations, ...getParts(plan).flatMap(getRelations)];
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
  const parts = plan.kind === 'minus' ? plan.parts.slice(0, 1) : plan.parts;
  const types = parts.flatMap((part) => toTypes(part) ?? []);
  return types.length === 0 ? null : [...new Set(types)];
}

/** A set as a wording and names were read. */
export interface ParsedSet {
  readonly plan: SetPlan;
  /** The order of readings; not a probability. */
  readonly rank: number;
  /** How surely the weakest wording means its relation. */
  readonly cue: number;
  /** Whether a wording says more than its relation states. */
  readonly isLoose: boolean;
  /** Whether only types, not a wording, decide at which end a name is. */
  readonly isOpen?: boolean;
  /** How surely the names are what they were taken for. */
  readonly link: number;
}

export function combine(left: ParsedSet, right: Omit<ParsedSet, 'plan'>, plan: SetPlan): ParsedSet {
  return {
    plan,
    rank: (left.rank + right.rank) / 2,
    cue: Math.min(left.cue, right.cue),
    isLoose: left.isLoose || right.isLoose,
    isOpen: left.isOpen === true || right.isOpen === true,
    link: Math.min(left.link, right.link),
  };
}

/** Intersection or union of several readings, as probable as the least probable name, ranked as the first. */
export function joinSets(kind: 'and' | 'or', sets: readonly [ParsedSet, ...ParsedSet[]]) {
  const [first] = sets;
  if (sets.length === 1) return first;
  const link = Math.min(...sets.map((set) => set.link));
  return { ...first, link, plan: { kind, parts: sets.map(({ plan }) => plan) } };
}

/** Returns each set once, as its surest reading. */
export function distinct(sets: readonly ParsedSet[]): ParsedSet[] {
  const byPlan = new Map<string, ParsedSet>();
  for (const set of sets) {
    const key = keyOf(set.plan);
    const known = byPlan.get(key);
    if (known === undefined || known.rank < set.rank) byPlan.set(key, set);
  }
  return [...byPlan.values()];
}

function keyOf(plan: SetPlan): string {
  if (plan.kind === 'class') return plan.drugClass.name;
  const parts = getParts(plan).map(keyOf).join('; ');
  if (plan.kind !== 'values' && plan.kind !== 'through') return `${plan.kind}(${parts})`;
  const of = plan.kind === 'values' ? plan.thing.text : `(${parts})`;
  return `${plan.relation.id} ${plan.side} ${of} ${plan.types?.join() ?? ''}`;
}
