import file from '../lexicon/words.json' with { type: 'json' };
import { stemSet, type Word, wordSet } from './words.js';

/** Words of grammar that change nothing in what is asked: articles, auxiliaries, prepositions, question words for things. */
const SKIPPED = wordSet(file.grammar);

/** Whether a folded word of grammar may be passed over. */
export function isSkipped(folded: string): boolean {
  return SKIPPED.has(folded);
}

/** Words that may stand in a question about the graph and change nothing in what is asked; a closed list, compared by stem. */
const FILLERS = stemSet(file.fillers);

/** Whether a stem is filler. */
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

/** What a word does to the sets of values on its sides. */
export type Connective = 'and' | 'or' | 'not' | 'neither';

const CONNECTIVES: Readonly<Record<string, Connective>> = {
  and: 'and',
  plus: 'and',
  or: 'or',
  not: 'not',
  but: 'and',
  except: 'not',
  excluding: 'not',
  without: 'not',
  nor: 'neither',
  neither: 'neither',
  never: 'neither',
  no: 'neither',
};

/** Returns what a folded word connects; undefined for any other word. */
export function getConnective(folded: string): Connective | undefined {
  return Object.hasOwn(CONNECTIVES, folded) ? CONNECTIVES[folded] : undefined;
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
