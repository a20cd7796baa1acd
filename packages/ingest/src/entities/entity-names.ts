import type { Literal } from '@biographql/sparql';
import { ownText } from '../rdf/own-text.js';
import { DistinctPairs } from './distinct-pairs.js';
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
  private readonly labels: (string | undefined)[] = [];
  private readonly labelRanks: number[] = [];
  private readonly descriptions: (string | undefined)[] = [];
  private readonly aliases = new Map<number, string[]>();
  private readonly shortNames = new Map<number, string[]>();
  /** Names of what is related, narrower or broader. */
  private readonly related = new Map<number, string[]>();
  private readonly languages = new NameTable();
  private readonly otherLanguages = new DistinctPairs();

  hasLabel(node: number): boolean {
    return this.labels[node] !== undefined;
  }

  /** Null when the node has none. */
  labelOf(node: number): string | null {
    return this.labels[node] ?? null;
  }

  /** In English; null when the node has none. */
  descriptionOf(node: number): string | null {
    return this.descriptions[node] ?? null;
  }

  /** Those that name the node itself, then the related ones. */
  aliasesOf(node: number): readonly string[] {
    const own = this.aliases.get(node) ?? [];
    const related = this.relatedAliasesOf(node);
    return related.length === 0 ? own : [...own, ...related];
  }

  /** Those of the aliases that only name something related, narrower or broader. */
  relatedAliasesOf(node: number): readonly string[] {
    const related = this.related.get(node) ?? [];
    const own = this.aliases.get(node) ?? [];
    return related.filter((alias) => !own.includes(alias));
  }

  /** Those of the aliases that are short names. */
  shortNamesOf(node: number): readonly string[] {
    return this.shortNames.get(node) ?? [];
  }

  /** The number of languages other than English that have a label. */
  languagesOf(node: number): number {
    return [...this.otherLanguages.of(node)].length;
  }

  addLabel(node: number, { value, language }: Literal): void {
    if (value.trim() === '') return;
    const rank = rankOf(language);
    if (rank === OTHER_RANK)
      this.otherLanguages.add(node, this.languages.idOf(language.toLowerCase()));
    const known = this.labelRanks[node] ?? Number.POSITIVE_INFINITY;
    const label = this.labels[node];
    if (rank < known) {
      this.labels[node] = ownText(value);
      this.labelRanks[node] = rank;
      if (label !== undefined && known < OTHER_RANK && label !== value) this.pushAlias(node, label);
    } else if (rank < OTHER_RANK && label !== value) this.pushAlias(node, value);
  }

  addAlias(node: number, { value, language }: Literal): void {
    if (value.trim() !== '' && rankOf(language) < OTHER_RANK) this.pushAlias(node, value);
  }

  /** Adds a name of something related, narrower or broader. */
  addRelatedAlias(node: number, { value, language }: Literal): void {
    if (value.trim() === '' || rankOf(language) >= OTHER_RANK) return;
    const known = this.related.get(node);
    if (known === undefined) this.related.set(node, [ownText(value)]);
    else if (!known.includes(value)) known.push(ownText(value));
  }

  /** Adds an alias that is a short name. */
  addShortName(node: number, literal: Literal): void {
    this.addAlias(node, literal);
    if (!this.aliasesOf(node).includes(literal.value)) return;
    this.shortNames.set(node, [...new Set([...this.shortNamesOf(node), literal.value])]);
  }

  addDescription(node: number, { value, language }: Literal): void {
    if (value.trim() === '' || rankOf(language) >= OTHER_RANK) return;
    this.descriptions[node] ??= ownText(value);
  }

  private pushAlias(node: number, alias: string): void {
    const known = this.aliases.get(node);
    if (known === undefined) this.aliases.set(node, [ownText(alias)]);
    else if (!known.includes(alias)) known.push(ownText(alias));
  }
}

function rankOf(language: string): number {
  const tag = language.toLowerCase();
  const rank = LANGUAGE_RANKS[tag];
  if (rank !== undefined) return rank;
  return tag.startsWith('en-') ? ENGLISH_VARIANT_RANK : OTHER_RANK;
}
