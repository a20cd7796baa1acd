import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { capitalize, fillSentence, joinNames, type ListedNames } from '../facts/fact-sentence.js';
import type { Fact } from '../facts/read-facts.js';
import { DRUGS, type Effect, otherSide, type Relation, type Side } from '../lexicon/relation.js';
import file from '../lexicon/words.json' with { type: 'json' };
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

export function describeSet(plan: SetPlan): string {
  return capitalize(toPhrase(plan));
}

function toPhrase(plan: SetPlan): string {
  switch (plan.kind) {
    case 'class':
      return `${plan.drugClass.name} (ATC ${joinNames(plan.drugClass.codes)})`;
    case 'values':
      return toClause(plan, getLabel(plan.thing));
    case 'through':
      return toClause(plan, `one of the ${toPhrase(plan.inner)}`);
    case 'minus':
      return `${toPhrase(plan.from)}, except ${toPhrase(plan.without)}`;
    case 'and':
      return joinParts(plan.parts, 'and');
    case 'or':
      return joinParts(plan.parts, 'or');
  }
}

/** `drugs that treat asthma and that treat hay fever`: the noun is written once. */
function joinParts(parts: readonly SetPlan[], joint: 'and' | 'or'): string {
  const [first = '', ...others] = parts.map(toPhrase);
  const [noun] = / that /.exec(first) === null ? [] : first.split('that ');
  const isShared =
    noun !== undefined && others.every((phrase) => phrase.startsWith(`${noun}that `));
  if (isShared)
    return [first, ...others.map((other) => other.slice(noun.length))].join(` ${joint} `);
  return [first, ...others].join(joint === 'or' ? ' or ' : ' that are also ');
}

function toClause(plan: ValuesSet | ThroughSet, entity: string): string {
  const { relation, side } = plan;
  const noun = getNoun(plan);
  if (plan.kind === 'values' && plan.effect !== undefined) {
    const { effect } = plan;
    return side === 'right'
      ? `${noun} that ${effect.replace(/s$/, '')} ${entity}`
      : `${noun} that ${entity} ${effect}`;
  }
  const own = inNumber(relation.sentences[side], 'several');
  const ofValues = inNumber(relation.sentences[otherSide(side)], 'one');
  const place = own.replace(/(?::| the)? \$values$/, '');
  const clause =
    match(
      own,
      /^(?:The )?(.+) of \$entity (?:are|include) \$values$/,
      ([part]) => `${lowerFirst(part)} of ${entity}`,
    ) ??
    match(own, /^\$entity has the (\p{L}+) \$values$/u, ([part]) => `${part} of ${entity}`) ??
    match(own, /^\$values (.+) \$entity$/, ([verb]) => `${noun} that ${verb} ${entity}`) ??
    match(ofValues, /^\$entity is (?:an?|the) (.+) of \$values$/, ([part]) =>
      plan.kind === 'values' && plan.named !== undefined
        ? `${noun} that are ${part}s of ${entity}`
        : `${part}s of ${entity}`,
    ) ??
    match(
      ofValues,
      /^(?:The )?(.+) of \$entity (is|include) \$values$/,
      ([part, verb = '']) => `${noun} whose ${lowerFirst(part)} ${verb} ${entity}`,
    ) ??
    match(
      ofValues,
      /^\$entity (\p{L}+)(.*) \$values$/u,
      ([verb, rest = '']) => `${noun} that ${toPlural(verb)}${rest} ${entity}`,
    );
  return clause ?? `${noun} that ${place.replace('$entity', entity)}`;
}

function match(
  text: string,
  pattern: RegExp,
  write: (groups: readonly [string, ...string[]]) => string,
): string | null {
  const [, first, ...others] = pattern.exec(text) ?? [];
  return first === undefined ? null : write([first, ...others]);
}

/** A sentence without its stop and in one number: `{is|are}` is `is` or `are`. */
function inNumber(sentence: string, number: 'one' | 'several'): string {
  return sentence
    .replace(/\.$/, '')
    .replace(/\{([^|}]*)\|([^}]*)\}/g, number === 'one' ? '$1' : '$2');
}

