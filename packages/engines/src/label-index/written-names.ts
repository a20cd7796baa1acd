import type { EntityType } from '@biographql/core';
import products from '../../data/combined-products.json' with { type: 'json' };
import type { LabelHit, LabelIndex, LabelSearchOptions } from './label-index.js';
import { addClass, isGene, isSettled, nameKey, preferKnown } from './name-order.js';
import {
  GENE_TYPES,
  type NameReading,
  readAbbreviation,
  readSymbol,
  readWrittenName,
  toReading,
  toSpellings,
} from './name-readings.js';

/** Entities that a text names. */
export interface WrittenNameHits {
  /** The best first. */
  readonly hits: readonly LabelHit[];
  /** How the text was read, when not as typed; null otherwise. */
  readonly note: string | null;
  /** Whether it may name something else than the first hit. Default: false. */
  readonly isAmbiguous?: boolean;
  /** Whether each hit is only a part of what is named. Default: false. */
  readonly isPart?: boolean;
}

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
  const spellings = others.map((name) => toReading(name, `Interpreted "${typed}" as ${name}.`));
  const first = await findFirst(labels, [...readWrittenName(text), ...spellings], options);
  if (first === null) return { hits, note: null };
  return { hits: withoutRepeats([...first.hits, ...hits], options), note: first.note };
}

/**
 * Finds only entities with exactly this name or identifier. A part, such as one gene of a fusion, is left out even
 * if a source lists the text among its names.
 */
