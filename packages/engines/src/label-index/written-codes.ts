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
