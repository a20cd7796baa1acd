import type { EntityType } from '@biographql/core';
import { singular } from '../text/article-words.js';
import { type FoldedName, foldKey, foldName, foldParts, foldSpelling } from '../text/fold.js';
import type { IdentifierReader, IdentifierReading, IdentifierStatus } from '../vocabulary/index.js';
import type { LabelHit, LabelMatch } from './label-index.js';

/** Key that equal names share, in British or American spelling; empty when the text has no word. */
export function nameKey(text: string): string {
  return inOneSpelling(foldKey(text));
}

/** Folds a name for the index; its words in their own and in American spelling. */
export function foldLabel(name: string): FoldedName {
  const { key, tokens, firsts } = foldName(name);
  return { key: inOneSpelling(key), tokens: withSpelling(tokens), firsts: withSpelling(firsts) };
}

/** A typed word in its own and in American spelling. */
export function spellings(word: string): readonly string[] {
  return withSpelling([word]);
}

/** Whether a text looks like an abbreviation: 2 to 10 capitals, digits and hyphens, at least two capitals. */
function isAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text);
}

const ABBREVIATION = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d][\p{Lu}\d-]{1,9}$/u;

/** Changes folded text to American spelling. */
function inOneSpelling(key: string): string {
  return key.split(' ').map(foldSpelling).join(' ');
}

function withSpelling(words: readonly string[]): readonly string[] {
  const folded = words.map(foldSpelling);
  return folded.every((word, index) => word === words[index])
    ? words
    : [...new Set([...words, ...folded])];
}

/** Penalty of an alias against a label, both beginning with the first typed word: eight doublings of popularity. */
export const ALIAS_COST = 800;

/** How many names with every typed word are sorted by the letters left to type; the others stay sorted by popularity. */
export const ORDERED_COMPLETIONS = 50;

/** Penalty of a name for each doubling of the letters left to type; 200 to 600 measure the same within a point. */
const COST_OF_REST = 300;

/** A name that equals the typed text when folded. */
export interface ExactName {
  readonly text: string;
  readonly isLabel: boolean;
  /** Whether the source states that it is a short name. */
  readonly isShort: boolean;
  /** Whether it names something related, narrower or broader. */
  readonly isRelated: boolean;
  readonly degree: number;
  /** Whether the entity is a gene or a protein, whose aliases are former symbols. */
  readonly isGene: boolean;
}

export interface ExactMatch {
  readonly match: LabelMatch;
  /** Lower tiers first; popularity decides within a tier. */
  readonly tier: number;
}

/**
 * Tier of an exact name: labels, aliases, then names of something related. If an abbreviation was typed, names in exactly
 * these letters come first: short names, then labels and aliases, then former symbols of genes, so that `GERD` and `COPD`
 * are diseases and `CAT` is the gene. Entities without edges come last.
 */
export function exactMatch(typed: string, name: ExactName): ExactMatch {
  const { text, isLabel, isRelated } = name;
  const ofNoEdge = name.degree === 0 ? 5 : 0;
  if (isRelated) return { match: 'related-alias', tier: 4.5 + ofNoEdge };
  const isSame = isAbbreviation(typed) && text === typed;
  const aliasTier = name.isGene ? 4.25 : 4;
  const tier = (isSame ? abbreviationTier(name) : isLabel ? LABEL_TIER : aliasTier) + ofNoEdge;
  if (isLabel) return { match: 'exact-label', tier };
  return { match: isAbbreviation(text) ? 'abbreviation' : 'exact-alias', tier };
}

function abbreviationTier({ isLabel, isShort, isGene }: ExactName): number {
  if (isShort) return 0;
  return isLabel || !isGene ? 1 : 2;
}

/** Tier of labels that aren't typed abbreviations. */
const LABEL_TIER = 3;
/** Fewer edges than this mean that an entity may be an empty duplicate. */
const FEW_EDGES = 10;
/** Ratio of edges from which another entity of the same name counts as the one with the facts. */
const MANY_TIMES = 5;
/** Ratio for one edge, which is just a class. */
const MANY_TIMES_ONE = 3;

/** Few edges, and an entity of the same name has many times more: `warfarin` has its facts under `(RS)-warfarin`. */
export function isEmptyDuplicate(degree: number, degrees: readonly number[]): boolean {
  const times = degree === 1 ? MANY_TIMES_ONE : MANY_TIMES;
  return degree < FEW_EDGES && degree * times <= Math.max(0, ...degrees);
}

/**
 * By tier, empty duplicates last. Genes, related names and abbreviations make no duplicates: they name several
 * things.
 */
export function sortExact<Name extends ExactName & { readonly tier: number }>(
  names: readonly Name[],
): readonly Name[] {
  const same = names.filter((name) => !name.isGene && !name.isRelated && name.tier >= LABEL_TIER);
  const degrees = same.map(({ degree }) => degree);
  const last = new Set(same.filter(({ degree }) => isEmptyDuplicate(degree, degrees)));
  return [...names].sort((a, b) => Number(last.has(a)) - Number(last.has(b)) || a.tier - b.tier);
}

export function isGene(types: readonly EntityType[]): boolean {
  return types.includes('GENE') || types.includes('PROTEIN');
}

export interface Completion {
  readonly key: string;
  readonly isLabel: boolean;
  readonly begins: boolean;
  readonly popularity: number;
}

/**
 * Names that continue the text, then those that begin with its first word, then others; each by score. Ties keep their
 * order.
 */
