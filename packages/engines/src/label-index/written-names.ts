import type { EntityType } from '@biographql/core';
import { singular } from '../text/article-words.js';
import { foldParts } from '../text/fold.js';
import type { LabelHit, LabelIndex, LabelSearchOptions } from './label-index.js';
import { isGene, nameKey } from './name-order.js';
import {
  GENE_TYPES,
  type NameReading,
  readAbbreviation,
  readSymbol,
  readWrittenName,
  toReading,
  toSpellings,
} from './name-readings.js';
import {
  searchDiagnosisCode,
  searchGeneFusion,
  searchProduct,
  searchSpecies,
  type WrittenNameHits,
} from './written-codes.js';

export type { WrittenNameHits } from './written-codes.js';

type Labels = Pick<LabelIndex, 'search' | 'exact'>;

/**
 * Searches a name as people write it in tables, labels and notes. An exact name comes first, then what the text is read as,
 * then what begins with it or resembles it. What a clinical abbreviation stands for comes before genes that once had it as a
 * symbol, and after a gene whose symbol it is.
 */
export async function searchWrittenName(
  labels: Labels,
  text: string,
  options: LabelSearchOptions = {},
): Promise<WrittenNameHits> {
  const typed = text.trim();
  const hits = preferKnown(text, await labels.search(text, options));
  const product = await searchProduct(labels, typed, options);
  if (product !== null) {
    const wanted = product.hits.filter((hit) => hasType(hit, options.types));
    return { ...product, hits: withoutRepeats(wanted, options) };
  }
  const senses = readAbbreviation(typed);
  if (senses.length > 0) return addSenses(labels, { typed, senses, hits }, options);
  if (isSettled(hits[0])) return { hits, note: null };
  const whole =
    (await searchDiagnosisCode(labels, typed, options)) ??
    (await searchGeneFusion(labels, typed, options)) ??
    (await searchSpecies(labels, typed, options));
  if (whole !== null) return { ...whole, hits: withoutRepeats([...whole.hits, ...hits], options) };
  const others = isExactHit(hits[0]) ? [] : [...toSpellings(typed), ...addClass(typed, hits)];
  const spellings = others.map((name) => toReading(name, `Read "${typed}" as ${name}.`));
  const first = await findFirst(labels, [...readWrittenName(text), ...spellings], options);
  if (first === null) return { hits, note: null };
  return { hits: withoutRepeats([...first.hits, ...hits], options), note: first.note };
}

/**
 * Finds only what has exactly the name or the identifier. A part of what is written, such as one gene of a fusion, has not,
 * though a source lists the text among its names.
 */
export async function searchExactName(
  labels: Labels,
  text: string,
  options: LabelSearchOptions = {},
): Promise<WrittenNameHits> {
  const found = preferKnown(text, await labels.search(text, options)).filter(isExactHit);
  const named = await searchWrittenName(labels, text, options);
  const isPart = named.isPart === true || readSymbol(text.trim()).length > 0;
  const own = new Map(found.map((hit) => [hit.iri, hit]));
  const isOfPart = ({ types }: LabelHit) => isPart && (named.isPart === true || isGene(types));
  const hits = named.hits
    .filter(isExactHit)
    .flatMap(({ iri }) => own.get(iri) ?? [])
    .filter((hit) => hit.match === 'exact-label' || !isOfPart(hit));
  const isAmbiguous = named.isAmbiguous === true && hits.length > 0;
  return { hits, note: isPart || isAmbiguous ? named.note : null, isAmbiguous };
}

/** Whether the whole name or the identifier matched. */
export function isExactHit(hit: LabelHit | undefined): boolean {
  return hit !== undefined && !NOT_EXACT.has(hit.match);
}

const NOT_EXACT: ReadonlySet<string> = new Set(['prefix', 'fuzzy', 'related-alias']);

interface Abbreviation {
  readonly typed: string;
  readonly senses: readonly (readonly string[])[];
  /** What the letters themselves find. */
  readonly hits: readonly LabelHit[];
}