const PLURALS: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };

/** `is` is `are` of several, `treats` is `treat`, `carries` is `carry`. */
function toPlural(verb: string): string {
  return PLURALS[verb] ?? verb.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Returns a text with a small first letter, unless the first word has capitals of its own, as `MeSH`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}[^\p{Lu} ]*(?: |$)/u.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}

const NOUNS: Readonly<Record<string, string | undefined>> = file.typeNouns;

export function toNoun(types: readonly EntityType[]): string {
  return NOUNS[types[0] ?? ''] ?? 'things';
}

function getNoun(plan: ValuesSet | ThroughSet): string {
  if (plan.kind === 'values' && plan.named !== undefined) return plan.named.name;
  const types = toTypes(plan) ?? plan.relation[otherSide(plan.side)].types;
  // A relation whose values may be anything, such as a cause, names none of them.
  if (types.length === 0 || (plan.types === null && types.includes('UNDEFINED'))) return 'things';
  return toNoun(types);
}

const ANY_OF: ListedNames = { text: 'one or more of these', count: 2 };
const SOME: ListedNames = { text: 'some things', count: 2 };

export function getLabel({ senses, text }: NamedThing): string {
  return senses[0]?.[0]?.label ?? text;
}

export function saySet(plan: SetPlan, names: ListedNames, via: ListedNames = ANY_OF): string {
  switch (plan.kind) {
    case 'class':
      return fillSentence('$values {belongs|belong} to the $entity.', toPhrase(plan), names).text;
    case 'values':
      return fillSentence(getSentence(plan), getLabel(plan.thing), names).text;
    case 'through': {
      const outer = fillSentence(plan.relation.sentences[plan.side], via.text, names).text;
      return `${saySet(plan.inner, via === ANY_OF ? SOME : via)} ${outer}`;
    }
    case 'minus': {
      const denied = saySet(plan.without, names).replace(/\.$/, '');
      return `${saySet(plan.from, names)} The graph does not state: ${denied}.`;
    }
    case 'and':
      return plan.parts.map((part) => saySet(part, names, via)).join(' ');
    case 'or': {
      const joined = joinAlternatives(plan.parts);
      if (joined !== null) return joined(names);
      return `At least one holds: ${plan.parts.map((part) => saySet(part, names, via)).join(' ')}`;
    }
  }
}

/** What a drug does to its target is said only where statements say it. */
function getSentence({ relation, side, effect, isEffectStated }: ValuesSet): string {
  if (effect === undefined || isEffectStated !== true) return relation.sentences[side];
  return side === 'left'
    ? `$entity ${effect} $values.`
    : `$values {${effect}|${effect.replace(/s$/, '')}} $entity.`;
}

/** A set about the subtype that all facts were inherited from, `breast carcinoma (a kind of breast cancer)`; or as it is. */
export function withSubtype(plan: SetPlan, facts: readonly Fact[]): SetPlan {
  const [first, ...others] = facts.map(({ inheritedFrom }) => inheritedFrom?.label);
  const [sense = [], ...senses] = plan.kind === 'values' ? plan.thing.senses : [];
  const [hit, ...hits] = sense;
  if (plan.kind !== 'values' || first === undefined || hit === undefined) return plan;
  if (others.some((label) => label !== first)) return plan;
  const named = { ...hit, label: `${first} (a kind of ${hit.label})` };
  return { ...plan, thing: { ...plan.thing, senses: [[named, ...hits], ...senses] } };
}

function joinAlternatives(parts: readonly SetPlan[]): ((names: ListedNames) => string) | null {
  const [first] = parts;
  if (first?.kind !== 'values') return null;
  const labels = parts.flatMap((part) =>
    part.kind === 'values' && part.relation.id === first.relation.id && part.side === first.side
      ? [getLabel(part.thing)]
      : [],
  );
  if (labels.length < parts.length) return null;
  const entity = joinNames(labels).replace(/ and ([^,]*)$/, ' or $1');
  return (names) => fillSentence(first.relation.sentences[first.side], entity, names).text;
}
