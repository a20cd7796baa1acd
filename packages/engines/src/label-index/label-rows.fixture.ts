import { openTemporary } from '../../test/testing/temporary-place.js';
import { labelRow } from '../../test/testing/test-indexes.js';
import { inBatches } from '../driver.js';
import { WIKIDATA } from '../vocabulary/index.js';
import { compareRows, type LabelDriver, type LabelIndex, type LabelRow } from './label-index.js';

/** Entities whose names are alike, abbreviated, accented or joined by signs. */
export const LABEL_ROWS: readonly LabelRow[] = [
  labelRow('Q1', 'asthma', {
    degree: 67,
    aliases: ['bronchial asthma'],
    meshIds: ['D001249'],
    identifiers: [{ scheme: 'mesh', id: 'D001249' }],
  }),
  labelRow('Q2', 'allergic asthma', { degree: 19, description: 'a kind of asthma' }),
  labelRow('Q3', "Alzheimer's disease", { degree: 38, aliases: ['AD', 'Alzheimer disease'] }),
  labelRow('Q4', 'BRCA1', { degree: 62, types: ['GENE'], aliases: ['breast cancer 1'] }),
  labelRow('Q5', 'BRCA2', { degree: 80, types: ['GENE'] }),
  labelRow('Q6', 'interleukin 6', { degree: 24, types: ['PROTEIN', 'GENE'], aliases: ['IL-6'] }),
  labelRow('Q7', 'TNF-α', { degree: 20, types: ['PROTEIN'] }),
  labelRow('Q8', 'diabetes mellitus', { degree: 28, aliases: ['Diabète sucré'] }),
  labelRow('Q9', 'Sjögren syndrome', { degree: 5 }),
  labelRow('Q10', 'double', { degree: 3 }),
  labelRow('Q11', 'double', { degree: 3 }),
  labelRow('Q12', 'ad hoc committee', { degree: 90, types: ['UNDEFINED'] }),
];

/** Texts, each with the entity that it must find. */
export const FOUND: readonly (readonly [string, string])[] = [
  ['alzh dis', 'Q3'],
  ["ALZHEIMER'S", 'Q3'],
  ['alzheimer’s dis', 'Q3'],
  ['dis alzh', 'Q3'],
  ['il6', 'Q6'],
  ['IL 6', 'Q6'],
  ['il-6', 'Q6'],
  ['interleukin6', 'Q6'],
  ['TNFα', 'Q7'],
  ['tnf alpha', 'Q7'],
  ['sjogren', 'Q9'],
  ['diabete sucre', 'Q8'],
  ['melli', 'Q8'],
];

/** The same with slips of typing. */
export const FORGIVEN: readonly (readonly [string, string])[] = [
  ['astma', 'Q1'],
  ['asthna', 'Q1'],
  ['qsthma', 'Q1'],
  ['asht', 'Q1'],
  ['alzhiemer', 'Q3'],
  ['alzhimer diseese', 'Q3'],
  ['brac1', 'Q4'],
];

/** Builds and opens an index of these rows (the first of each IRI) with Wikidata's identifier schemes. */
export function openLabels(
  driver: LabelDriver,
  rows: readonly LabelRow[] = LABEL_ROWS,
): Promise<LabelIndex> {
  const ordered = rows.toSorted(compareRows);
  const sorted = ordered.filter(
    ({ iri }, place) => ordered.findIndex((row) => row.iri === iri) === place,
  );
  const identifiers = WIKIDATA.identifiers.data;
  return openTemporary(driver, (place) => driver.build(inBatches(sorted), place, { identifiers }));
}
