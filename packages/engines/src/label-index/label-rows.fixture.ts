import { inBatches } from '../row-batches.js';
import { openTemporary } from '../temporary-place.js';
import type { LabelDriver, LabelRow } from './label-build.js';
import type { LabelIndex } from './label-index.js';
import { labelRow } from './label-row.fixture.js';

/** Entities whose names are alike, abbreviated, accented or joined by signs. */
export const LABEL_ROWS: readonly LabelRow[] = [
  labelRow('Q1', 'asthma', { degree: 67, aliases: ['bronchial asthma'], meshIds: ['D001249'] }),
  labelRow('Q2', 'allergic asthma', { degree: 19, description: 'a kind of asthma' }),
  labelRow('Q3', "Alzheimer's disease", { degree: 38, aliases: ['AD', 'Alzheimer disease'] }),
  labelRow('Q4', 'BRCA1', { degree: 62, types: ['GENE'], aliases: ['breast cancer 1'] }),
  labelRow('Q5', 'BRCA2', { degree: 80, types: ['GENE'] }),
  labelRow('Q6', 'interleukin 6', { degree: 24, types: ['PROTEIN', 'GENE'], aliases: ['IL-6'] }),
  labelRow('Q7', 'TNF-α', { degree: 20, types: ['PROTEIN'] }),
  labelRow('Q8', 'diabetes mellitus', { degree: 28, aliases: ['Diabète sucré'] }),
  labelRow('Q9', 'Sjögren syndrome', { degree: 5 }),
  labelRow('Q10', 'twin', { degree: 3 }),
  labelRow('Q11', 'twin', { degree: 3 }),
  labelRow('Q12', 'ad hoc committee', { degree: 90, types: ['UNDEFINED'] }),
];

/** Builds an index of these rows, in the order that builds take, and opens it. */
export function openLabels(
  driver: LabelDriver,
  rows: readonly LabelRow[] = LABEL_ROWS,
): Promise<LabelIndex> {
  const sorted = rows.toSorted((a, b) => b.popularity - a.popularity);
  return openTemporary(driver, (place) => driver.build(inBatches(sorted), place));
}
