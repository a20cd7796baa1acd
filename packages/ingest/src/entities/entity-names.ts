import type { Literal } from '@biographql/sparql';
import { DistinctPairs } from './distinct-pairs.js';
import { IntList } from './int-list.js';
import { NameTable } from './name-table.js';

/** Preference of label languages, best first; a language that is not here comes last. */
const LANGUAGE_RANKS: Readonly<Record<string, number>> = { en: 1, '': 2, mul: 3 };
const ENGLISH_VARIANT_RANK = 4;
const OTHER_RANK = 5;

/**
 * Labels, aliases and descriptions by node number.
 * A label in English is preferred, then without a language, then `mul`, then a variant of English (`en-gb`), then the
 * first that comes in any other language. English aliases are those in `en`, `mul`, `en-…` or without a language.
 */
export class EntityNames {
  /** All names and descriptions, each once: many describe what several things are. */
  private readonly texts = new NameTable();
  /** One more than the number of the label. */
  private readonly labels = new IntList();
  private readonly labelRanks = new IntList();
  /** One more than the number of the description. */
  private readonly descriptions = new IntList();
  private readonly aliases = new DistinctPairs();
  private readonly shortNames = new DistinctPairs();
  /** Names of what is related, narrower or broader. */
  private readonly related = new DistinctPairs();
  private readonly languages = new NameTable();
  /** Of each node, languages other than English that have a label. */
  readonly otherLanguages = new DistinctPairs();

  hasLabel(node: number): boolean {
    return this.labels.at(node) !== 0;
  }

  /** Null when the node has none. */
  labelOf(node: number): string | null {
    return this.textOf(this.labels.at(node));
  }

  /** In English; null when the node has none. */
  descriptionOf(node: number): string | null {
    return this.textOf(this.descriptions.at(node));
  }

  /** Those that name the node itself, then the related ones. */
  aliasesOf(node: number): readonly string[] {
    return this.textsOf(this.aliasNumbersOf(node));
  }

  /** The number of {@link aliasesOf}. */
  countAliases(node: number): number {
    return this.aliasNumbersOf(node).length;
  }

  /** Those of the aliases that only name something related, narrower or broader. */
  relatedAliasesOf(node: number): readonly string[] {
    return this.textsOf(this.relatedNumbersOf(node));
  }

  /** Those of the aliases that are short names. */
  shortNamesOf(node: number): readonly string[] {
    return this.textsOf(this.shortNames.listOf(node));
  }

  /** The number of languages other than English that have a label. */
  languagesOf(node: number): number {
    return this.otherLanguages.listOf(node).length;
  }

  addLabel(node: number, { value, language }: Literal): void {
    if (value.trim() === '') return;
    const rank = rankOf(language);
    if (rank === OTHER_RANK)
      this.otherLanguages.add(node, this.languages.idOf(language.toLowerCase()));
    const label = this.labels.at(node);
    const known = label === 0 ? Number.POSITIVE_INFINITY : this.labelRanks.at(node);
    // Of other languages the first label is kept, and none is an alias.
    if (rank >= known && rank === OTHER_RANK) return;
    const number = this.texts.idOf(value) + 1;
    if (rank < known) {
      this.labels.set(node, number);
      this.labelRanks.set(node, rank);
      if (known < OTHER_RANK && label !== number) this.aliases.add(node, label - 1);
    } else if (label !== number) this.aliases.add(node, number - 1);
  }

  addAlias(node: number, { value, language }: Literal): void {
    if (value.trim() !== '' && rankOf(language) < OTHER_RANK)
      this.aliases.add(node, this.texts.idOf(value));
  }

  /** Adds a name of something related, narrower or broader. */
  addRelatedAlias(node: number, { value, language }: Literal): void {
    if (value.trim() !== '' && rankOf(language) < OTHER_RANK)
      this.related.add(node, this.texts.idOf(value));
  }

  /** Adds an alias that is a short name. */
  addShortName(node: number, literal: Literal): void {
    this.addAlias(node, literal);
    const number = this.texts.find(literal.value);
    if (number !== null && this.aliasNumbersOf(node).includes(number))
      this.shortNames.add(node, number);
  }

  addDescription(node: number, { value, language }: Literal): void {
    if (value.trim() === '' || rankOf(language) >= OTHER_RANK) return;
    if (this.descriptions.at(node) === 0) this.descriptions.set(node, this.texts.idOf(value) + 1);
  }

  private aliasNumbersOf(node: number): readonly number[] {
    const own = this.aliases.listOf(node);
    return this.related.has(node) ? [...own, ...this.relatedNumbersOf(node)] : own;
  }

  private relatedNumbersOf(node: number): readonly number[] {
    if (!this.related.has(node)) return [];
    const own = this.aliases.listOf(node);
    return this.related.listOf(node).filter((alias) => !own.includes(alias));
  }

  /** @param number - one more than that of the text; 0 for none. */
  private textOf(number: number): string | null {
    return number === 0 ? null : this.texts.nameOf(number - 1);
  }

  private textsOf(numbers: readonly number[]): readonly string[] {
    return numbers.map((number) => this.texts.nameOf(number));
  }
}

function rankOf(language: string): number {
  const tag = language.toLowerCase();
  const rank = LANGUAGE_RANKS[tag];
  if (rank !== undefined) return rank;
  return tag.startsWith('en-') ? ENGLISH_VARIANT_RANK : OTHER_RANK;
}