export async function searchExactName(
  labels: Labels,
  text: string,
  options: LabelSearchOptions = {},
): Promise<WrittenNameHits> {
  const found = preferKnown(text, await labels.search(text, options)).filter(isExactHit);
  const named = await searchWrittenName(labels, text, options);
  const isPart = named.isPart === true || readSymbol(text.trim()).length > 0;
  const hitsByIri = new Map(found.map((hit) => [hit.iri, hit]));
  const isOfPart = ({ types }: LabelHit) => isPart && (named.isPart === true || isGene(types));
  const hits = named.hits
    .filter(isExactHit)
    .flatMap(({ iri }) => hitsByIri.get(iri) ?? [])
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
  /** Hits of the abbreviation as typed. */
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
  // If the senses include the symbol itself, it is the rarer one.
  const isRarer = senses.some(([name]) => name === typed);
  const named = isRarer ? [...meant, ...symbols] : [...symbols, ...meant];
  const ordered = withoutRepeats([...named, ...hits], options);
  const exact = new Map<string, LabelHit>(hits.filter(isExactHit).map((hit) => [hit.iri, hit]));
  const best = ordered.map((hit) => exact.get(hit.iri) ?? hit);
  const names = senses.map(([name]) => name);
  const said = names.join(' or ');
  if (meant.length === 0) {
    const note = `"${typed}" usually stands for ${said}, but no entity in this dataset has such a name.`;
    return { hits: best, note, isAmbiguous: best.length > 0 };
  }
  const isAmbiguous = best.filter((hit) => iris.has(hit.iri) || isSymbol(hit)).length > 1;
  if (isAmbiguous) return { hits: best, note: `"${typed}" may stand for ${said}.`, isAmbiguous };
  const note = exact.has(best[0]?.iri ?? '') ? null : `Interpreted "${typed}" as ${said}.`;
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

/** Hits of the first reading that has any of the wanted types. */
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

const ICD_10 =
  /^(?:icd(?:[- ]?10(?:[- ]?cm)?)?\s*[:#\s]\s*([a-z]\d[\dab])|([a-z]\d[\dab])(?=\.))(\.[\da-z]{1,4})?$/i;
/** ICD-10-CM extends ICD-10, and a graph may have the code of either. */
const ICD_10_SCHEMES = ['ICD10', 'ICD10CM'];

/** Finds entities with an ICD-10 or ICD-10-CM code, else with its category's code; null for other texts. */
async function searchDiagnosisCode(
  labels: Labels,
  text: string,
  options: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  const [, stated, bare, rest = ''] = ICD_10.exec(text) ?? [];
  const category = (stated ?? bare)?.toUpperCase();
  if (category === undefined) return null;
  const code = `${category}${rest.toUpperCase()}`;
  for (const read of new Set([code, category])) {
    for (const scheme of ICD_10_SCHEMES) {
      const found = await labels.search(`${scheme}:${read}`, options);
      const hits = found.filter(({ match }) => match === 'identifier');
      if (hits.length === 0) continue;
      const remark =
        read === code ? '' : ', its parent category, because no entity has the code itself';
      const note = `Interpreted "${text}" as ${scheme}:${read}${remark}.`;
      return { hits, note };
    }
  }
  return null;
}

const TWO_GENES =
  /^([A-Z][A-Z0-9]{2,9})(?:-|::|–)([A-Z][A-Z0-9]{2,9})(?:\s+(?:gene\s+)?fusion(?:\s+gene)?)?$/;

/** Finds both genes of a fusion (`BCR-ABL1`), or none of them; null for other texts. */
async function searchGeneFusion(
  labels: Labels,
  text: string,
  { signal, types = [] }: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  const [, ...symbols] = TWO_GENES.exec(text) ?? [];
  const isWanted = types.length === 0 || types.includes('GENE');
  if (symbols.length === 0 || !isWanted) return null;
  const found = await labels.exact(symbols, { signal });
  const hits = symbols.flatMap((symbol, at): readonly LabelHit[] => {
    const gene = found[at]?.find(
      ({ label, types }) => types.includes('GENE') && label.startsWith(symbol),
    );
    return gene === undefined ? [] : [{ ...gene, match: 'exact-alias' }];
  });
  if (hits.length < symbols.length) return null;
  const genes = hits.map(({ label }) => label).join(' and ');
  const note = `"${text}" names a fusion or complex of two genes, ${genes}.`;
  return { hits, note, isAmbiguous: true, isPart: true };
}

const PRODUCTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(products).map(([product, drugs]) => [product.toLowerCase(), drugs.split(' / ')]),
);

/** Finds the drugs in a combination product (`Vicodin`), after its own entity, if any; null for other texts. */
async function searchProduct(
  labels: Labels,
  text: string,
  options: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  const drugs = PRODUCTS.get(text.toLowerCase());
  if (drugs === undefined) return null;
  const orders = [drugs.join(' / '), drugs.toReversed().join(' / ')];
  const [productHits = [], ...named] = await labels.exact([text, ...orders, ...drugs], options);
  const isWhole = ({ label }: LabelHit) =>
    drugs.every((drug) => label.toLowerCase().includes(drug.slice(0, 6)));
  const isProduct = (hit: LabelHit) => isWhole(hit) || hit.alias === null;
  const products = [...productHits.filter(isProduct), ...named.flat().filter(isWhole)].toSorted(
    (left, right) => right.degree - left.degree,
  );
  const hasProduct = products.length > 0;
  const parts = named
    .slice(-drugs.length)
    .flatMap(([hit]) => (hit === undefined ? [] : [asNamed(hit, hasProduct)]));
  const hits = [...products.map((hit) => asNamed(hit, false)), ...parts];
  if (hits.length === 0) return null;
  const note = `"${text}" combines ${drugs.join(' and ')}.`;
  return { hits, note, isAmbiguous: !hasProduct, isPart: !hasProduct };
}

function asNamed(hit: LabelHit, isRelated: boolean): LabelHit {
  return { ...hit, match: isRelated ? 'related-alias' : 'exact-alias' };
}

/** Finds what a name combines: the drugs of a product (`Vicodin`) or both genes of a fusion (`BCR-ABL1`); null for other texts. */
export async function searchCombination(
  labels: Labels,
  text: string,
  options: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  return (
    (await searchProduct(labels, text, options)) ?? (await searchGeneFusion(labels, text, options))
  );
}

const SPECIES = /^([A-Z])\. ?([a-z]{3,})$/;
const MAX_SPECIES = 100;

/** Finds species by an abbreviated genus (`E. coli`); null for other texts and for unknown species. */
async function searchSpecies(
  labels: Labels,
  text: string,
  options: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  const [, genus = '', epithet = ''] = SPECIES.exec(text) ?? [];
  if (epithet === '') return null;
  const whole = new RegExp(`^${genus}[a-z]+ ${epithet}$`);
  const found = await labels.search(`${genus} ${epithet}`, { ...options, limit: MAX_SPECIES });
  const hits = found.flatMap((hit): readonly LabelHit[] =>
    whole.test(hit.matchedText) ? [{ ...hit, match: 'exact-alias' }] : [],
  );
  const [first] = hits;
  return first === undefined
    ? null
    : { hits, note: `Interpreted "${text}" as ${first.matchedText}.` };
}
