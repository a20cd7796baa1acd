import type { EntityType } from '@biographql/core';
import { otherSide, type Relation, SIDES, type Side } from '../lexicon/relations.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { DRUGS, expandTypes, isPlainNoun, typesNamedBy } from '../text/lexicon.js';
import {
  distinct,
  joinSets,
  meets,
  type ParsedSet,
  type SetPlan,
  toTypes,
  type ValuesSet,
} from './expression.js';
import { parseSet, withinClass } from './parse-set.js';
import { type Piece, type PieceOf, toLetters, wholeSegments } from './pieces.js';
import { setOfName, thingAt } from './wordings.js';

type Name = PieceOf<'name'>;
type Noun = PieceOf<'noun'>;

/** How surely a noun next to a name means a relation. */
const IMPLIED = 0.7;
const COST_WEIGHT = 0.4;

/** Returns the sets that the parts of a question may mean, of the kind that it asks for, the most plausible first. */
export function readSets(
  question: LinkedQuestion,
  partOf: (pieces: readonly Piece[]) => readonly Piece[] = (pieces) => pieces,
): readonly ParsedSet[] {
  const requested = requestedTypes(question);
  return wholeSegments(question)
    .flatMap(({ pieces, cost }) => {
      const part = partOf(pieces);
      if (part.length === 0 || isBarePlace(question, part)) return [];
      const sets = [...parseListedSet(question, part), ...roleSets(question, part)];
      return distinct(sets)
        .filter(({ plan }) => mayBe(plan, requested))
        .map((set) => ({ ...set, rank: set.rank - cost * COST_WEIGHT }));
    })
    .sort((left, right) => right.rank - left.rank);
}

/** As {@link parseSet}, and what a noun next to a name means without a wording: to list values, never to affirm one. */
export function parseListedSet(
  question: Pick<LinkedQuestion, 'relations'>,
  pieces: readonly Piece[],
): readonly ParsedSet[] {
  return [...parseSet(pieces), ...typedSets(question, pieces)];
}

/** A noun next to at most four names, without a wording: `asthma drugs`, `genes asthma`. The first relation that they mean. */
function typedSets(
  { relations: { byId } }: Pick<LinkedQuestion, 'relations'>,
  pieces: readonly Piece[],
): readonly ParsedSet[] {
  const letters = toLetters(pieces);
  if (!/^(?:T*NT*|[T&|]*(?:N[T&|]*){2,4})$/.test(letters)) return [];
  const names = pieces.filter((piece): piece is Name => piece.kind === 'name');
  const nouns = pieces.flatMap((piece, index) =>
    piece.kind === 'noun' && !isNextToName(pieces, index) ? [piece] : [],
  );
  const head = nouns.find(({ isRequested }) => isRequested) ?? nouns[0];
  if (head === undefined || !nouns.every((noun) => noun.types.join() === head.types.join()))
    return [];
  const types = names[0]?.mention.candidates.flatMap((hit) => hit.types) ?? [];
  for (const id of file.impliedRelations) {
    const relation = byId(id);
    // `Anticonvulsant drugs` have a role, `drugs for X` have none.
    if (relation === undefined || (id === 'drug-role' && head.first < (names[0]?.first ?? 0)))
      continue;
    const [side, other] = SIDES.filter((end) => isImplied(relation, end, types, head));
    if (side === undefined) continue;
    if (other !== undefined && relation.isSymmetric !== true) return [];
    const [first, ...more] = names.flatMap(({ mention }) => {
      const thing = thingAt(mention, relation[side].types);
      return thing === null ? [] : [toImplied(setOfName(thing, { relation, side }, head))];
    });
    if (first === undefined || more.length < names.length - 1) return [];
    return [withinClass(joinSets(letters.includes('|') ? 'or' : 'and', [first, ...more]), head)];
  }
  return [];
}

function toImplied(plan: ValuesSet): ParsedSet {
  const { quality: link } = plan.thing;
  return { plan, rank: IMPLIED + link, cue: IMPLIED, isLoose: false, link };
}

