import type { EntityType } from '@biographql/core';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { type EntityMention, isInside, overlap } from '../link/nearest-names.js';
import { isPlainNoun, splitWords, wordSet } from '../text/lexicon.js';
import {
  getRelations,
  type NamedThing,
  type ParsedSet,
  type SetPlan,
  toTypes,
} from './expression.js';
import { parseSet } from './parse-set.js';
import { COST_WEIGHT, type Piece, type PieceOf, toLetters, wholeSegments } from './pieces.js';
import { isCauseOfDisease, ROLES, setOfName, thingAt, typedThingAt } from './wordings.js';

/** Yes/no question: whether things are in a set. */
export interface Membership {
  readonly set: ParsedSet;
  readonly things: readonly NamedThing[];
  readonly isAny: boolean;
  /** Whether nothing else may be in the set: `Is X the drug for Y?` */
  readonly isSole: boolean;
}

/** Returns the readings of a yes/no question, the most plausible first: `Does X treat Y?` asks if X is in the set of drugs for Y. */
export function getMemberships(question: LinkedQuestion): readonly Membership[] {
  const isLoose = isStronger(question);
  const isSole = asksForTheOne(question);
  const phrases = question.cues.map(({ cue }) => cue.phrase);
  const isSignOf = (plan: SetPlan, mention: EntityMention) =>
    plan.kind === 'values' &&
    plan.side === 'left' &&
    isCauseOfDisease(plan.relation, phrases, mention);
  const readings = wholeSegments(question).flatMap(({ pieces, cost }) =>
    getSplits(pieces).flatMap(({ names, rest, isAny }) =>
      [...parseSet(rest), ...getClass(question, rest)].flatMap((set) => {
        const types = toTypes(set.plan);
        const isEitherWay = getRelations(set.plan).every(
          ({ id, right }) => EITHER_WAY.test(id) || right.isLiteral === true,
        );
        // By types alone, `Is asthma used for X?` would be read in reverse.
        if (set.isOpen === true && !isEitherWay) return [];
        if (names.some(({ mention }) => isSignOf(set.plan, mention))) return [];
        const things = names.flatMap((name) => thingAt(name.mention, types ?? []) ?? []);
        if (things.length < names.length) return [];
        const known = things.filter(({ senses }) => senses[0]?.[0]?.match === 'exact-label');
        const rank =
          set.rank +
          0.2 * known.length +
          (types === null ? 0 : 0.3) -
          cost * COST_WEIGHT -
          (set.isLoose ? 0.5 : 0);
        const read = isLoose ? { ...set, isLoose } : set;
        return [{ rank, set: read, things, isAny, isSole }];
      }),
    ),
  );
  const sorted = readings.sort((left, right) => right.rank - left.rank);
  const [best] = sorted;
  const plainest = best === undefined ? 0 : Math.max(1, getRelations(best.set.plan).length);
  return sorted.filter(({ set }) => getRelations(set.plan).length <= plainest);
}

/** Relations whose ends may be named in either order. */
const EITHER_WAY = /^(?:genetic-association|drug-target|interacts|ortholog|drug-interaction)$/;

interface Split {
  readonly names: readonly PieceOf<'name'>[];
  readonly rest: readonly Piece[];
  readonly isAny: boolean;
}

/** Names that a question asks about, each maybe with a noun: `the drug X or Y`, `the X receptor`. */
const NAMES = /^T?N(?:[&|]T?N)*T?$/;

