import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import { type Effect, otherSide, type Relation, SIDES, type Side } from '../lexicon/relation.js';
import { LEAST_WEIGHT } from '../lexicon/relations.js';
import { type EntityMention, getCandidates } from '../link/mention.js';
import type { NamedThing, SetPlan } from '../sets/say-set.js';
import { isGene, isHumanGene, isPlainNoun, splitWords, typesNamedBy } from '../text/lexicon.js';
import type { Piece } from './pieces.js';

interface Reading {
  /** The order of readings; not a probability. */
  readonly rank: number;
  readonly cue: number;
  readonly isLoose: boolean;
  /** Whether no wording says at which end a name stands: only types do. */
  readonly isOpen?: boolean;
}

export interface ParsedSet extends Reading {
  readonly plan: SetPlan;
  readonly link: number;
}

export interface RelationReading extends Reading {
  readonly relation: Relation;
  readonly side: Side;
  readonly isOpen: boolean;
  /** Whether the wording is a noun without a preposition, which governs no clause. */
  readonly isBare: boolean;
  readonly phrase: string;
  readonly effect?: Effect;
  readonly nounTypes: readonly EntityType[] | null;
}

const MOST_SENSES = 4;

export function relationReadings(
  matches: readonly CueMatch[],
  place: 'after' | 'before',
): readonly RelationReading[] {
  const readings = matches.flatMap(({ relation, cue }) =>
    SIDES.flatMap((side): RelationReading[] => {
      const named: Side | undefined = cue.asks === undefined ? undefined : otherSide(cue.asks);
      const known = cue[place] ?? getCopula(cue, place) ?? named;
      if (known !== undefined && known !== side) return [];
      if (known === undefined && isOneWay(cue, place) && !relation.isSymmetric) {
        // The other place decides: `regulates X` names the right end, so `X regulates` the left one.
        const opposite = place === 'after' ? cue.before : cue.after;
        if (opposite === side) return [];
      }
      return [
        {
          relation,
          side,
          rank: cue.weight + (known === undefined ? 0 : 0.2),
          cue: cue.weight,
          isLoose: cue.isLoose === true,
          isOpen: known === undefined,
          isBare: cue.asks !== undefined && cue.after === undefined,
          phrase: cue.phrase,
          ...(cue.effect !== undefined && { effect: cue.effect }),
          nounTypes: getNounTypes(cue.phrase),
        },
      ];
    }),
  );
  const best = new Map<string, RelationReading>();
  for (const reading of readings) {
    const key = `${reading.relation.id} ${reading.side}`;
    const known = best.get(key);
    if (known === undefined || surer(reading, known)) best.set(key, reading);
  }
  return [...best.values()].filter(({ cue }) => cue >= LEAST_WEIGHT);
}

/** What stands before `a drug for` is what the wording names, so it is the other end than what stands after it. */
function getCopula(
  { after, phrase }: CueMatch['cue'],
  place: 'after' | 'before',
): Side | undefined {
  if (place === 'after' || after === undefined || !/ (?:of|for|in|against|with)$/.test(phrase))
    return undefined;
  return otherSide(after);
}

function getNounTypes(phrase: string): readonly EntityType[] | null {
  const stem = splitWords(phrase)[0]?.stem ?? '';
  return isPlainNoun(stem) ? (typesNamedBy(stem) ?? null) : null;
}

function surer(reading: RelationReading, known: RelationReading): boolean {
  return reading.rank - (reading.isLoose ? 0.5 : 0) > known.rank - (known.isLoose ? 0.5 : 0);
}

function isOneWay(cue: CueMatch['cue'], place: 'after' | 'before'): boolean {
  return (place === 'after' ? cue.before : cue.after) !== undefined;
}

export function thingAt(mention: EntityMention, types: readonly EntityType[]): NamedThing | null {
  const byName = new Map<string, (typeof mention.candidates)[number][]>();
  const typed = mention.text.toLowerCase();
  const isAsTyped = ({ label, alias }: (typeof mention.candidates)[number]) =>
    Number((alias ?? label).toLowerCase() === typed);
  const hits = [...getCandidates(mention, types)].sort(
    (left, right) => isAsTyped(right) - isAsTyped(left),
  );
  for (const hit of hits) {
    const key = withoutRacemate(hit.label.toLowerCase());
    byName.set(key, [...(byName.get(key) ?? []), hit]);
  }
  if (byName.size === 0) return null;
  const named = [...byName.values()].flatMap(types.length === 0 ? kindsApart : (same) => [same]);
  const senses = named.slice(0, MOST_SENSES).map(getHuman);
  const homonyms = mention.candidates
    .filter(({ label, types: own }) => !isGene(own) || label.toLowerCase() === typed)
    .map(({ iri }) => iri);
  return { text: mention.text, senses, homonyms, quality: mention.quality };
}

/** The racemate is what its name means without the mark; one of its forms is another thing. */
function withoutRacemate(label: string): string {
  return label.replace(/^(?:\((?:rs|r,s|±|\+\/-)\)|rac|dl)-(?=\p{L}{4})/u, '');
}

/** A disease and a symptom of one name are two things; the disease is meant first. */
function kindsApart<Hit extends { readonly types: readonly EntityType[] }>(
  hits: readonly Hit[],
): readonly (readonly Hit[])[] {
  const isSymptom = ({ types }: Hit) => types.includes('SYMPTOM') && !types.includes('DISEASE');
  const symptoms = hits.filter(isSymptom);
  const others = hits.filter((hit) => !isSymptom(hit));
  const hasDisease = others.some(({ types }) => types.includes('DISEASE'));
  return symptoms.length > 0 && hasDisease ? [others, symptoms] : [hits];
}

/** Symbols of human genes are written in capitals; the gene of a mouse is not meant. */
function getHuman<Hit extends { readonly label: string; readonly types: readonly EntityType[] }>(
  hits: readonly Hit[],
): readonly Hit[] {
  const isHuman = ({ label, types }: Hit) => isHumanGene(label, types);
  return hits.some(isHuman) ? hits.filter((hit) => isHuman(hit) || !isGene(hit.types)) : hits;
}

/** The drugs of a class that a noun names; null for another noun. */
export function classSet(noun: Piece | undefined): ParsedSet | null {
  if (noun?.kind !== 'noun' || noun.drugClass === undefined) return null;
  const { drugClass } = noun;
  const relation = noun.relations?.byId('literal-atc-code');
  if (relation === undefined) return null;
  const plan: SetPlan = { kind: 'class', relation, drugClass };
  return { plan, rank: 3.5, cue: 1, isLoose: false, link: 1 };
}

/** A set of drugs, of those of a class alone when its noun names one: `antibiotics for pneumonia`. */
export function withinClass(set: ParsedSet, noun: Piece | null | undefined): ParsedSet {
  const all = classSet(noun ?? undefined);
  return all === null ? set : { ...set, plan: { kind: 'and', parts: [set.plan, all.plan] } };
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
  switch (plan.kind) {
    case 'values':
      return `${plan.relation.id} ${plan.side} ${plan.thing.text} ${plan.types?.join() ?? ''}`;
    case 'through':
      return `${plan.relation.id} ${plan.side} (${keyOf(plan.inner)}) ${plan.types?.join() ?? ''}`;
    case 'minus':
      return `${keyOf(plan.from)} - ${keyOf(plan.without)}`;
    case 'class':
      return plan.drugClass.name;
    default:
      return `${plan.kind}(${plan.parts.map(keyOf).join('; ')})`;
  }
}
