import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import type { AnalyzedQuestion, CueMatch } from '../analyze/analyze-question.js';
import type { EntityMention } from '../link/mention.js';
import { otherSide, type Relation, type Role, type Side } from '../relations/relation.js';
import { coverageOf } from './coverage.js';

/** What speaks for a reading; each is 0 to 1 unless said otherwise. */
export interface ReadingFeatures {
  /** The surest wording of the relation. */
  readonly cue: number;
  /** 1 when the entity's type fits its end, 0.5 when the end takes any type, 0 when the type is unknown. */
  readonly entityFit: number;
  /** 1 when the wanted noun fits the asked end, 0 when no noun is known, −0.5 when the end holds no entities, −1 when it contradicts. */
  readonly answerFit: number;
  /** 1 when word order agrees, 0 when it does not tell, −1 when it contradicts. */
  readonly order: number;
  /** Share of the meaningful words that entity, wording, noun and fillers explain. */
  readonly coverage: number;
  /** How surely the words name the entity. */
  readonly link: number;
}

/** A relation at whose end a mention may stand, with the wordings that point at the relation. */
export interface Candidate {
  readonly mention: EntityMention;
  readonly entities: readonly LabelHit[];
  readonly relation: Relation;
  readonly side: Side;
  /** At least one. */
  readonly matches: readonly CueMatch[];
}

/** Returns what speaks for a candidate as a reading of the question. */
export function featuresOf(question: AnalyzedQuestion, candidate: Candidate): ReadingFeatures {
  const { mention, entities, relation, side, matches } = candidate;
  return {
    cue: Math.max(...matches.map(({ cue }) => cue.weight)),
    entityFit: entityFit(entities, relation[side].types),
    answerFit: answerFit(question, relation[otherSide(side)]),
    order: orderOf(question, candidate),
    coverage: coverageOf(question, mention, matches),
    link: mention.quality,
  };
}

function entityFit(entities: readonly LabelHit[], types: readonly EntityType[]): number {
  if (types.length === 0) return 0.5;
  return entities.some((hit) =>
    hit.types.some((type) => type !== 'UNDEFINED' && types.includes(type)),
  )
    ? 1
    : 0;
}

function answerFit({ wanted }: AnalyzedQuestion, { types, isLiteral }: Role): number {
  if (wanted === null) return 0;
  if (isLiteral) return -0.5;
  if (types.length === 0) return 0;
  return wanted.types.some((type) => types.includes(type)) ? 1 : -1;
}

/** The surest wording that tells an order decides. */
function orderOf({ words }: AnalyzedQuestion, { mention, side, matches }: Candidate): number {
  let order = 0;
  let surest = 0;
  for (const match of matches) {
    const { cue } = match;
    const told = tellsByPlace(match, mention, words);
    const end = told ?? (cue.asks === undefined ? undefined : otherSide(cue.asks));
    const sureness = cue.weight + match.words.length * 0.1;
    if (end === undefined || sureness <= surest) continue;
    surest = sureness;
    order = end === side ? 1 : -1;
  }
  return order;
}

/** A verb between `kind of` and the name ends the phrase: `What kind of disease is asthma?` */
function tellsByPlace(
  { cue, words: matched }: CueMatch,
  { first, last }: EntityMention,
  words: AnalyzedQuestion['words'],
): Side | undefined {
  const end = matched.at(-1) ?? 0;
  if ((matched[0] ?? 0) > last) return cue.before;
  if (end >= first) return undefined;
  const isOpen =
    !cue.phrase.endsWith(' of') ||
    !words.slice(end, first).some(({ folded }) => /^(?:is|are|was|were)$/.test(folded));
  return isOpen ? cue.after : undefined;
}