/** The ways to separate the requested names from the set: names first, names last, `between X and Y`. */
function getSplits(all: readonly Piece[]): readonly Split[] {
  const pieces = all.filter((piece) => piece.kind !== 'term' || piece.term !== 'between');
  const letters = toLetters(pieces);
  if (/[^NCT#&|]/.test(letters)) return [];
  const toSplit = (namePieces: readonly Piece[], rest: readonly Piece[]): Split => ({
    names: namePieces.filter((piece) => piece.kind === 'name'),
    rest,
    isAny: namePieces.some((piece) => piece.kind === 'connective' && piece.connective === 'or'),
  });
  const splits: Split[] = [];
  for (let next = 1; next < pieces.length; next += 1)
    if (NAMES.test(letters.slice(0, next)) && isOfName(pieces[next - 2], pieces[next - 1]))
      splits.push(toSplit(pieces.slice(0, next), pieces.slice(next)));
  if (/.[^&|]N$/.test(letters)) splits.push(toSplit(pieces.slice(-1), pieces.slice(0, -1)));
  if (letters === 'CN&N') splits.push(toSplit(pieces.slice(-1), pieces.slice(0, 2)));
  return splits;
}

/** Whether a last piece is a name, or a noun of the name before it. */
function isOfName(before: Piece | undefined, last: Piece | undefined): boolean {
  if (last?.kind !== 'noun') return true;
  return (
    before?.kind === 'name' &&
    last.first === before.last + 1 &&
    before.mention.candidates.some(({ types }) => types.some((type) => last.types.includes(type)))
  );
}

/**
 * `Is X a disease?`, `Is X a respiratory system disease?`: the rest is nothing but the name of a class.
 * `Is X an anticonvulsant?` may be a role of a drug, and `Is X on chromosome 7?` has no wording but `on`.
 */
function getClass(question: LinkedQuestion, rest: readonly Piece[]): readonly ParsedSet[] {
  const [piece] = rest;
  if (rest.length !== 1 || (piece?.kind !== 'name' && piece?.kind !== 'noun')) return [];
  const mentions =
    piece.kind === 'name'
      ? [piece.mention]
      : question.mentions.filter(
          (mention) => overlap(mention, piece) && mention.first === mention.last,
        );
  const relations = CLASSING.flatMap((id) => question.relations.byId(id) ?? []);
  return mentions.flatMap((mention) =>
    relations.flatMap((relation): readonly ParsedSet[] => {
      const { types: ends } = relation.right;
      const thing = typedThingAt(mention, relation.id === 'drug-role' ? ROLES : ends);
      if (thing === null) return [];
      const plan = setOfName(thing, { relation, side: 'right' });
      const rank = relation.id === 'subclass' ? 1.5 : 1.4;
      return [{ plan, rank, cue: 0.9, isLoose: false, link: mention.quality }];
    }),
  );
}

const CLASSING = ['subclass', 'drug-role', 'chromosome'];

const STRONGER = wordSet(file.strongerWords);
/** `Does X treat Y or does it cause Z?` asks which of the two is true, so `Yes` is not an answer. */
const CHOICE =
  /\bor,? (?:does|do|did|is|are|was|were|has|have|can|could|may|might|will|would)(?:n['’]t)?\b/iu;
/** `Does X treat Y by targeting Z?` asks more than whether X does both. */
const MEANS = /\b(?:by|through|via) (?!using|taking|giving|prescribing|employing)\p{L}{3,}ing\b/iu;

/** Whether words of a yes/no question say more than its relation does. */
export function isStronger({ original, text, words, mentions, cues }: LinkedQuestion): boolean {
  const said = splitWords(original).flatMap(({ folded }) => (STRONGER.has(folded) ? [folded] : []));
  // Words inside a longer name or wording don't add a claim.
  const isExplained = (index: number) =>
    mentions.some((mention) => mention.first < mention.last && isInside(index, mention)) ||
    cues.some((match) => match.words.length > 1 && match.words.includes(index));
  for (const [index, { folded }] of words.entries()) {
    const at = said.indexOf(folded);
    if (at >= 0 && isExplained(index)) said.splice(at, 1);
  }
  return said.length > 0 || MEANS.test(text) || CHOICE.test(original);
}

/** Whether a yes/no question asks for the one thing of a kind: `Is X the drug for Y?`, `Is the drug for Y X?` */
function asksForTheOne({ words, mentions }: LinkedQuestion): boolean {
  if (!/^(?:is|are|was|were)$/.test(words[0]?.folded ?? '')) return false;
  const sure = mentions.filter(({ quality }) => quality >= 0.85);
  return words.some(({ folded }, index) => {
    if (folded !== 'the') return false;
    const isPredicate = index === 1 || sure.some(({ last }) => last === index - 1);
    const isNoun = isPlainNoun(words[index + 1]?.stem ?? '');
    return (
      isPredicate &&
      !sure.some(({ first }) => first === index + 1 || (isNoun && first === index + 2))
    );
  });
}
