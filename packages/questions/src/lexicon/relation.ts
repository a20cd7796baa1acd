import type { EntityType } from '@biographql/core';
import type { PropertyPath, Vocabulary } from '@biographql/engines/vocabulary';
import words from './words.json' with { type: 'json' };

/** The end of a relation: `left` is the subject of its first property. */
export type Side = 'left' | 'right';

export const SIDES: readonly Side[] = ['left', 'right'];

export type Effect = 'activates' | 'inhibits';

export interface Cue {
  /** Words compared by stem; a few adverbs and auxiliaries may stand between them. */
  readonly phrase: string;
  /** How surely the wording means this relation, 0 to 1; our judgment, checked on the development questions. */
  readonly weight: number;
  /** Which end an entity is that follows the wording, where word order says so. */
  readonly after?: Side;
  /** Which end an entity is that precedes the wording, where word order says so. */
  readonly before?: Side;
  /** Which end the wording itself names, e.g. `drugs for` names the drug. */
  readonly asks?: Side;
  /** Whether the wording says more than the relation states, as `cause` of an association: it may find values, and affirms nothing. */
  readonly isLoose?: boolean;
  readonly effect?: Effect;
  /** Only this form of its verb: `treat` and `treats`, or `treated`, which has the opposite order. */
  readonly voice?: 'active' | 'passive';
}

interface Role {
  readonly types: readonly EntityType[];
  readonly isLiteral?: boolean;
}

/** A property with its direction: it leads from the left end to the right end, or after a `^` back. */
export type Path = PropertyPath;

export interface RelationWording {
  readonly id: string;
  readonly left: Role;
  readonly right: Role;
  /** Relations read instead when this one holds nothing for an entity. */
  readonly fallbacks?: readonly string[];
  readonly cues: readonly Cue[];
  /** States values of `$entity`, which is at the side. */
  readonly sentences: Readonly<Record<Side, string>>;
  /** Names what is asked for when `$entity` is at the side; `$noun` where the type of the values says it. */
  readonly descriptions: Readonly<Record<Side, string>>;
  /** Whether one true value makes every other false, e.g. the chromosome of a gene. */
  readonly isFunctional?: boolean;
  readonly isSymmetric?: boolean;
}

export interface Relation extends RelationWording {
  /** Properties that say or suggest the relation, all read together; at least one. */
  readonly paths: readonly Path[];
  /** Names of the properties that say it; the others only suggest it, and are read where none of these holds anything. */
  readonly narrowProperties: readonly string[];
}

export function toPaths(
  relation: string,
  { propertiesOf }: Pick<Vocabulary, 'propertiesOf'>,
): Pick<Relation, 'paths' | 'narrowProperties'> {
  return {
    paths: propertiesOf(relation, { isWide: true }),
    narrowProperties: propertiesOf(relation).map((path) => path.replace('^', '')),
  };
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

const GROUPS: Readonly<Record<string, readonly string[]>> = words.typeGroups;

export function expandTypes(names: readonly string[]): readonly EntityType[] {
  return names.flatMap((name) => (GROUPS[name] ?? [name]) as readonly EntityType[]);
}

export const DRUGS = expandTypes(['drugs']);
export const ANATOMY = expandTypes(['anatomy']);
