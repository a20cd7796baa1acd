/**
 * Writes packages/admet/src/generated/drug-quantiles.ts: percentiles of each physicochemical property among the molecules of
 * the table of VD, which stand for drugs with human data.
 *
 *   drug-quantiles.ts <data folder>
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROPERTY_NAMES } from '@biographql/admet';
import { createPredictor } from '@biographql/admet-predictor';
import { readLabeled } from './read-csv.js';

const TARGET = new URL('../../../packages/admet/src/generated/drug-quantiles.ts', import.meta.url);
const [data = '../../../shared/data/admet'] = process.argv.slice(2);
const smiles = readLabeled(join(data, 'train', 'VD.csv')).map((row) => row.smiles);
const described = await createPredictor().describe(smiles);
const drugs = described.flatMap((each) => (each.status === 'described' ? each.properties : []));
const lines = PROPERTY_NAMES.map((property) => {
  const sorted = drugs.map((drug) => drug[property]).sort((a, b) => a - b);
  const quantiles = Array.from({ length: 101 }, (_, percent) => {
    const value = sorted[Math.round((percent * (sorted.length - 1)) / 100)] ?? 0;
    return Number(value.toPrecision(4));
  });
  return `  ${property}: [${quantiles.join(', ')}],`;
});
writeFileSync(
  TARGET,
  `/** Percentiles 0 to 100 of each property among ${drugs.length} drugs with human data. */
export const DRUG_QUANTILES = {
${lines.join('\n')}
} as const;
`,
);
