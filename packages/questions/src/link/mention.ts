import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { isPlainStem } from '../text/lexicon.js';
import { isFunctionWord, type Word } from '../text/words.js';

export interface Stretch {
  readonly first: number;
  readonly last: number;
}

export interface EntityMention extends Stretch {
  readonly text: string;
  readonly candidates: readonly LabelHit[];
  /** How surely the stretch names them: 1 exact, 0.85 after a change of ending, 0.6 beginning, 0.45 typing error. */
  readonly quality: number;
}

export function toWords({ first, last }: Stretch): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function isInside(word: number, { first, last }: Stretch): boolean {
  return word >= first && word <= last;
}

export function overlap(left: Stretch, right: Stretch): boolean {
  return left.first <= right.last && left.last >= right.first;
}

export function withMore(mention: EntityMention, more: readonly LabelHit[]): EntityMention {
  const known = new Set(mention.candidates.map(({ iri }) => iri));
  return {
    ...mention,
    candidates: [...mention.candidates, ...more.filter(({ iri }) => !known.has(iri))],
  };
}

/** Returns the candidates whose type fits; those of unknown type only when none of a known type does. Empty `types` fit all. */
export function getCandidates(
  { candidates }: EntityMention,
  types: readonly EntityType[],
): readonly LabelHit[] {
  if (types.length === 0) return candidates;
  const fitting = candidates.filter((hit) => hit.types.some((type) => types.includes(type)));
  if (fitting.length > 0) return fitting;
  return candidates.filter((hit) => hit.types.every((type) => type === 'UNDEFINED'));
}

/** Whether a stretch names something in particular, and is more than fillers and nouns such as `disease`. */
export function isParticular(
  { first, last }: Stretch,
  { words }: { readonly words: readonly Word[] },
): boolean {
  return words
    .slice(first, last + 1)
    .some(({ stem, folded }) => !isFunctionWord(folded) && !isPlainStem(stem));
}
