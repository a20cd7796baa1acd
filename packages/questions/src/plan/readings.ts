import type { LabelHit } from '@biographql/engines';
import type { CueMatch } from '../analyze/analyze-question.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { candidatesOf, type EntityMention, isInside } from '../link/mention.js';
import type { Relation, Side } from '../relations/relation.js';
import { weigh } from '../weigh.js';
import { coverageOf, isParticular } from './coverage.js';
import { featuresOf, type ReadingFeatures } from './reading-features.js';

/** One reading of a question: the relation, the entity, and the end it stands at. */
export interface Reading {
  readonly relation: Relation;
  readonly mention: EntityMention;
  /** What the mention may mean at this end, best first; at most six. */
  readonly entities: readonly LabelHit[];
  /** The end at which the entity stands; the question asks for the other. */
  readonly side: Side;
  readonly features: ReadingFeatures;
  /** The order of readings; not a probability. */
  readonly rank: number;
}

const MOST_ENTITIES = 6;
/** Weights of the features in `rank`; chosen on the development questions. */
const RANK_WEIGHTS = {
  cue: 1.5,
  entityFit: 0.8,
  answerFit: 1.2,
  order: 1.2,
  coverage: 3,
  link: 1.5,
};

/** A name that holds the wanted noun, as in `Which bone disease …`, rather describes the answer. */
const WANTED_INSIDE = 1.5;
const SIDES: readonly Side[] = ['left', 'right'];

/** Returns every reading that types allow, the most plausible first; one per relation, mention and end. */
export function readingsOf(question: LinkedQuestion): readonly Reading[] {
  const byRelation = new Map<Relation, CueMatch[]>();
  for (const match of question.cues) {
    byRelation.set(match.relation, [...(byRelation.get(match.relation) ?? []), match]);
  }
  const names = question.mentions.filter((mention) => isParticular(mention, question));
  const readings = [...byRelation].flatMap(([relation, matches]) =>
    names.flatMap((mention) => readMention(question, mention, { relation, matches })),
  );
  return [...readings, ...readWithoutWording(question, names)].sort(
    (left, right) => right.rank - left.rank,
  );
}

function readMention(
  question: LinkedQuestion,
  mention: EntityMention,
  { relation, matches }: { readonly relation: Relation; readonly matches: readonly CueMatch[] },
): readonly Reading[] {
  const free = matches.filter(({ words }) => words.some((word) => !isInside(word, mention)));
  if (free.length === 0) return [];
  const holdsWanted = isInside(question.wanted?.word ?? -1, mention);
  return SIDES.flatMap((side): Reading[] => {
    if (relation[side].isLiteral) return [];
    const entities = candidatesOf(mention, relation[side].types).slice(0, MOST_ENTITIES);
    if (entities.length === 0) return [];
    const features = featuresOf(question, { mention, entities, relation, side, matches: free });
    const rank = weigh(RANK_WEIGHTS, features) - (holdsWanted ? WANTED_INSIDE : 0);
    return [{ relation, mention, entities, side, features, rank }];
  });
}

/** `List X` and `Name two X` ask for kinds of X, and `Is X a Y?` asks whether X is one of Y, even without a wording. */
function readWithoutWording(
  question: LinkedQuestion,
  mentions: readonly EntityMention[],
): readonly Reading[] {
  const relation = question.relations.byId('subclass');
  if (relation === undefined) return [];
  const asKindOf = (mention: EntityMention, side: Side, cue: number, order: number): Reading => {
    const coverage = coverageOf(question, mention, []);
    const link = mention.quality;
    const features = { cue, entityFit: 0.5, answerFit: 0, order, coverage, link };
    const entities = mention.candidates.slice(0, MOST_ENTITIES);
    return { relation, mention, entities, side, features, rank: weigh(RANK_WEIGHTS, features) };
  };
  if (/^\s*(?:please\s+)?(?:list|name|give|enumerate)\s/i.test(question.text))
    return mentions
      .map((mention) => asKindOf(mention, 'right', 0.2, 0))
      .filter(({ features }) => features.coverage >= 0.8)
      .map((reading) => ({ ...reading, rank: reading.rank - 0.5 }));
  if (/^\s*(?:is|are|was|were)\s/i.test(question.text))
    return mentions.map((mention) => asKindOf(mention, 'left', 0.8, 1));
  return [];
}
