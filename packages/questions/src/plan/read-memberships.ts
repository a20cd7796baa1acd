import type { EntityType } from '@biographql/core';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { type EntityMention, isInside, overlap } from '../link/mention.js';
import { getRelations, type NamedThing, type SetPlan, toTypes } from '../sets/say-set.js';
import { isPlainNoun, splitWords, wordSet } from '../text/lexicon.js';
import { wholeSegments } from './listed-sets.js';
import { parseSet } from './parse-set.js';
import { type ParsedSet, thingAt } from './parsed-set.js';
import type { Piece, PieceOf } from './pieces.js';
import { isCauseOfDisease, NO_HEAD, typesFor } from './set-readings.js';

export interface Membership {
  readonly set: ParsedSet;
  readonly things: readonly NamedThing[];
  readonly isAny: boolean;
  /** Whether nothing else may be in the set: `Is X the drug for Y?` */
  readonly isSole: boolean;
}

const COST_WEIGHT = 0.4;

/** Returns what a yes/no question asks about, the most plausible reading first: `Does X treat Y?` whether X is among what treats Y. */
export function getMemberships(question: LinkedQuestion): readonly Membership[] {
  const isStronger = strongerWords(question).length > 0;
  const isSole = asksForTheOne(question);
  const phrases = question.cues.map(({ cue }) => cue.phrase);
  const isSignOf = (plan: SetPlan, mention: EntityMention) =>
    plan.kind === 'values' &&
    plan.side === 'left' &&
    isCauseOfDisease(plan.relation, phrases, mention);
  const readings = wholeSegments(question).flatMap(({ pieces, cost }) => {
    if (pieces.some(isDenial)) return [];
    return getSplits(pieces).flatMap(({ names, rest, isAny }) =>
      [...parseSet(rest), ...getClass(question, rest)].flatMap((set) => {
        if (set.isOpen === true && !isEitherWay(set.plan)) return [];
        if (names.some(({ mention }) => isSignOf(set.plan, mention))) return [];
        const things = names.map((name) => thingAt(name.mention, toTypes(set.plan) ?? []));
        if (!things.every((thing) => thing !== null)) return [];
        const known = things.flatMap(({ senses }) =>
          senses[0]?.[0]?.match === 'exact-label' ? [1] : [],
        );
        const isTyped = toTypes(set.plan) !== null;
        const rank =
          set.rank +
          0.2 * known.length +
          (isTyped ? 0.3 : 0) -
          cost * COST_WEIGHT -
          (set.isLoose ? 0.5 : 0);
        const read = isStronger ? { ...set, isLoose: true } : set;
        return [{ rank, membership: { set: read, things, isAny, isSole } }];
      }),
    );
  });
  const sorted = readings.sort((left, right) => right.rank - left.rank);
  const [best] = sorted;
  const plainest =
    best === undefined ? 0 : Math.max(1, getRelations(best.membership.set.plan).length);
  return sorted.flatMap(({ membership }) =>
    getRelations(membership.set.plan).length <= plainest ? [membership] : [],
  );
}

/** Relations of which it does not matter which of the two is named first. */
const EITHER_WAY = /^(?:genetic-association|drug-target|interacts|ortholog|drug-interaction)$/;

/** `Is asthma used for X?` says the opposite of what types would read. */
function isEitherWay(plan: SetPlan): boolean {
  return getRelations(plan).every(
    ({ id, right }) => EITHER_WAY.test(id) || right.isLiteral === true,
  );
}

function isDenial(piece: Piece): boolean {
  return (
    (piece.kind === 'connective' &&
      (piece.connective === 'not' || piece.connective === 'neither')) ||
    (piece.kind === 'term' && piece.term !== 'between')
  );
}

type Name = PieceOf<'name'>;

interface Split {
  readonly names: readonly Name[];
  readonly rest: readonly Piece[];
  readonly isAny: boolean;
}

/** The ways to separate the requested names from the set: names first, names last, `between X and Y`. */
function getSplits(all: readonly Piece[]): readonly Split[] {
  const pieces = all.filter((piece) => piece.kind !== 'term');
  const splits: Split[] = [];
  const lead = leadingNames(pieces);
  for (const { names, next, isAny } of lead) {
    const rest = pieces.slice(next);
    if (rest.length > 0) splits.push({ names, rest, isAny });
  }
  const [first, and, second] = pieces;
  if (first?.kind === 'name' && and?.kind === 'connective' && second?.kind === 'name')
    splits.push({ names: [first], rest: pieces.slice(2), isAny: false });
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last?.kind === 'name' && pieces.length > 2) {
    if (before?.kind !== 'connective')
      splits.push({ names: [last], rest: pieces.slice(0, -1), isAny: false });
    else if (before.connective === 'and' && pieces.length === 4 && pieces[0]?.kind === 'cue')
      splits.push({ names: [last], rest: pieces.slice(0, 2), isAny: false });
  }
  return splits;
}

