import type { EntityType } from '@biographql/core';
import classes from '../lexicon/classes.json' with { type: 'json' };
import drugClasses from '../lexicon/drug-classes.json' with { type: 'json' };
import file from '../lexicon/words.json' with { type: 'json' };
import english from './english-stems.json' with { type: 'json' };
import givenNames from './given-names.json' with { type: 'json' };

export interface Word {
  readonly text: string;
  /** Lower case, without accents and without a final `'s`. */
  readonly folded: string;
  readonly stem: string;
  /** Offsets in UTF-16 code units, half-open. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:[-–'’.,/+][\p{L}\p{N}]+)*/gu;
const POSSESSIVE = /['’]s?$/;

/** Returns the words of a text; a hyphen, apostrophe, slash, plus sign or decimal point inside a word does not end it. */
export function splitWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const word = match[0];
    const folded = foldWord(word);
    return {
      text: word,
      folded,
      stem: stemWord(folded),
      start: match.index,
      end: match.index + word.length,
    };
  });
}

export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(/–/g, '-');
}

const ENDINGS = file.endings.map((line) => {
  const [ending = '', replacement = '', minimum] = line.split(' ');
  return [ending, replacement === '-' ? '' : replacement, Number(minimum)] as const;
});

/** Strips the ending of an English word, so that `treats` matches `treated`, and `association` matches `associated`. */
export function stemWord(folded: string): string {
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  if (/(?:ss|us|is)$/.test(folded)) return folded;
  const found = ENDINGS.find(
    ([ending, , minimum]) => folded.endsWith(ending) && folded.length - ending.length >= minimum,
  );
  const base = found ? folded.slice(0, -found[0].length) + found[1] : folded;
  const single = found && /ing|ed/.test(found[0]) ? base.replace(/([bdgmnprt])\1$/, '$1') : base;
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

const FUNCTION_WORDS = wordSet(file.functionWords);

export function wordSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

function stemSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set([...wordSet(lines)].map(stemWord));
}

export function isFunctionWord(folded: string): boolean {
  return FUNCTION_WORDS.has(folded);
}

export function contentStems(text: string): readonly string[] {
  const stems = splitWords(text).flatMap(({ folded, stem }) =>
    isFunctionWord(folded) ? [] : [stem],
  );
  return [...new Set(stems)];
}

const AUXILIARY = wordSet(file.auxiliaries);
const ASKING = wordSet(file.questionWords);

/** Whether a question asks for a verdict: it opens with an auxiliary verb, or is a statement with one and no question word. */
export function asksVerdict(question: string): boolean {
  const folded = splitWords(question).map((word) => word.folded);
  if (AUXILIARY.has(folded[0] ?? '')) return true;
  if (folded.some((word) => ASKING.has(word))) return false;
  return folded.some(
    (word, index) =>
      index > 0 &&
      AUXILIARY.has(word) &&
      !/^(?:that|who|and|or|but)$/.test(folded[index - 1] ?? ''),
  );
}

const among = (words: ReadonlySet<string>) => (word: string) => words.has(word);

/** Grammar words that don't change the meaning: articles, auxiliaries, prepositions, question words for things. */
export const isSkipped = among(wordSet(file.grammar));

/** Words in a question about the graph that don't change its meaning; a closed list, compared by stem. */
export const isPassedOver = among(stemSet(file.fillers));

/** Fillers that mean people, who are not entities of a graph: `How many people have asthma?` */
const PEOPLE = stemSet(file.people);

const ASKING_FOR = wordSet(file.countingWords);
const BETWEEN = /^(?:the|all|any|some|me|us|of)$/;

/** Whether a word names people as what is requested: `Which patients …`, `the number of people with …`. */
export function asksForPeople(words: readonly Word[], index: number): boolean {
  if (!PEOPLE.has(words[index]?.stem ?? '')) return false;
  let before = index - 1;
  while (BETWEEN.test(words[before]?.folded ?? '')) before -= 1;
  return ASKING_FOR.has(words[before]?.folded ?? '');
}

export type Connective = 'and' | 'or' | 'not' | 'neither';

const CONNECTIVES: ReadonlyMap<string, Connective> = new Map(
  Object.entries(file.connectives).flatMap(([connective, list]) =>
    list.split(' ').map((word) => [word, connective as Connective] as const),
  ),
);

export const getConnective = (word: string) => CONNECTIVES.get(word);

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function getNumber(folded: string): number | null {
  const number = NUMBERS.indexOf(folded) + 1 || (/^\d{1,5}$/.test(folded) ? Number(folded) : 0);
  return number >= 1 && number <= 10_000 ? number : null;
}

const GROUPS: Readonly<Record<string, readonly string[]>> = file.typeGroups;

export function expandTypes(names: readonly string[]): readonly EntityType[] {
  return names.flatMap((name) => (GROUPS[name] ?? [name]) as readonly EntityType[]);
}