async function addSenses(
  labels: Labels,
  { typed, senses, hits }: Abbreviation,
  options: LabelSearchOptions,
): Promise<WrittenNameHits> {
  const found = await Promise.all(
    senses.map((names) =>
      findFirst(
        labels,
        names.map((name) => toReading(name, '')),
        options,
      ),
    ),
  );
  const meant = found.flatMap((sense) => sense?.hits.slice(0, 1) ?? []);
  const iris = new Set(meant.map(({ iri }) => iri));
  const isSymbol = ({ iri, match, types, matchedText }: LabelHit) =>
    !iris.has(iri) && match === 'exact-label' && isGene(types) && matchedText === typed;
  const symbols = hits.filter(isSymbol);
  // A list that names the symbol itself says that it is the rarer sense.
  const isRarer = senses.some(([name]) => name === typed);
  const named = isRarer ? [...meant, ...symbols] : [...symbols, ...meant];
  const ordered = withoutRepeats([...named, ...hits], options);
  const own = new Map<string, LabelHit>(hits.filter(isExactHit).map((hit) => [hit.iri, hit]));
  const best = ordered.map((hit) => own.get(hit.iri) ?? hit);
  const names = senses.map(([name]) => name);
  const said = names.join(' or ');
  if (meant.length === 0) {
    const note = `"${typed}" usually stands for ${said}, which no entity here is called.`;
    return { hits: best, note, isAmbiguous: best.length > 0 };
  }
  const isAmbiguous = best.filter((hit) => iris.has(hit.iri) || isSymbol(hit)).length > 1;
  if (isAmbiguous) return { hits: best, note: `"${typed}" may stand for ${said}.`, isAmbiguous };
  const note = own.has(best[0]?.iri ?? '') ? null : `Read "${typed}" as ${said}.`;
  return { hits: best, note, isAmbiguous };
}

function withoutRepeats(
  hits: readonly LabelHit[],
  { limit = 10 }: LabelSearchOptions,
): readonly LabelHit[] {
  const known = new Set<string>();
  const first = hits.filter(({ iri, equivalents }) => {
    if (known.has(iri)) return false;
    for (const equivalent of [iri, ...equivalents]) known.add(equivalent);
    return true;
  });
  return first.slice(0, limit);
}

/** Moves an entity whose name has the same words before a less known one, which has the text as an alias. */
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

/** Names of which only the class word is left out: `Guillain Barre`, `Rett`; but not `kidney` of `kidney disease`. */
function addClass(typed: string, hits: readonly LabelHit[]): readonly string[] {
  return hits.flatMap(({ match, matchedText, alias }) => {
    const [, stem = '', possessive] = CLASSIFIED.exec(matchedText) ?? [];
    const isEponym = EPONYM.test(typed) && (alias === null || typed.includes(' '));
    const isSure = match === 'prefix' && (possessive !== undefined || isEponym);
    return isSure && nameKey(stem) === nameKey(typed) ? [matchedText] : [];
  });
}

/** More than one word, or one that is capitalized; `Chicago disease` is a rare name of another one. */
const EPONYM = /[ -]|^\p{Lu}\p{Ll}{2,}$/u;
const CLASSIFIED = /^(.+?)(['’]s)? (?:disease|syndrome|disorder|mellitus)$/;

function isSettled(hit: LabelHit | undefined): boolean {
  if (hit === undefined) return false;
  const { match, types } = hit;
  if (match === 'identifier' || match === 'exact-label') return true;
  return (match === 'exact-alias' || match === 'abbreviation') && !isGene(types);
}

/** What the first reading finds that names something of the wanted types. */
async function findFirst(
  labels: Labels,
  readings: readonly NameReading[],
  options: LabelSearchOptions,
): Promise<{ readonly hits: readonly LabelHit[]; readonly note: string } | null> {
  const texts = readings.map(({ text }) => text);
  const found = await labels.exact(texts, options);
  for (const [at, { text, note, types }] of readings.entries()) {
    const isWanted = (hit: LabelHit) =>
      isExactHit(hit) && hasType(hit, options.types) && hasType(hit, types);
    const exact = (found[at] ?? []).filter(isWanted);
    if (exact.length === 0) continue;
    const shown = await labels.search(text, options);
    const named = shown.filter(
      (hit) => isWanted(hit) && nameKey(hit.matchedText) === nameKey(text),
    );
    const hits = named.length > 0 ? named : exact;
    // Symbols of human genes are in capitals, those of mice are not.
    const sameLetters = hits.filter(({ matchedText }) => matchedText === text);
    const isSymbol = types === GENE_TYPES && sameLetters.length > 0;
    return { hits: isSymbol ? sameLetters : hits, note };
  }
  return null;
}

function hasType(hit: LabelHit, types: readonly EntityType[] = []): boolean {
  return types.length === 0 || hit.types.some((type) => types.includes(type));
}
