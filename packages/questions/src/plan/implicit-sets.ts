import type { EntityType } from '@biographql/core';
import { otherSide, type Relation, type Side } from '../lexicon/relation.js';
import { type ParsedSet, thingAt } from './parsed-set.js';
import type { Piece } from './pieces.js';

/** Relations that a noun beside a name means without a wording, the first that fits: `BRCA1 diseases`, `genes in X`. */
const IMPLICIT = [
  'genetic-association',
  'treats',
  'drug-target',
  'pathway',
  'symptom',
  'chromosome',
  'marker',
  'molecular-function',
  'biological-process',
  'cell-component',
  'drug-role',
];
const SIDES: readonly Side[] = ['left', 'right'];
/** As sure as the weakest wordings. */
const WEIGHT = 0.7;

type Name = Extract<Piece, { kind: 'name' }>;
type Noun = Extract<Piece, { kind: 'noun' }>;

/** Returns the sets that a name and a noun of another type describe; empty for any other pieces. */
export function implicitSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const [first, second] = pieces;
  if (first === undefined || second === undefined || pieces.length > 2) return [];
  const name = first.kind === 'name' ? first : second;
  const noun = first.kind === 'noun' ? first : second;
  if (name.kind !== 'name' || noun.kind !== 'noun') return [];
  const [relation] = impliedRelations(name, noun).filter((candidate) =>
    SIDES.some((side) => fits(candidate, side, { name, noun })),
  );
  if (relation === undefined) return [];
  return SIDES.flatMap((side): ParsedSet[] => {
    if (!fits(relation, side, { name, noun })) return [];
    const thing = thingAt(name.mention, relation[side].types);
    if (thing === null) return [];
    const end = relation[otherSide(side)].types;
    const types = end.length === 0 ? noun.types : noun.types.filter((type) => end.includes(type));
    const plan = { kind: 'values', relation, side, thing, types } as const;
    const rank = WEIGHT + thing.quality;
    return [{ plan, rank, cue: WEIGHT, isLoose: false, link: thing.quality }];
  });
}

/** Returns the relations that a noun beside a name may mean. `Anticonvulsant drugs` have a role, `drugs for X` have none. */
export function impliedRelations(name: Name, noun: Noun): readonly Relation[] {
  return IMPLICIT.flatMap((id) =>
    id === 'drug-role' && noun.first < name.first ? [] : (name.relations.byId(id) ?? []),
  );
}

/** Whether the name is known to be of one end, and the noun names the other. */
function fits(
  relation: Relation,
  side: Side,
  { name, noun }: { readonly name: Name; readonly noun: Noun },
): boolean {
  if (noun.only !== null && (side !== 'left' || !noun.only.includes(relation.id))) return false;
  const own = relation[side].types;
  const other = relation[otherSide(side)].types;
  const types = name.mention.candidates.flatMap((hit) => hit.types);
  const isOwn =
    own.length === 0 || types.some((type) => type !== 'UNDEFINED' && own.includes(type));
  const isOther = other.length > 0 && noun.types.some((type) => other.includes(type));
  return isOwn && isOther && !areAll(types, noun.types);
}

/** Whether the name is of the noun's types alone: then the noun stands beside it, as in `the gene BRCA1`. */
function areAll(types: readonly EntityType[], others: readonly EntityType[]): boolean {
  return types.length > 0 && types.every((type) => others.includes(type));
}
