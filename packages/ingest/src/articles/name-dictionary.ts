import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { articleWord, foldParts } from '@biographql/engines/text';
import { wordParts } from './equivalent-entities.js';

/** Types of entities that titles are searched for; of two entities with one name, the type that comes first wins. */
const TITLE_TYPES: readonly EntityType[] = [
  'DISEASE',
  'SYMPTOM',
  'MEDICATION',
  'GENE',
  'PROTEIN',
  'CHEMICAL_COMPOUND',
  'PHARMACEUTICAL_PRODUCT',
  'GROUP_OF_STEREOISOMERS',
  'PROTEIN_FAMILY',
  'PROTEIN_COMPLEX',
  'PATHOGEN',
  'TAXON',
  'CELL_TYPE',
  'ANATOMICAL_STRUCTURE',
  'CELLULAR_COMPONENT',
  'BIOLOGICAL_PROCESS',
  'MOLECULAR_FUNCTION',
  'SEQUENCE_VARIANT',
  'BIOLOGICAL_PATHWAY',
];
const SYMBOL_TYPES: ReadonlySet<EntityType> = new Set<EntityType>([
  'GENE',
  'PROTEIN',
  'RIBOSOMAL_RNA',
]);

/** Names that are common words in titles, or usually mean something else. */
const COMMON_NAMES = new Set(
  `disease diseases disorder syndrome symptom patient patients treatment therapy study studies trial review report case
  human humans animal animals mouse rat child children adult women men cell cells tissue organ blood body protein proteins
  gene genes genome drug drugs acid agent antibody enzyme receptor factor factors activity process function response
  growth development binding regulation expression transport signaling signalling pathway metabolism learning memory
  behavior behaviour aging ageing death birth life health clinical acute chronic primary secondary active control model
  risk role effect effects system group type form level water food light time color colour image rest impact clock task
  focus match mass large small early late normal positive negative complex simple virus bacteria infection inhibitor agonist antagonist
  host product nucleus metabolite localization placebo vaccine subject bone language brain`.split(
    /\s+/,
  ),
);
const MAX_WORDS = 10;
const CACHED_WORDS = 100_000;

export interface DictionaryEntry {
  readonly iri: EntityIri;
  readonly preference: number;
  readonly isLabel: boolean;
  /** For symbols: letters and digits as they must be written, upper and lower case included; else null. */
  readonly symbol: string | null;
}

export interface TitleWord {
  readonly parts: readonly string[];
  readonly letters: string;
}

const NONE: readonly never[] = [];

export class NameDictionary {
  private readonly entries = new Map<string, DictionaryEntry[]>();
  /** Number of parts of the longest name with a first part, by that part. */
  private readonly lengths = new Map<string, number>();
  private readonly words = new Map<string, TitleWord>();

  find(parts: readonly string[]): readonly DictionaryEntry[] {
    return this.entries.get(parts.join(' ')) ?? NONE;
  }

  longestFrom(first: string): number {
    return this.lengths.get(first) ?? 0;
  }

  /** Reads a word, and remembers it: titles share most of their words. */
  getWord(text: string): TitleWord {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const word = { parts: wordParts(text), letters: getLetters(text) };
    if (this.words.size < CACHED_WORDS) this.words.set(text, word);
    return word;
  }

  /**
   * Adds the names of an entity; the most popular entity first. Returns the `wordKey` of each, the label's first.
   */
  add({ iri, label, aliases, types }: AddedNames): readonly string[] {
    const preference = TITLE_TYPES.findIndex((type) => types.includes(type));
    const isOfGene = types.some((type) => SYMBOL_TYPES.has(type));
    return [label, ...aliases].map((text, place) => {
      const folded = foldParts(text);
      const parts = folded.map(articleWord);
      const name = { text, key: folded.join(' '), words: folded.length, isOfGene };
      const symbol = getSymbol(name);
      const isLabel = place === 0;
      if (preference >= 0 && isInformative(name, symbol, isLabel))
        this.addEntry(parts, { iri, preference, isLabel, symbol });
      return parts.join(' ');
    });
  }

  private addEntry(parts: readonly string[], entry: DictionaryEntry): void {
    const key = parts.join(' ');
    if (COMMON_NAMES.has(key)) return;
    const known = this.entries.get(key);
    if (known === undefined) {
      this.entries.set(key, [entry]);
      const [first = ''] = parts;
      this.lengths.set(first, Math.max(parts.length, this.longestFrom(first)));
    } else if (known.every(({ iri }) => iri !== entry.iri)) known.push(entry);
  }
}