function leadingNames(pieces: readonly Piece[]) {
  const found: (Omit<Split, 'rest'> & { readonly next: number })[] = [];
  let names: readonly Name[] = [];
  let next = 0;
  let isAny = false;
  for (;;) {
    if (pieces[next]?.kind === 'noun' && pieces[next + 1]?.kind === 'name') next += 1;
    const name = pieces[next];
    if (name?.kind !== 'name') return found;
    names = [...names, name];
    next += 1;
    found.push({ names, next, isAny });
    if (pieces[next]?.first === name.last + 1 && fitsNoun(name, pieces[next]))
      found.push({ names, next: next + 1, isAny });
    const joint = pieces[next];
    if (joint?.kind !== 'connective') return found;
    isAny = isAny || joint.connective === 'or';
    next += 1;
  }
}

function fitsNoun({ mention }: Name, noun: Piece | undefined): boolean {
  return (
    noun?.kind === 'noun' &&
    mention.candidates.some(({ types }) => types.some((type) => noun.types.includes(type)))
  );
}

/**
 * `Is X a disease?`, `Is X a respiratory system disease?`: the rest is nothing but the name of a class.
 * `Is X an anticonvulsant?` may be a role of a drug, and `Is X on chromosome 7?` has no wording but `on`.
 */
function getClass(question: LinkedQuestion, rest: readonly Piece[]): readonly ParsedSet[] {
  const [piece] = rest;
  if (piece === undefined || rest.length > 1) return [];
  if (piece.kind !== 'name' && piece.kind !== 'noun') return [];
  const mentions =
    piece.kind === 'name'
      ? [piece.mention]
      : question.mentions.filter(
          (mention) => overlap(mention, piece) && mention.first === mention.last,
        );
  const relations = CLASSING.flatMap((id) => question.relations.byId(id) ?? []);
  return mentions.flatMap((mention) =>
    relations.flatMap((relation): ParsedSet[] => {
      const { types: ends } = relation.right;
      const thing = isOfTypes(mention, ends) ? thingAt(mention, ends) : null;
      if (thing === null) return [];
      const side = 'right';
      const types = typesFor({ relation, side, nounTypes: null }, NO_HEAD);
      const plan: SetPlan = { kind: 'values', relation, side, thing, types };
      const rank = relation.id === 'subclass' ? 1.5 : 1.4;
      return [{ plan, rank, cue: 0.9, isLoose: false, link: mention.quality }];
    }),
  );
}

const CLASSING = ['subclass', 'drug-role', 'chromosome'];

function isOfTypes({ candidates }: EntityMention, ends: readonly EntityType[]): boolean {
  const isEnd = (type: EntityType) => type !== 'UNDEFINED' && ends.includes(type);
  return ends.length === 0 || candidates.some(({ types }) => types.some(isEnd));
}

const STRONGER = wordSet(file.strongerWords);

/** Returns the words of a yes/no question that say more than its relation does, folded, each as often as it stands there. */
export function strongerWords(question: LinkedQuestion): readonly string[] {
  if (question.form !== 'yes-no') return [];
  const choice = CHOICE.test(question.original) ? ['or'] : [];
  return [...getRanks(question), ...getMeans(question), ...choice];
}

/** `Does X treat Y or does it cause Z?` asks which of the two is so, and no yes answers that. */
const CHOICE =
  /\bor,? (?:does|do|did|is|are|was|were|has|have|can|could|may|might|will|would)(?:n['’]t)?\b/iu;

function getRanks(question: LinkedQuestion): readonly string[] {
  const said = splitWords(question.original).flatMap(({ folded }) =>
    STRONGER.has(folded) ? [folded] : [],
  );
  if (said.length === 0) return said;
  const explained = question.words.flatMap(({ folded }, index) =>
    STRONGER.has(folded) && isExplained(question, index) ? [folded] : [],
  );
  return said.filter((word) => {
    const at = explained.indexOf(word);
    if (at >= 0) explained.splice(at, 1);
    return at < 0;
  });
}

/** `Does X treat Y by targeting Z?` asks for more than that X does both. */
function getMeans({ words }: LinkedQuestion): readonly string[] {
  return words.flatMap(({ folded }, index) =>
    /^(?:by|through|via)$/.test(folded) && DOING.test(words[index + 1]?.folded ?? '')
      ? [folded]
      : [],
  );
}

const DOING = /^(?!using|taking|giving|prescribing|employing)\p{L}{3,}ing$/u;

function isExplained({ mentions, cues }: LinkedQuestion, index: number): boolean {
  return (
    mentions.some((mention) => mention.first < mention.last && isInside(index, mention)) ||
    cues.some(({ words }) => words.length > 1 && words.includes(index))
  );
}

/** Whether a yes/no question asks for the one thing of a kind: `Is X the drug for Y?`, `Is the drug for Y X?` */
function asksForTheOne({ form, words, mentions }: LinkedQuestion): boolean {
  if (form !== 'yes-no') return false;
  return words.some(({ folded }, index) => {
    if (folded !== 'the') return false;
    const isPredicate =
      index === 1 || mentions.some(({ last, quality }) => last === index - 1 && quality >= 0.85);
    const isName = mentions.some(
      ({ first, quality }) =>
        quality >= 0.85 &&
        (first === index + 1 || (first === index + 2 && isPlainNoun(words[index + 1]?.stem ?? ''))),
    );
    return isPredicate && !isName && BE.test(words[0]?.folded ?? '');
  });
}

const BE = /^(?:is|are|was|were)$/;
