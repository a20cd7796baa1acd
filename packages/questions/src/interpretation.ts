import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { isFiller, isPlainStem, typesNamedBy } from './answer-nouns.js';
import { candidatesOf, type EntityMention } from './entity-linker.js';
import type { CueMatch, QuestionAnalysis } from './question-analysis.js';
import { isFunctionWord } from './reader/words.js';
import { relationById } from './relations/index.js';
import { otherSide, type Relation, type Side } from './relations/relation.js';

/** What speaks for an interpretation; each is 0 to 1 unless said otherwise. */
export interface InterpretationFeatures {
  /** The surest wording of the relation. */
  readonly cue: number;
  /** 1 when the entity's type fits its end, 0.5 when the end takes any type, 0 when the type is unknown. */
  readonly entityFit: number;
  /** 1 when the wanted noun fits the asked end, 0 when no noun is known, −1 when it contradicts. */
  readonly answerFit: number;
  /** 1 when word order agrees, 0 when it does not tell, −1 when it contradicts. */
  readonly order: number;
  /** Share of the meaningful words that entity, wording, noun and fillers explain. */
  readonly coverage: number;
  /** How surely the words name the entity. */
  readonly link: number;
}

/** One reading of a question: the relation, the entity, and the end it stands at. */
export interface Interpretation {
  readonly relation: Relation;
  readonly mention: EntityMention;
  readonly entities: readonly LabelHit[];
  /** The end at which the entity stands; the question asks for the other. */
  readonly side: Side;
  readonly features: InterpretationFeatures;
  /** The order of interpretations; not a probability. */
  readonly rank: number;
}

const MOST_ENTITIES = 6;
/** Weights of the features in `rank`; chosen on the development questions. */
const RANK_WEIGHTS: InterpretationFeatures = {
  cue: 1.5,
  entityFit: 0.8,
  answerFit: 1.2,
  order: 1.2,
  coverage: 3,
  link: 1.5,
};

/** A name that holds the wanted noun, as in `Which bone disease …`, rather describes the answer. */
const WANTED_INSIDE = 1.5;

