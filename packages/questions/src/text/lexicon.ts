import type { EntityType } from '@biographql/core';
import classes from '../lexicon/classes.json' with { type: 'json' };
import { expandTypes } from '../lexicon/relation.js';
import file from '../lexicon/words.json' with { type: 'json' };
import english from './english-stems.json' with { type: 'json' };
import { foldWord, stemSet, stemWord, type Word, wordSet } from './words.js';

/** Words of grammar that change nothing in what is asked: articles, auxiliaries, prepositions, question words for things. */
const SKIPPED = wordSet(file.grammar);

export function isSkipped(folded: string): boolean {
  return SKIPPED.has(folded);
}

/** Words that may stand in a question about the graph and change nothing in what is asked; a closed list, compared by stem. */
const FILLERS = stemSet(file.fillers);

export function isPassedOver(stem: string): boolean {
  return FILLERS.has(stem);
}

/** Fillers that somebody may ask for, who is no entity of a graph: `How many people have asthma?` */
const PEOPLE = stemSet(file.people);

const ASKING_FOR =
  /^(?:which|what|many|list|name|find|show|mention|enumerate|identify|count|number|proportion|percentage|share)$/;
const BETWEEN = /^(?:the|all|any|some|me|us|of)$/;

/** Whether a word names people as what is asked for: `Which patients …`, `the number of people with …`. */
export function asksForPeople(words: readonly Word[], index: number): boolean {
  if (!PEOPLE.has(words[index]?.stem ?? '')) return false;
  let before = index - 1;
  while (BETWEEN.test(words[before]?.folded ?? '')) before -= 1;
  return ASKING_FOR.test(words[before]?.folded ?? '');
}

export type Connective = 'and' | 'or' | 'not' | 'neither';

const CONNECTIVES: ReadonlyMap<string, Connective> = new Map(
  Object.entries(file.connectives).flatMap(([connective, list]) =>
    list.split(' ').map((word) => [word, connective as Connective] as const),
  ),
);

/** Returns what a folded word connects; undefined for any other word. */
export function getConnective(folded: string): Connective | undefined {
  return CONNECTIVES.get(folded);
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns the number that a folded word stands for, 1 to 10,000; null for any other word. */
export function getNumber(folded: string): number | null {
  const number = NUMBERS.indexOf(folded) + 1 || (/^\d{1,5}$/.test(folded) ? Number(folded) : 0);
  return number >= 1 && number <= 10_000 ? number : null;
}

/** Nouns that name a type and nothing narrower, so that they may stand beside a name: `the gene BRCA1`. */
const PLAIN_NOUNS = stemSet(file.plainNouns);

/** Whether a stem names a type of entities as a whole; `antibiotic` and `cancer` name less. */
export function isPlainNoun(stem: string): boolean {
  return PLAIN_NOUNS.has(stem);
}

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
  readonly name: string;
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
const SEARCH_FILLERS = stemSet(file.searchFillers);

export function isFiller(stem: string): boolean {
  return SEARCH_FILLERS.has(stem) || /^\d+$/.test(stem);
}

/** Whether something is a human gene or protein by its symbol: written in capitals, as the twin of a mouse is not. */
export function isHumanGene(label: string, types: readonly EntityType[]): boolean {
  return isGene(types) && label === label.toUpperCase();
}

export function isGene(types: readonly EntityType[]): boolean {
  return types.includes('GENE') || types.includes('PROTEIN');
}

let stems: ReadonlySet<string> | null = null;

export function isEnglishWord(word: string): boolean {
  stems ??= new Set(english.stems.flatMap((line) => line.split(' ')));
  const folded = foldWord(word);
  return folded.length >= 3 && stems.has(stemWord(folded));
}
