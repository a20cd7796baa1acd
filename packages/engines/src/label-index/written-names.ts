import type { EntityType } from '@biographql/core';
import { singular } from '../text/article-words.js';
import { foldParts } from '../text/fold.js';
import type { LabelHit, LabelIndex, LabelSearchOptions } from './label-index.js';
import { isEmptyDuplicate, isGene, nameKey } from './name-order.js';
import {
  GENE_TYPES,
  type NameReading,
  readAbbreviation,
  readSymbol,
  readWrittenName,
  toReading,
  toSpellings,
} from './name-readings.js';
import { searchDiagnosisCode, searchGeneFusion, type WrittenNameHits } from './written-codes.js';

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
  const senses = readAbbreviation(typed);
  if (senses.length > 0) return addSenses(labels, { typed, senses, hits }, options);
  if (isSettled(hits[0])) return { hits, note: null };
  const whole =
    (await searchDiagnosisCode(labels, typed, options)) ??
    (await searchGeneFusion(labels, typed, options));
  if (whole !== null) return { ...whole, hits: withoutRepeats([...whole.hits, ...hits], options) };
  const spellings = isExactHit(hits[0]) ? [] : toSpellings(typed);
  const isCut = ({ match, matchedText }: LabelHit) =>
    match === 'prefix' && isWithoutClass(typed, matchedText);
  const cut = isExactHit(hits[0]) ? [] : hits.filter(isCut).map(({ matchedText }) => matchedText);
  const readings = [
    ...readWrittenName(text),
    ...[...spellings, ...cut.slice(0, 1)].map((name) =>
      toReading(name, `Read "${typed}" as ${name}.`),
    ),
  ];
  const [first] = await findReadings(labels, readings, options);
  if (first === undefined) return { hits, note: null };
  const merged = withoutRepeats([...first.hits, ...hits], options);
  return { hits: merged, note: first.reading.note };
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
  const typed = text.trim();
  const found = await labels.search(text, options);
  const hits = preferKnown(text, found).filter(isExactHit);
  const fusion = await searchGeneFusion(labels, typed, options);
  const isPart = fusion !== null || readSymbol(typed).length > 0;
  const whole = isPart
    ? hits.filter(({ match, types }) => match === 'exact-label' || !isGene(types))
    : hits;
  if (whole.length < hits.length)
    return {
      hits: whole,
      note: fusion?.note ?? `"${typed}" names a part or a form of a gene.`,
      isAmbiguous: false,
    };
  const senses = readAbbreviation(typed);
  if (senses.length === 0) return { hits, note: null };
  const named = await addSenses(labels, { typed, senses, hits }, options);
  const known = new Set(hits.map(({ iri }) => iri));
  return { ...named, hits: named.hits.filter(({ iri }) => known.has(iri)) };
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
  const found = await Promise.all(senses.map((names) => findSense(labels, names, options)));
  const meant = found.flatMap((sense) => sense ?? []);
  const iris = new Set(meant.map(({ iri }) => iri));
  const isSymbol = ({ iri, match, types, matchedText }: LabelHit) =>
    !iris.has(iri) && match === 'exact-label' && isGene(types) && matchedText === typed;
  const ordered = withoutRepeats([...hits.filter(isSymbol), ...meant, ...hits], options);
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

/** The entity that has the first known of several names. */
async function findSense(
  labels: Labels,
  names: readonly string[],
  options: LabelSearchOptions,
): Promise<LabelHit | null> {
  const found = await labels.exact(names, options);
  for (const [at, name] of names.entries()) {
    const exact = found[at]?.find((hit) => isExactHit(hit) && hasType(hit, options.types));
    if (exact === undefined) continue;
    const shown = await labels.search(name, { ...options, limit: 1 });
    return shown.find(({ equivalents }) => equivalents.includes(exact.iri)) ?? exact;
  }
  return null;
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
    const isLabel = match === 'prefix' && alias === null;
    return isLabel ? !isEmptyDuplicate(degree, [first.degree]) : degree > 3 * first.degree;
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

/** Whether only the class word is left out: `Guillain Barre`, `Parkinson`; but not `kidney` of `kidney disease`. */
function isWithoutClass(typed: string, name: string): boolean {
  const [, stem = '', possessive] = CLASSIFIED.exec(name) ?? [];
  return nameKey(stem) === nameKey(typed) && (possessive !== undefined || /[ -]/.test(typed));
}

const CLASSIFIED = /^(.+?)(['’]s)? (?:disease|syndrome|disorder|mellitus)$/;

function isSettled(hit: LabelHit | undefined): boolean {
  if (hit === undefined) return false;
  const { match, types } = hit;
  if (match === 'identifier' || match === 'exact-label') return true;
  return (match === 'exact-alias' || match === 'abbreviation') && !isGene(types);
}

/** The first reading that names something of the wanted types, with what its text finds. */
async function findReadings(
  labels: Labels,
  readings: readonly NameReading[],
  options: LabelSearchOptions,
): Promise<readonly { readonly hits: readonly LabelHit[]; readonly reading: NameReading }[]> {
  const found = await labels.exact(
    readings.map(({ text }) => text),
    options,
  );
  for (const [at, reading] of readings.entries()) {
    const isWanted = (hit: LabelHit) =>
      isExactHit(hit) && hasType(hit, options.types) && hasType(hit, reading.types);
    if (!found[at]?.some(isWanted)) continue;
    const named = await labels.search(reading.text, options);
    const hits = named.filter(isWanted);
    // Symbols of human genes are in capitals, those of mice are not.
    const sameLetters = hits.filter(({ matchedText }) => matchedText === reading.text);
    const isSymbol = reading.types === GENE_TYPES && sameLetters.length > 0;
    return [{ hits: isSymbol ? sameLetters : hits, reading }];
  }
  return [];
}

function hasType(hit: LabelHit, types: readonly EntityType[] = []): boolean {
  return types.length === 0 || hit.types.some((type) => types.includes(type));
}
