import type { EntityType } from '@biographql/core';

/** The end of a relation: `left` is the subject of its first property. */
export type Side = 'left' | 'right';

/** A wording that points at a relation. */
export interface Cue {
  /** Words compared by stem; a few adverbs and auxiliaries may stand between them. */
  readonly phrase: string;
  /** How surely the wording means this relation, 0 to 1; our judgment, checked on the development questions. */
  readonly weight: number;
  /** Which end an entity is that follows the wording, where word order tells. */
  readonly after?: Side;
  /** Which end an entity is that precedes the wording, where word order tells. */
  readonly before?: Side;
  /** Which end the wording itself names, e.g. `drugs for` names the drug. */
  readonly asks?: Side;
}

/** What may stand at an end of a relation. */
export interface Role {
  /** Types that fit; empty means every type. */
  readonly types: readonly EntityType[];
  /** Whether the end holds identifiers or numbers rather than entities. */
  readonly isLiteral?: boolean;
}

/** A property with its direction: `P2175` stands at the left end, `^P2176` at the right end. */
export type Path = `P${number}` | `^P${number}`;

/** Something the graph can tell about a pair of entities. */
export interface Relation {
  readonly id: string;
  readonly left: Role;
  readonly right: Role;
  /** Properties that say the relation, all read together. */
  readonly paths: readonly Path[];
  /** Relations asked instead when this one holds nothing for an entity. */
  readonly fallbacks?: readonly string[];
  readonly cues: readonly Cue[];
  /** Sentences by the end that the entity is at; `$entity` and `$values` stand for names. */
  readonly sentences: { readonly left: string; readonly right: string };
  /** Whether one true value makes every other false, e.g. the chromosome of a gene. */
  readonly isFunctional?: boolean;
}

/** Makes cues of one weight and one word order; `phrases` are divided by bars or line ends. */
export function cues(
  weight: number,
  phrases: string,
  order: Pick<Cue, 'after' | 'before' | 'asks'> = {},
): readonly Cue[] {
  return phrases.split(/\s*[|\n]\s*/).map((phrase) => ({ phrase, weight, ...order }));
}

/** The other end. */
export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}
