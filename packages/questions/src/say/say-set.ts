import type { EntityType } from '@biographql/core';
import { capitalize, fillSentence, joinNames, type ListedNames } from '../facts/name-values.js';
import type { Fact } from '../facts/read-facts.js';
import {
  type ClassSet,
  type NamedThing,
  type SetPlan,
  type ThroughSet,
  toTypes,
  type ValuesSet,
} from '../grammar/expression.js';
import { otherSide } from '../lexicon/relations.js';
import file from '../lexicon/words.json' with { type: 'json' };
import { lowerFirst } from '../text/lexicon.js';

/** Returns what a set is, in plain words: `Drugs that are used to treat asthma`. */
export function describeSet(plan: SetPlan): string {
  return capitalize(toPhrase(plan));
}

/** Returns how many there are of a set, in plain words. */
export function describeCount(plan: SetPlan): string {
  return `Number of ${lowerFirst(describeSet(plan))}`;
}

function toPhrase(plan: SetPlan): string {
  switch (plan.kind) {
    case 'class':
      return sayClass(plan.drugClass);
    case 'values':
      return toClause(plan, getLabel(plan.thing));
    case 'through':
      return toClause(plan, `one of the ${toPhrase(plan.inner)}`);
    case 'minus':
      return plan.parts.map(toPhrase).join(', except ');
    default:
      return joinParts(plan.parts.map(toPhrase), plan.kind);
  }
}

const MAX_CODES = 4;

function sayClass({ name, codes }: ClassSet['drugClass']): string {
  return `${name} (${codes.length > MAX_CODES ? 'by ATC code' : `ATC ${joinNames(codes)}`})`;
}

/** `drugs that treat asthma and that treat hay fever`: the noun is written once. */
function joinParts([first = '', ...others]: readonly string[], joint: 'and' | 'or'): string {
  const [noun = ''] = first.split('that ');
  if (first.includes(' that ') && others.every((phrase) => phrase.startsWith(`${noun}that `)))
    return [first, ...others.map((other) => other.slice(noun.length))].join(` ${joint} `);
  return [first, ...others].join(joint === 'or' ? ' or ' : ' that are also ');
}

function toClause(plan: ValuesSet | ThroughSet, entity: string): string {
  const { relation, side } = plan;
  const { effect, named } = plan.kind === 'values' ? plan : {};
  const types = toTypes(plan) ?? relation[otherSide(side)].types;
  // A relation with values of any type, such as causes, has no noun for them.
  const isAnything = plan.types === null && types.includes('UNDEFINED');
  const noun = named?.name ?? (isAnything ? 'things' : toNoun(types));
  if (effect !== undefined)
    return side === 'right'
      ? `${noun} that ${effect.replace(/s$/, '')} ${entity}`
      : `${noun} that ${entity} ${effect}`;
  const described = relation.descriptions[side];
  const isNamed = named === undefined || described.includes('$noun');
  return (isNamed ? described : `$noun that are ${described}`)
    .replace('$noun', () => noun)
    .replace('$entity', () => entity);
}

const NOUNS: Readonly<Record<string, string | undefined>> = file.typeNouns;

export function toNoun(types: readonly EntityType[]): string {
  return NOUNS[types[0] ?? ''] ?? 'things';
}

export function getLabel({ senses, text }: NamedThing): string {
  return senses[0]?.[0]?.label ?? text;
}

export function saySet(plan: SetPlan, names: ListedNames, via?: ListedNames): string {
  switch (plan.kind) {
    case 'class':
      return fillSentence('$values {belongs|belong} to the $entity.', toPhrase(plan), names).text;
    case 'values':
      return fillSentence(getSentence(plan), getLabel(plan.thing), names).text;
    case 'through': {
      const inner = via?.text ?? `one or more of the ${toPhrase(plan.inner)}`;
      const outer = fillSentence(plan.relation.sentences[plan.side], inner, names).text;
      return via === undefined ? outer : `${saySet(plan.inner, via)} ${outer}`;
    }
    default: {
      const [first = '', ...others] = plan.parts.map((part) => saySet(part, names, via));
      if (plan.kind === 'minus')
        return `${first} The graph does not state: ${others.join(' ').replace(/\.$/, '')}.`;
      const said = [first, ...others].join(' ');
      return plan.kind === 'and'
        ? said
        : (sayAlternatives(plan.parts, names) ?? `At least one of these is true: ${said}`);
    }
  }
}

/** The effect of a drug on its target is named only if statements say it. */
function getSentence({ relation, side, effect, isEffectStated }: ValuesSet): string {
  if (effect === undefined || isEffectStated !== true) return relation.sentences[side];
  return side === 'left'
    ? `$entity ${effect} $values.`
    : `$values {${effect}|${effect.replace(/s$/, '')}} $entity.`;
}

/** One sentence for sets of one relation; null for others. */
function sayAlternatives(parts: readonly SetPlan[], names: ListedNames): string | null {
  const [first] = parts;
  if (first?.kind !== 'values') return null;
  const { relation, side } = first;
  const labels = parts.flatMap((part) =>
    part.kind === 'values' && part.relation.id === relation.id && part.side === side
      ? [getLabel(part.thing)]
      : [],
  );
  if (labels.length < parts.length) return null;
  return fillSentence(relation.sentences[side], toChoice(joinNames(labels)), names).text;
}

/** `a, b and c` as `a, b or c`. */
export function toChoice(names: string): string {
  return names.replace(/ and ([^,]*)$/, ' or $1');
}

/** A set about the subtype that all facts were inherited from, `breast carcinoma (a kind of breast cancer)`; otherwise unchanged. */
export function withSubtype(plan: SetPlan, facts: readonly Fact[]): SetPlan {
  const [first, ...others] = facts.map(({ inheritedFrom }) => inheritedFrom?.label);
  const [sense = [], ...senses] = plan.kind === 'values' ? plan.thing.senses : [];
  const [hit, ...hits] = sense;
  if (plan.kind !== 'values' || first === undefined || hit === undefined) return plan;
  if (others.some((label) => label !== first)) return plan;
  const named = { ...hit, label: `${first} (a kind of ${hit.label})` };
  return { ...plan, thing: { ...plan.thing, senses: [[named, ...hits], ...senses] } };
}
