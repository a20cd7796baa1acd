import { foldKey, localName } from '@biographql/engines/text';
import type { Literal } from '@biographql/sparql';
import { copyText } from '../bytes/lines.js';

const NONE: readonly never[] = [];

/** Facts about an IRI so far. Most nodes have few, so lists are created when needed. */
export class GraphNode {
  label: string | null = null;
  labelRank = Number.POSITIVE_INFINITY;
  description: string | null = null;
  /** Languages other than English that have a label. */
  languages: readonly string[] = NONE;
  aliases: readonly string[] = NONE;
  shortNames: readonly string[] = NONE;
  /** Names of related, narrower or broader things. */
  relatedNames: readonly string[] = NONE;
  meshIds: readonly string[] = NONE;
  meshTreeCodes: readonly string[] = NONE;
  /** Scheme, space, identifier. */
  identifiers: readonly string[] = NONE;
  classes: readonly GraphNode[] = NONE;
  superclasses: readonly GraphNode[] = NONE;
  subjectOf: readonly string[] = NONE;
  getObject: readonly string[] = NONE;
  valueProperties = 0;
  /** Whether a fact other than a declared equivalence is about it. */
  isMentioned = false;
  isProperty = false;
  isDeprecated = false;

  constructor(
    readonly iri: string,
    readonly number: number,
  ) {}
}

/** Adds a value to a list unless it has it. Changes the list in place; an empty one is replaced. */
export function withValue<Value>(list: readonly Value[], value: Value): readonly Value[] {
  if (list.length === 0) return [value];
  if (!list.includes(value)) (list as Value[]).push(value);
  return list;
}

/** Interns texts: many nodes share descriptions and identifiers. */
export class TextPool {
  private readonly texts = new Map<string, string>();

  intern(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const copy = copyText(text);
    this.texts.set(copy, copy);
    return copy;
  }
}

/** Preference of label languages, best first; other languages come last. */
const LANGUAGE_RANKS: Readonly<Record<string, number>> = { en: 1, '': 2, mul: 3 };
const ENGLISH_VARIANT_RANK = 4;
const OTHER_RANK = 5;

/**
 * Adds a label. One in English is preferred, then without a language, then `mul`, then a variant of English (`en-gb`), then
 * the first that comes in any other language. Other English labels are aliases.
 */
export function addLabel(node: GraphNode, { value, language }: Literal, texts: TextPool): void {
  if (value.trim() === '') return;
  const rank = findRank(language);
  if (rank === OTHER_RANK)
    node.languages = withValue(node.languages, texts.intern(language.toLowerCase()));
  const { label, labelRank } = node;
  // In other languages, the first label stays and the rest are dropped.
  if (rank >= labelRank && rank === OTHER_RANK) return;
  const text = texts.intern(value);
  if (rank < labelRank) {
    node.label = text;
    node.labelRank = rank;
    if (label !== null && labelRank < OTHER_RANK && label !== text)
      node.aliases = withValue(node.aliases, label);
  } else if (label !== text) node.aliases = withValue(node.aliases, text);
}

export function addName(
  node: GraphNode,
  list: 'aliases' | 'relatedNames',
  { value, language }: Literal,
  texts: TextPool,
): void {
  if (value.trim() !== '' && findRank(language) < OTHER_RANK)
    node[list] = withValue(node[list], texts.intern(value));
}

export function addShortName(node: GraphNode, literal: Literal, texts: TextPool): void {
  addName(node, 'aliases', literal, texts);
  if (allAliases(node).includes(literal.value))
    node.shortNames = withValue(node.shortNames, texts.intern(literal.value));
}

export function addDescription(
  node: GraphNode,
  { value, language }: Literal,
  texts: TextPool,
): void {
  if (node.description !== null || value.trim() === '' || findRank(language) >= OTHER_RANK) return;
  node.description = texts.intern(value);
}

/** Returns the aliases of the node, then the names of related, narrower or broader things. */
export function allAliases(node: GraphNode): readonly string[] {
  return node.relatedNames.length === 0 ? node.aliases : [...node.aliases, ...relatedAliases(node)];
}

export function relatedAliases({ aliases, relatedNames }: GraphNode): readonly string[] {
  return relatedNames.filter((name) => !aliases.includes(name));
}

function findRank(language: string): number {
  const tag = language.toLowerCase();
  const rank = LANGUAGE_RANKS[tag];
  if (rank !== undefined) return rank;
  return tag.startsWith('en-') ? ENGLISH_VARIANT_RANK : OTHER_RANK;
}

export class Replacements {
  private readonly replacements = new Map<GraphNode, GraphNode>();

  add(node: GraphNode, replacement: GraphNode): void {
    this.replacements.set(node, replacement);
  }

  /**
   * Adds deprecated nodes to the groups of equivalents: each to the group of its last replacement.
   * A node without a replacement entity stays separate.
   * @param findEntity - Returns the entity that a replacement means; null for none.
   */
  under(
    leaders: ReadonlyMap<number, number>,
    findEntity: (node: GraphNode) => GraphNode | null,
  ): ReadonlyMap<number, number> {
    const all = new Map(leaders);
    for (const node of this.replacements.keys()) {
      if (!node.isDeprecated || findEntity(node) === null) continue;
      const last = findEntity(this.getLast(node));
      if (last === null || last === node) continue;
      const leader = leaders.get(last.number) ?? last.number;
      all.set(node.number, leader);
      all.set(leader, leader);
    }
    return all;
  }

  /** Last replacement of a node; the node itself when they form a circle. */
  private getLast(node: GraphNode): GraphNode {
    const seen = new Set<GraphNode>([node]);
    let last = node;
    for (
      let next = this.replacements.get(last);
      next !== undefined;
      next = next.isDeprecated ? this.replacements.get(next) : undefined
    ) {
      if (seen.has(next)) return node;
      seen.add(next);
      last = next;
    }
    return last;
  }
}

export function getLabel({ label, iri }: GraphNode): string {
  return label ?? localName(iri);
}

export function foldedNames(node: GraphNode): readonly string[] {
  return node.label === null ? [] : [node.label, ...allAliases(node)].map(foldKey);
}
