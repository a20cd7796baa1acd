import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { articleWord, foldParts } from '@biographql/engines/text';
import { DistinctPairs } from '../entities/distinct-pairs.js';
import { IntList } from '../entities/int-list.js';
import { NameTable } from '../entities/name-table.js';
import { hashWord, NameFilter } from './name-filter.js';
import type { NamedEntities } from './named-entities.js';

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

/** Names that are words of every title, or mean something else in most. */
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
const LONGEST_NAME = 10;
const LEAST_CHARACTERS = 3;
const KNOWN_WORDS = 100_000;

/** A name of an entity. */
export interface DictionaryEntry {
  readonly iri: EntityIri;
  /** Place of its type in the order of preference. */
  readonly preference: number;
  readonly isLabel: boolean;
  /** For symbols: letters and digits as they must be written, upper and lower case included; else null. */
  readonly symbol: string | null;
}

/** A word of a title as typed, read. */
export interface TitleWord {
  /** {@link titleParts} of the word. */
  readonly parts: readonly string[];
  /** The share of each part in the states of {@link NameFilter}. */
  readonly hashes: readonly number[];
  /** {@link lettersOf} the word. */
  readonly letters: string;
}

/** Names of entities by their folded words. */
export interface NameDictionary {
  /** What {@link find} need not be asked for. */
  readonly filter: Pick<NameFilter, 'mayBegin' | 'mayBeName'>;
  /** All entries of a name; words are those of {@link titleParts}. */
  find(parts: readonly string[]): readonly DictionaryEntry[];
  /** Reads a word, remembered: titles share most of their words. */
  wordOf(text: string): TitleWord;
  /**
   * Takes the names of an entity by its number; the most popular entity first. Returns the {@link titleParts} of each,
   * joined: the label's first.
   */
  add(entity: number, names: Pick<LabelRow, 'label' | 'aliases' | 'types'>): readonly string[];
}

/** Creates an empty dictionary of names of some entities, whose keys it shares. */
export function createNameDictionary(
  entities: Pick<NamedEntities, 'iriOf' | 'keys'>,
): NameDictionary {
  const entries = new Entries(entities);
  const known = new Map<string, TitleWord>();
  const filter = new NameFilter();
  const addName = (name: DictionaryName, entry: StoredEntry) => {
    if (!isLongEnough(name.key)) return;
    const symbol = symbolOf(name);
    if (!isTelling(name, symbol, entry.isLabel)) return;
    const key = name.inTitles;
    if (COMMON_NAMES.has(key)) return;
    if (entries.add(key, { ...entry, symbol })) filter.add(key);
  };

  return {
    filter,
    find: (parts) => entries.of(parts.join(' ')),
    wordOf(text) {
      const earlier = known.get(text);
      if (earlier !== undefined) return earlier;
      const word = readWord(text);
      if (known.size < KNOWN_WORDS) known.set(text, word);
      return word;
    },
    add(entity, { label, aliases, types }) {
      const preference = TITLE_TYPES.findIndex((type) => types.includes(type));
      const isOfGene = types.some((type) => SYMBOL_TYPES.has(type));
      return [label, ...aliases].map((text, place) => {
        const parts = foldParts(text);
        const inTitles = parts.map(articleWord).join(' ');
        const name = { text, key: parts.join(' '), inTitles, isOfGene };
        if (preference >= 0) addName(name, { entity, preference, isLabel: place === 0 });
        return inTitles;
      });
    },
  };
}

interface StoredEntry extends Pick<DictionaryEntry, 'preference' | 'isLabel'> {
  readonly entity: number;
}

/** The entries of each key, in numbers: 16 bytes each. */
class Entries {
  private readonly entries = new DistinctPairs();
  private readonly entities = new IntList();
  /** Twice the preference, and one more for a label. */
  private readonly preferences = new IntList();
  /** One more than the number of the symbol; 0 for none. */
  private readonly symbolsAt = new IntList();
  private readonly symbols = new NameTable();

  constructor(private readonly known: Pick<NamedEntities, 'iriOf' | 'keys'>) {}

  /** Adds an entry, of each entity the first of a key; true when it is the first of all. */
  add(key: string, entry: StoredEntry & Pick<DictionaryEntry, 'symbol'>): boolean {
    const number = this.known.keys.idOf(key);
    const others = this.entries.listOf(number);
    if (others.some((other) => this.entities.at(other) === entry.entity)) return false;
    this.preferences.push(2 * entry.preference + Number(entry.isLabel));
    this.symbolsAt.push(entry.symbol === null ? 0 : this.symbols.idOf(entry.symbol) + 1);
    this.entries.append(number, this.entities.push(entry.entity));
    return others.length === 0;
  }

  of(key: string): readonly DictionaryEntry[] {
    const number = this.known.keys.find(key);
    if (number === null) return [];
    return this.entries.listOf(number).map((entry) => {
      const preference = this.preferences.at(entry);
      const symbol = this.symbolsAt.at(entry);
      return {
        iri: this.known.iriOf(this.entities.at(entry)),
        preference: preference >>> 1,
        isLabel: preference % 2 === 1,
        symbol: symbol === 0 ? null : this.symbols.nameOf(symbol - 1),
      };
    });
  }
}

function readWord(text: string): TitleWord {
  const parts = titleParts(text);
  return { parts, hashes: parts.map(hashWord), letters: lettersOf(text) };
}

/** At least three characters, not only digits, and no more words than a name in a title has. */
function isLongEnough(key: string): boolean {
  if (key.length < LEAST_CHARACTERS) return false;
  let words = 1;
  for (let index = 0; index < key.length; index++) if (key[index] === ' ') words++;
  return words <= LONGEST_NAME;
}

/** The words of a title: folded, split between letters and digits, in the singular and in American spelling. */
function titleParts(text: string): readonly string[] {
  return foldParts(text).map(articleWord);
}

/** Letters and digits only, letter case kept. */
function lettersOf(text: string): string {
  return /^[A-Za-z0-9]*$/.test(text) ? text : text.replace(/[^\p{L}\p{N}]+/gu, '');
}

interface DictionaryName {
  readonly text: string;
  /** Folded. */
  readonly key: string;
  /** As titles are compared with it. */
  readonly inTitles: string;
  readonly isOfGene: boolean;
}

/** One word without small letters, as `BRCA1` or `IL-6`; of genes and proteins any single word. */
function symbolOf({ text, isOfGene }: DictionaryName): string | null {
  if (/[\s,;]/.test(text)) return null;
  return isOfGene || !/\p{Ll}/u.test(text) ? lettersOf(text) : null;
}

/**
 * Long enough to mean the entity: four characters, or a label of three in capitals. Of genes and proteins a single word
 * needs a capital or a digit, since their aliases hold words such as `spatial`.
 */
function isTelling(
  { text, key, isOfGene }: DictionaryName,
  symbol: string | null,
  isLabel: boolean,
): boolean {
  const least = symbol !== null && isLabel ? 3 : 4;
  if (key.length < least || COMMON_NAMES.has(key) || /^[\d ]*$/.test(key)) return false;
  if (symbol === null) return true;
  return symbol.length >= least && (!isOfGene || /[\p{Lu}\d]/u.test(text));
}