export const DRUGS = expandTypes(['drugs']);
export const ANATOMY = expandTypes(['anatomy']);

/** Nouns that name a type and nothing narrower, so that they may stand next to a name: `the gene BRCA1`. */
export const isPlainNoun = among(stemSet(file.plainNouns));

const TYPES_BY_STEM: ReadonlyMap<string, readonly EntityType[]> = new Map(
  file.nouns.flatMap(({ nouns, types }) =>
    nouns.split(' ').map((noun) => [stemWord(noun), expandTypes(types)] as const),
  ),
);

/** Returns the answer types that a noun names, given its stem; undefined when it names none. */
export const typesNamedBy = (word: string) => TYPES_BY_STEM.get(word);

/** A class of things that a noun names, which the type of an entity does not say: receptors, antibodies, tumors. */
export interface NounClass {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether the noun is a class only after `which`, and a name elsewhere. */
  readonly isRequestedOnly: boolean;
}

const CLASSES: ReadonlyMap<string, NounClass> = new Map(
  classes.classes.flatMap(({ nouns, pattern, ...more }) => {
    const all = nouns.split(' ');
    const isRequestedOnly = 'isRequestedOnly' in more;
    return all.map((noun, index) => {
      const name = all[index % 2 === 0 ? index + 1 : index] ?? noun;
      return [
        stemWord(noun),
        { name, pattern: new RegExp(pattern, 'iu'), isRequestedOnly },
      ] as const;
    });
  }),
);

export const classNamedBy = (word: string) => CLASSES.get(word);

/** A class of drugs as the ATC classification has it: `statins` are the drugs whose codes begin with `C10AA`. */
export interface DrugClass {
  readonly name: string;
  readonly codes: readonly string[];
}

const DRUG_CLASSES = drugClasses.classes.flatMap(({ name, nouns, codes }) =>
  nouns.map((noun) => ({
    drugClass: { name, codes } satisfies DrugClass,
    stems: splitWords(noun).map(({ stem }) => stem),
  })),
);

/** Returns the drug class whose name starts at a word, with the stems of the name; the longest match. */
export function drugClassAt(words: readonly Word[], index: number) {
  // The stemmer doesn't strip the plural of `SSRIs`.
  const isOf = (word: Word | undefined, stem: string) =>
    word?.stem === stem || word?.folded === `${stem}s`;
  return DRUG_CLASSES.filter(({ stems }) =>
    stems.every((stem, at) => isOf(words[index + at], stem)),
  ).toSorted((left, right) => right.stems.length - left.stems.length)[0];
}

/** Length of the code of an ATC chemical subgroup; a longer code is one substance of a class. */
const SUBGROUP = 5;

/** Returns the names of the narrowest classes that ATC codes belong to, each once. */
export function namesOfCodes(codes: readonly string[]): readonly string[] {
  const names = codes.flatMap((code) => {
    const matchingClasses = DRUG_CLASSES.flatMap(({ drugClass }) =>
      drugClass.codes.flatMap((start) =>
        code.startsWith(start)
          ? [{ name: drugClass.name, length: Math.min(start.length, SUBGROUP) }]
          : [],
      ),
    );
    const narrowest = Math.max(...matchingClasses.map(({ length }) => length));
    return matchingClasses.filter(({ length }) => length === narrowest).map(({ name }) => name);
  });
  return [...new Set(names)];
}

/** Nouns for the right end of a relation: a symptom is a symptom of something. */
const SYMPTOM_NOUNS = stemSet(file.symptomNouns);
const SYMPTOM_RELATIONS = ['symptom', 'side-effect'];

export function relationsNamedBy(stem: string): readonly string[] | null {
  return SYMPTOM_NOUNS.has(stem) ? SYMPTOM_RELATIONS : null;
}

/** Type nouns that are specific enough to ask about: `What causes cancer?` */
const PARTICULAR = stemSet(file.particularNouns);

/** Whether a stem is unspecific: a filler, or a noun such as `disease` that only names a type. */
export function isPlainStem(stem: string): boolean {
  return isFiller(stem) || (TYPES_BY_STEM.has(stem) && !PARTICULAR.has(stem));
}

const SEARCH_FILLERS = stemSet(file.searchFillers);

export function isFiller(stem: string): boolean {
  return SEARCH_FILLERS.has(stem) || /^\d+$/.test(stem);
}

/** Whether a symbol is that of a human gene or protein: all capitals, unlike mouse symbols. */
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

const GIVEN_NAMES = wordSet(givenNames.names);

export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(foldWord(word));
}

export function isEverydayWord(word: string): boolean {
  return isEnglishWord(word) || isGivenName(word);
}

/** Returns a text with a lower-case first letter, unless its first word has more capitals, as in `MeSH`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}[^\p{Lu} ]*(?: |$)/u.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}
