import products from '../../data/combined-products.json' with { type: 'json' };
import type { LabelHit, LabelIndex, LabelSearchOptions } from './label-index.js';

/** What a text names. */
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

const ICD_10 =
  /^(?:icd(?:[- ]?10(?:[- ]?cm)?)?\s*[:#\s]\s*([a-z]\d[\dab])|([a-z]\d[\dab])(?=\.))(\.[\da-z]{1,4})?$/i;
/** ICD-10-CM extends ICD-10, and a graph may have the code of either. */
const ICD_10_SCHEMES = ['ICD10', 'ICD10CM'];

/** Finds what has a code of ICD-10 in either of its editions, else the code of its category; null for other texts. */
export async function searchDiagnosisCode(
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
      const remark = read === code ? '' : ', its category: no entity has the code itself';
      const note = `Read "${text}" as ${scheme}:${read}${remark}.`;
      return { hits, note };
    }
  }
  return null;
}

const TWO_GENES =
  /^([A-Z][A-Z0-9]{2,9})(?:-|::|–)([A-Z][A-Z0-9]{2,9})(?:\s+(?:gene\s+)?fusion(?:\s+gene)?)?$/;

/** Finds both genes of a fusion (`BCR-ABL1`), never one of them; null for other texts. */
export async function searchGeneFusion(
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
  const note = `"${text}" names two genes, ${genes}: a fusion or a complex of them.`;
  return { hits, note, isAmbiguous: true, isPart: true };
}

const PRODUCTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(products).map(([product, drugs]) => [product.toLowerCase(), drugs.split(' / ')]),
);

/** Finds the drugs that a product combines (`Vicodin`), after the combination itself where there is one; null for other texts. */
export async function searchProduct(
  labels: Labels,
  text: string,
  options: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  const drugs = PRODUCTS.get(text.toLowerCase());
  if (drugs === undefined) return null;
  const orders = [drugs.join(' / '), drugs.toReversed().join(' / ')];
  const [own = [], ...named] = await labels.exact([text, ...orders, ...drugs], options);
  const isWhole = ({ label }: LabelHit) =>
    drugs.every((drug) => label.toLowerCase().includes(drug.slice(0, 6)));
  const isProduct = (hit: LabelHit) => isWhole(hit) || hit.alias === null;
  const products = [...own.filter(isProduct), ...named.flat().filter(isWhole)].toSorted(
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
const MOST_SPECIES = 100;

/** Finds the species whose genus is shortened: `E. coli`; null for other texts, and for a species that nothing is called. */
export async function searchSpecies(
  labels: Labels,
  text: string,
  options: LabelSearchOptions,
): Promise<WrittenNameHits | null> {
  const [, genus = '', epithet = ''] = SPECIES.exec(text) ?? [];
  if (epithet === '') return null;
  const whole = new RegExp(`^${genus}[a-z]+ ${epithet}$`);
  const found = await labels.search(`${genus} ${epithet}`, { ...options, limit: MOST_SPECIES });
  const hits = found.flatMap((hit): readonly LabelHit[] =>
    whole.test(hit.matchedText) ? [{ ...hit, match: 'exact-alias' }] : [],
  );
  const [first] = hits;
  return first === undefined ? null : { hits, note: `Read "${text}" as ${first.matchedText}.` };
}