type AddedNames = Pick<LabelRow, 'iri' | 'label' | 'aliases' | 'types'>;

function getLetters(text: string): string {
  return /^[A-Za-z0-9]*$/.test(text) ? text : text.replace(/[^\p{L}\p{N}]+/gu, '');
}

interface DictionaryName {
  readonly text: string;
  readonly key: string;
  readonly words: number;
  readonly isOfGene: boolean;
}

/** One word without lowercase letters, like `BRCA1` or `IL-6`; for genes and proteins, any single word. */
function getSymbol({ text, isOfGene }: DictionaryName): string | null {
  if (/[\s,;]/.test(text)) return null;
  return isOfGene || !/\p{Ll}/u.test(text) ? getLetters(text) : null;
}

/**
 * Long enough to mean the entity: four characters, or a label of three in capitals, and at most `MAX_WORDS`
 * words. For genes and proteins, a single word needs a capital or a digit, since their aliases include words such as
 * `spatial`.
 */
function isInformative(
  { text, key, words, isOfGene }: DictionaryName,
  symbol: string | null,
  isLabel: boolean,
): boolean {
  const minLength = symbol !== null && isLabel ? 3 : 4;
  if (key.length < minLength || words > MAX_WORDS) return false;
  if (COMMON_NAMES.has(key) || /^[\d ]*$/.test(key)) return false;
  if (symbol === null) return true;
  return symbol.length >= minLength && (!isOfGene || /[\p{Lu}\d]/u.test(text));
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;
const ASCII_WORD = /[A-Za-z0-9']+/g;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * Finds the entities that a title names: from left to right the longest name that begins at each word. Symbols must be
 * written exactly so, and do not count in a title in capitals. A name of several entities means the one whose label it
 * is; among aliases of several entities none, since a wrong annotation is worse than a missing one.
 */
export function findNames(title: string, dictionary: NameDictionary): readonly EntityIri[] {
  const words = (title.match(ASCII.test(title) ? ASCII_WORD : WORD) ?? []).map((word) =>
    dictionary.getWord(word),
  );
  const isShouted = isInCapitals(title);
  const found: EntityIri[] = [];
  for (let start = 0; start < words.length; ) {
    const name = longestName(words, start, { dictionary, isShouted });
    if (name !== null) found.push(name.iri);
    start += name?.words ?? 1;
  }
  return found;
}

export function findName(text: string, dictionary: NameDictionary): EntityIri | null {
  const { parts, letters } = dictionary.getWord(text);
  const fitting = dictionary
    .find(parts)
    .filter(({ symbol }) => symbol === null || symbol === letters);
  return choose(fitting)?.iri ?? null;
}

function longestName(
  words: readonly TitleWord[],
  start: number,
  { dictionary, isShouted }: { readonly dictionary: NameDictionary; readonly isShouted: boolean },
): { readonly iri: EntityIri; readonly words: number } | null {
  const longest = dictionary.longestFrom(words[start]?.parts[0] ?? '');
  const parts: string[] = [];
  let letters = '';
  let best: { readonly iri: EntityIri; readonly words: number } | null = null;
  for (const [place, word] of words.slice(start, start + longest).entries()) {
    parts.push(...word.parts);
    if (parts.length > longest) break;
    letters += word.letters;
    const written = letters;
    const fitting = dictionary
      .find(parts)
      .filter(({ symbol }) => symbol === null || (!isShouted && symbol === written));
    const chosen = choose(fitting);
    if (chosen !== null) best = { iri: chosen.iri, words: place + 1 };
  }
  return best;
}

/** The preferred entry with the name as its label; else the only entry. */
function choose(entries: readonly DictionaryEntry[]): DictionaryEntry | null {
  const labels = entries.filter(({ isLabel }) => isLabel);
  const [only = null] = entries;
  if (labels.length === 0) return entries.length === 1 ? only : null;
  return labels.reduce((best, entry) => (entry.preference < best.preference ? entry : best));
}

function isInCapitals(title: string): boolean {
  const small = title.replace(/\P{Ll}+/gu, '');
  const capitals = title.replace(/\P{Lu}+/gu, '');
  return capitals.length > small.length;
}
