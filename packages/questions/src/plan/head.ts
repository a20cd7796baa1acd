import type { EntityType } from '@biographql/core';
import { otherSide } from '../lexicon/relation.js';
import { meets, type ValuesSet } from '../sets/set-plan.js';
import type { NounClass } from '../text/lexicon.js';
import type { RelationReading } from './parsed-set.js';

export interface Head {
  readonly types: readonly EntityType[] | null;
  /** The relations whose right end the noun names; null when its types alone tell. */
  readonly only: readonly string[] | null;
  /** The class that the noun names, e.g. `receptor`; absent when its types alone tell. */
  readonly named?: NounClass;
}

/** No noun: the relation alone tells what is asked for. */
export const NO_HEAD: Head = { types: null, only: null };

/** What any cause is said with: of genes only when genes are asked for. `Where does X occur?` asks for no disease. */
const ANY_CAUSE = /^(?:caused? by|cause|causing|responsible(?: for)?|attributed to)$/;

function needsNoun(
  relation: string,
  { side, phrase, isLoose }: Pick<RelationReading, 'side' | 'phrase' | 'isLoose'>,
): boolean {
  if (relation === 'symptom') return phrase === 'occur' || phrase === 'seen';
  return relation === 'genetic-association' && isLoose && side === 'left' && ANY_CAUSE.test(phrase);
}

export function fitsHead(
  { relation, side, phrase, isLoose }: RelationReading,
  { types, only }: Head,
): boolean {
  const end = relation[otherSide(side)];
  if (types === null && needsNoun(relation.id, { side, phrase, isLoose })) return false;
  if (only !== null && (side !== 'left' || !only.includes(relation.id))) return false;
  if (types === null) return true;
  return end.isLiteral !== true && meets(end.types, types);
}

/** Returns the types of the values: those of the noun that the relation allows; null for all. */
export function typesFor(
  { relation, side, nounTypes }: RelationReading,
  { types: headTypes }: Head,
): readonly EntityType[] | null {
  const end = relation[otherSide(side)];
  if (end.isLiteral === true) return null;
  const types = headTypes ?? nounTypes;
  if (types === null || !meets(types, end.types)) return end.types.length === 0 ? null : end.types;
  const both = types.filter((type) => end.types.includes(type));
  return end.types.length === 0 ? types : both;
}

export function narrowValues(
  reading: RelationReading,
  head: Head,
): Pick<ValuesSet, 'types' | 'effect' | 'named'> {
  const { effect } = reading;
  const { named } = head;
  return {
    types: typesFor(reading, head),
    ...(effect !== undefined && { effect }),
    ...(named !== undefined && { named }),
  };
}
