import type { EntityType } from '@biographql/core';
import classes from '../lexicon/classes.json' with { type: 'json' };
import { expandTypes } from '../lexicon/types.js';
import file from '../lexicon/words.json' with { type: 'json' };
import { stemSet, stemWord } from './words.js';

const TYPES_BY_STEM: ReadonlyMap<string, readonly EntityType[]> = new Map(
  file.nouns.flatMap(({ nouns, types }) =>
    nouns.split(' ').map((noun) => [stemWord(noun), expandTypes(types)] as const),
  ),
);

/** Returns the types that an answer has which a noun names; undefined when the noun names none. Takes a stem. */
export function typesNamedBy(stem: string): readonly EntityType[] | undefined {
  return TYPES_BY_STEM.get(stem);
}

/** A class of things that a noun names, which the type of an entity does not tell: receptors, antibodies, tumors. */
export interface NounClass {
  /** The noun in the plural. */
  readonly name: string;
  /** What names or descriptions of its members have. */
  readonly pattern: RegExp;
  /** Whether the noun is a class only behind `which`, and a name elsewhere. */
  readonly isAskedOnly: boolean;
}

const CLASSES: ReadonlyMap<string, NounClass> = new Map(
  classes.classes.flatMap(({ nouns, pattern, ...more }) => {
    const all = nouns.split(' ');
    const isAskedOnly = 'isAskedOnly' in more;
    return all.map((noun, index) => {
      const name = all[index % 2 === 0 ? index + 1 : index] ?? noun;
      return [stemWord(noun), { name, pattern: new RegExp(pattern, 'iu'), isAskedOnly }] as const;
    });
  }),
);

/** Returns the class that a noun names; undefined when it names none. Takes a stem. */
export function classNamedBy(stem: string): NounClass | undefined {
  return CLASSES.get(stem);
}

/** What a noun names at the right end of a relation, and of no other: a symptom is one of something. */
const SYMPTOM_NOUNS = stemSet(file.symptomNouns);
const SYMPTOM_RELATIONS = ['symptom', 'side-effect'];

/** Returns the relations whose right end a noun names; null when its types alone tell. Takes a stem. */
export function relationsNamedBy(stem: string): readonly string[] | null {
  return SYMPTOM_NOUNS.has(stem) ? SYMPTOM_RELATIONS : null;
}

/** Nouns of the table that name a thing well enough to ask about it: `What causes cancer?` */
const PARTICULAR = stemSet(file.particularNouns);

/** Whether a stem says nothing in particular: a filler, or a noun such as `disease` that only names a type. */
export function isPlainStem(stem: string): boolean {
  return isFiller(stem) || (TYPES_BY_STEM.has(stem) && !PARTICULAR.has(stem));
}

/** Words that may stand in any question about the graph and change nothing in what is asked. Compared by stem. */
const FILLERS = stemSet(file.searchFillers);

/** Whether a stem is filler in questions. */
export function isFiller(stem: string): boolean {
  return FILLERS.has(stem) || /^\d+$/.test(stem);
}

/**
 * Whether something is a human gene or protein by its symbol: written in capitals, as the twin of a mouse is not. Of the
 * genes of one symbol it is the one that is meant.
 */
export function isHumanGene(label: string, types: readonly EntityType[]): boolean {
  return isGene(types) && label === label.toUpperCase();
}

/** Whether a type is that of a gene or its product. */
export function isGene(types: readonly EntityType[]): boolean {
  return types.includes('GENE') || types.includes('PROTEIN');
}