/** Every reading that types allow, the most plausible first; one per relation, mention and end. */
export function interpret(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly Interpretation[] {
  const byRelation = new Map<Relation, CueMatch[]>();
  for (const match of analysis.cues) {
    byRelation.set(match.relation, [...(byRelation.get(match.relation) ?? []), match]);
  }
  const names = mentions.filter((mention) => isParticular(mention, analysis));
  const readings = [...byRelation].flatMap(([relation, matches]) =>
    names.flatMap((mention) => readMention(analysis, mention, { relation, matches })),
  );
  return [...readings, ...readClassList(analysis, names), ...readMembership(analysis, names)].sort(
    (left, right) => right.rank - left.rank,
  );
}

function readMention(
  analysis: QuestionAnalysis,
  mention: EntityMention,
  { relation, matches }: { readonly relation: Relation; readonly matches: readonly CueMatch[] },
): readonly Interpretation[] {
  const wanted = analysis.wanted?.word ?? -1;
  const free = matches.filter(({ words }) => words.some((word) => isOutside(word, mention)));
  if (free.length === 0) return [];
  const sides: readonly Side[] = ['left', 'right'];
  return sides.flatMap((side): Interpretation[] => {
    if (relation[side].isLiteral) return [];
    const entities = candidatesOf(mention, relation[side].types).slice(0, MOST_ENTITIES);
    if (entities.length === 0) return [];
    const features = featuresOf(analysis, { mention, entities, relation, side, matches: free });
    const rank = rankOf(features) - (isOutside(wanted, mention) ? 0 : WANTED_INSIDE);
    return [{ relation, mention, entities, side, features, rank }];
  });
}

/** `List X` and `Name two X` ask for kinds of X even without a wording. */
function readClassList(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly Interpretation[] {
  const relation = relationById('subclass');
  if (
    relation === undefined ||
    !/^\s*(?:please\s+)?(?:list|name|give|enumerate)\s/i.test(analysis.text)
  )
    return [];
  return mentions.flatMap((mention): Interpretation[] => {
    const coverage = coverageOf(analysis, mention, []);
    if (coverage < 0.8) return [];
    const features = {
      cue: 0.2,
      entityFit: 0.5,
      answerFit: 0,
      order: 0,
      coverage,
      link: mention.quality,
    };
    return [
      {
        relation,
        mention,
        entities: mention.candidates.slice(0, MOST_ENTITIES),
        side: 'right',
        features,
        rank: rankOf(features) - 0.5,
      },
    ];
  });
}

/** `Is X a Y?` asks whether X is a kind of Y without a wording. */
function readMembership(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly Interpretation[] {
  const relation = relationById('subclass');
  if (relation === undefined || !/^\s*(?:is|are|was|were)\s/i.test(analysis.text)) return [];
  return mentions.map((mention): Interpretation => {
    const coverage = coverageOf(analysis, mention, []);
    const features = {
      cue: 0.8,
      entityFit: 0.5,
      answerFit: 0,
      order: 1,
      coverage,
      link: mention.quality,
    };
    return {
      relation,
      mention,
      entities: mention.candidates.slice(0, MOST_ENTITIES),
      side: 'left',
      features,
      rank: rankOf(features),
    };
  });
}

interface Reading {
  readonly mention: EntityMention;
  readonly entities: readonly LabelHit[];
  readonly relation: Relation;
  readonly side: Side;
  readonly matches: readonly CueMatch[];
}

function featuresOf(analysis: QuestionAnalysis, reading: Reading): InterpretationFeatures {
  const { mention, entities, relation, side, matches } = reading;
  const asked = relation[otherSide(side)];
  return {
    cue: Math.max(...matches.map(({ cue }) => cue.weight)),
    entityFit: entityFit(entities, relation[side].types),
    answerFit: answerFit(analysis, asked.types, asked.isLiteral === true),
    order: orderOf(analysis, reading),
    coverage: coverageOf(analysis, mention, matches),
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

function answerFit(
  { wanted }: QuestionAnalysis,
  types: readonly EntityType[],
  isLiteral: boolean,
): number {
  if (wanted === null) return 0;
  if (isLiteral) return -0.5;
  if (types.length === 0) return 0;
  return wanted.types.some((type) => types.includes(type)) ? 1 : -1;
}

/** The surest wording that tells an order decides. */
function orderOf(
  { words }: QuestionAnalysis,
  { mention, side, matches }: Pick<Reading, 'mention' | 'side' | 'matches'>,
): number {
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
  words: QuestionAnalysis['words'],
): Side | undefined {
  const end = matched.at(-1) ?? 0;
  if ((matched[0] ?? 0) > last) return cue.before;
  if (end >= first) return undefined;
  const isOpen =
    !cue.phrase.endsWith(' of') ||
    !words.slice(end, first).some(({ folded }) => /^(?:is|are|was|were)$/.test(folded));
  return isOpen ? cue.after : undefined;
}

/** Share of the meaningful words that neither a reading nor a second name explains. */
export function uncoveredShare(
  analysis: QuestionAnalysis,
  { relation, mention }: Interpretation,
  second: EntityMention,
): number {
  const matches = analysis.cues.filter((match) => match.relation === relation);
  const words = Array.from(
    { length: second.last - second.first + 1 },
    (_, index) => second.first + index,
  );
  return 1 - coverageOf(analysis, mention, [...matches, { words }]);
}

/** Share of the meaningful words that a reading explains; fillers count a fifth, attributes of the wanted noun a half. */
export function coverageOf(
  { words, wanted }: QuestionAnalysis,
  mention: EntityMention,
  matches: readonly Pick<CueMatch, 'words'>[],
): number {
  const explained = new Set(matches.flatMap((match) => match.words));
  if (wanted !== null) explained.add(wanted.word);
  let total = 0;
  let covered = 0;
  words.forEach((word, index) => {
    const isInside = !isOutside(index, mention);
    if (isFunctionWord(word.folded) && !isInside) return;
    const isPlain = isFiller(word.stem) || typesNamedBy(word.stem) !== undefined;
    const isTold = isInside || isPlain || explained.has(index);
    const isAttribute = wanted !== null && index >= wanted.first && index < wanted.word;
    const weight = isPlain && !isInside ? 0.2 : isAttribute && !isTold ? 0.5 : 1;
    total += weight;
    if (isTold) covered += weight;
    else if (isAttribute) covered += weight / 2;
  });
  return total === 0 ? 0 : covered / total;
}

/** A mention that is only a filler or a noun such as `disease` names nothing in particular. */
export function isParticular({ first, last }: EntityMention, { words }: QuestionAnalysis): boolean {
  return words
    .slice(first, last + 1)
    .some(({ stem, folded }) => !isFunctionWord(folded) && !isPlainStem(stem));
}

function isOutside(word: number, { first, last }: EntityMention): boolean {
  return word < first || word > last;
}

function rankOf(features: InterpretationFeatures): number {
  return (
    features.cue * RANK_WEIGHTS.cue +
    features.entityFit * RANK_WEIGHTS.entityFit +
    features.answerFit * RANK_WEIGHTS.answerFit +
    features.order * RANK_WEIGHTS.order +
    features.coverage * RANK_WEIGHTS.coverage +
    features.link * RANK_WEIGHTS.link
  );
}