/** `the gene BRCA1`, `BRCA1 gene`: the noun says what the name is, and not what is requested. */
function isNextToName(pieces: readonly Piece[], index: number): boolean {
  const noun = pieces[index];
  if (noun?.kind !== 'noun' || noun.isRequested) return false;
  // `NF1 diseases` asks for diseases, though one has that name.
  const isOf = ({ mention }: Name) =>
    mention.candidates.every(({ types }) => types.some((type) => noun.types.includes(type)));
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  return (
    (after?.kind === 'name' && after.isApposed && isOf(after)) ||
    (before?.kind === 'name' && before.last === noun.first - 1 && isOf(before))
  );
}

function isImplied(
  relation: Relation,
  side: Side,
  from: readonly EntityType[],
  { types, only }: Noun,
): boolean {
  const [own, other] = [relation[side], relation[otherSide(side)]];
  if (own.isLiteral === true || other.isLiteral === true) return false;
  if (only !== null && (side !== 'left' || !only.includes(relation.id))) return false;
  const isOwn =
    own.types.length === 0 || from.some((type) => type !== 'UNDEFINED' && own.types.includes(type));
  return isOwn && other.types.length > 0 && meets(other.types, types);
}

/** What a role of drugs may be of: many sources class it as a substance. */
const ROLES = expandTypes(file.roleTypes);

/** The plural of a role: `anticonvulsants`, `anticonvulsants for epilepsy`. */
function roleSets(question: LinkedQuestion, [name, ...rest]: readonly Piece[]) {
  const relation = question.relations.byId('drug-role');
  if (name?.kind !== 'name' || relation === undefined) return [];
  if (!/[^s]s$/i.test(question.words[name.last]?.text ?? '')) return [];
  const thing = thingAt(name.mention, ROLES);
  if (thing === null) return [];
  const role = toImplied({ kind: 'values', relation, side: 'right', thing, types: DRUGS });
  if (rest.length === 0) return [role];
  const { first, last } = name;
  const head = { types: DRUGS, only: null, isRequested: false };
  return parseListedSet(question, [{ kind: 'noun', first, last, ...head }, ...rest])
    .filter(({ plan }) => meets(toTypes(plan) ?? ['UNDEFINED'], DRUGS))
    .map((set) => joinSets('and', [set, role]));
}

/** `Where` asks for what no noun next to the name says. */
function isBarePlace({ words }: LinkedQuestion, pieces: readonly Piece[]): boolean {
  return (
    /^(?:where|who|how|why|when)$/.test(words[0]?.folded ?? '') &&
    words[1]?.folded !== 'many' &&
    pieces.every(({ kind }) => kind !== 'cue' && kind !== 'term')
  );
}

const AFTER_NOUN = /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|that|which)$/;

/** The types of the noun after a leading `which`, `what` or `how many`, or of `who`; null when there is none, or more than a noun. */
function requestedTypes({ words }: LinkedQuestion): readonly EntityType[] | null {
  const [asking = '', second = '', third = ''] = words.map(({ folded }) => folded);
  if (/^whom?$/.test(asking)) return typesNamedBy('who') ?? null;
  // `How many tablets of X` counts tablets, whatever X does.
  const isCount = asking === 'how' && second === 'many';
  const noun = words[isCount ? 2 : 1]?.stem ?? '';
  const isWhole = isCount
    ? !isPlainNoun(words[3]?.stem ?? '')
    : /^(?:which|what)$/.test(asking) && AFTER_NOUN.test(third);
  return isWhole && isPlainNoun(noun) ? (typesNamedBy(noun) ?? null) : null;
}

/** Whether members of a set may be what the question requests: `genes found in` names no place. */
function mayBe(plan: SetPlan, requested: readonly EntityType[] | null): boolean {
  if (requested === null) return true;
  if (plan.kind === 'class') return meets(DRUGS, requested);
  if (plan.kind === 'values' || plan.kind === 'through')
    return meets(plan.types ?? plan.relation[otherSide(plan.side)].types, requested);
  const [from] = plan.parts;
  return plan.kind !== 'minus' || from === undefined || mayBe(from, requested);
}
