import { fillSentence, joinNames, type ListedNames } from '../facts/fact-sentence.js';
import type { Fact } from '../facts/read-facts.js';
import type { NamedThing, SetPlan, ValuesSet } from './set-plan.js';

const ANY_OF: ListedNames = { text: 'one or more of these', count: 2 };
const SOME: ListedNames = { text: 'some things', count: 2 };

/** The name of what was meant. */
export function getLabel({ senses, text }: NamedThing): string {
  return senses[0]?.[0]?.label ?? text;
}

/**
 * Returns sentences which say that things of these names are in a set.
 *
 * @param via - Names of the things in between that a `through` leads over.
 */
export function saySet(plan: SetPlan, names: ListedNames, via: ListedNames = ANY_OF): string {
  switch (plan.kind) {
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
    case 'kinds':
      return `${saySet(plan.from, names)} A kind of ${getLabel(plan.thing)}: ${names.text}.`;
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

/** Several names at one end of one relation are said in one sentence. */
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