export function rankCompletions<Name extends Completion>(
  typed: string,
  names: readonly Name[],
): readonly Name[] {
  const key = foldKey(typed);
  const beginnings = [key, inOneSpelling(key)];
  const scored = names.map((name) => {
    const continues = beginnings.some((beginning) => name.key.startsWith(beginning));
    const letters = Math.max(0, name.key.length - key.length);
    return {
      name,
      group: continues ? 0 : 2 - Number(name.begins),
      score: nameScore(name) - COST_OF_REST * Math.log2(1 + letters),
    };
  });
  return scored.sort((a, b) => a.group - b.group || b.score - a.score).map(({ name }) => name);
}

/** Popularity, less the cost of an alias. */
export function nameScore({ popularity, isLabel }: Pick<Completion, 'popularity' | 'isLabel'>) {
  return popularity - (isLabel ? 0 : ALIAS_COST);
}

type NumberedName = Pick<Completion, 'popularity' | 'isLabel'> & { readonly name: number };

/** Merges labels and aliases, each sorted by popularity, into names sorted by score, then number. */
export function* mergeByScore<Name extends NumberedName>(
  labels: Iterator<Name>,
  aliases: Iterator<Name>,
): Generator<Name> {
  let label = labels.next();
  let alias = aliases.next();
  while (!label.done || !alias.done) {
    if (alias.done || (!label.done && isFirst(label.value, alias.value))) {
      if (!label.done) yield label.value;
      label = labels.next();
    } else {
      yield alias.value;
      alias = aliases.next();
    }
  }
}

function isFirst(label: NumberedName, alias: NumberedName): boolean {
  const lead = nameScore(label) - nameScore(alias);
  return lead > 0 || (lead === 0 && label.name < alias.name);
}

/** How many words of a typed text count; the rest is ignored. */
export const TYPED_WORDS = 12;

/** Typing errors are corrected when fewer entities than this are found. */
const ENOUGH = 3;

/** Number of results: 1 to 100, default 10; numbers outside are clamped. */
export function searchLimit(limit = 10): number {
  return Math.max(1, Math.min(100, Math.floor(limit)));
}

/** Maximum number of edits in a typed word of this length: none below 4 characters, 1 from 4, 2 from 8. */
export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

export interface FoundSoFar {
  readonly count: number;
  readonly hasExact: boolean;
  readonly limit: number;
}

/** Never after an exact match; one edit when fewer than three entities were found, two when none was. */
export function seeksTypingErrors(edits: number, { count, hasExact, limit }: FoundSoFar): boolean {
  if (hasExact) return false;
  return edits === 1 ? count < Math.min(ENOUGH, limit) : count === 0;
}

/** When to look up a text's possible identifiers: before names, after exact names, or if nothing else is found. */
export interface IdentifierTurns {
  readonly before: readonly IdentifierReading[];
  readonly after: readonly IdentifierReading[];
  readonly last: readonly IdentifierReading[];
}

export function identifierTurns(reader: IdentifierReader, text: string): IdentifierTurns {
  const readings = reader.read(text);
  const select = (...statuses: readonly IdentifierStatus[]) =>
    readings.filter(({ status }) => statuses.includes(status));
  return { before: select('stated', 'first'), after: select('after'), last: select('last') };
}

/** Moves a better known entity whose name has the same words before one with the text as an alias. */
export function preferKnown(text: string, hits: readonly LabelHit[]): readonly LabelHit[] {
  const [first, ...others] = hits;
  if (first?.match !== 'exact-alias') return hits;
  const words = toSortedWords(text);
  const better = others.find(({ match, matchedText, alias, degree }) => {
    if (match === 'fuzzy' || toSortedWords(matchedText) !== words) return false;
    const times = match === 'prefix' && alias === null ? 1 : 3;
    return degree > times * first.degree;
  });
  if (better === undefined) return hits;
  const isPrefix = better.match === 'prefix';
  const match = better.alias === null ? 'exact-label' : 'exact-alias';
  const moved: LabelHit = isPrefix ? { ...better, match } : better;
  const contradicted: LabelHit = { ...first, match: 'related-alias' };
  return [moved, contradicted, ...others.filter((hit) => hit !== better)];
}

function toSortedWords(text: string): string {
  return foldParts(text).map(singular).sort().join(' ');
}

/** Names that the text gives without the class word: `Guillain Barre`, `Rett`; but not `kidney` of `kidney disease`. */
export function addClass(typed: string, hits: readonly LabelHit[]): readonly string[] {
  return hits.flatMap(({ match, matchedText, alias }) => {
    const [, stem = '', possessive] = CLASSIFIED.exec(matchedText) ?? [];
    const isEponym = EPONYM.test(typed) && (alias === null || typed.includes(' '));
    const isSure = match === 'prefix' && (possessive !== undefined || isEponym);
    return isSure && nameKey(stem) === nameKey(typed) ? [matchedText] : [];
  });
}

/** Several words, or a capitalized one; `Chicago disease` is a rare name of another disease. */
const EPONYM = /[ -]|^\p{Lu}\p{Ll}{2,}$/u;
const CLASSIFIED = /^(.+?)(['’]s)? (?:disease|syndrome|disorder|mellitus)$/;

/** Whether a hit is what the text names, so that it need not be read in another way. */
export function isSettled(hit: LabelHit | undefined): boolean {
  if (hit === undefined) return false;
  const { match, types } = hit;
  if (match === 'identifier' || match === 'exact-label') return true;
  return (match === 'exact-alias' || match === 'abbreviation') && !isGene(types);
}
