/**
 * Writes reference data: src/generated/background.ts, every sixth molecule of the clearance set, which
 * explanations compare with; and packages/admet/src/generated/drug-quantiles.ts, percentiles of each physicochemical
 * property among the molecules of VD, which stand for drugs with human data. Neither depends on models or features.
 *
 *   drugs.ts [<data folder>]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROPERTY_NAMES } from '@biographql/admet';
import { createPredictor } from '@biographql/admet-predictor';
import { readLabeled } from './molecules.js';

const EVERY = 6;
const BACKGROUND = new URL('../src/generated/background.ts', import.meta.url);
const QUANTILES = new URL(
  '../../../packages/admet/src/generated/drug-quantiles.ts',
  import.meta.url,
);
const [data = '../../../shared/data/admet'] = process.argv.slice(2);
const readSmiles = (model: string) =>
  readLabeled(join(data, 'train', `${model}.csv`)).map(({ smiles }) => smiles);

const background = readSmiles('CL').filter((_, i) => i % EVERY === 0);
writeFileSync(
  BACKGROUND,
  `/** ${background.length} drugs with measured human clearance (PKSmart, Apache-2.0), one a line. */
export const backgroundSmiles = \`
${background.join('\n').replaceAll('\\', '\\\\')}
\`;
`,
);

const described = await createPredictor().describe(readSmiles('VD'));
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
  QUANTILES,
  `/** Percentiles 0 to 100 of each property among ${drugs.length} drugs with human data. */
export const DRUG_QUANTILES = {
${lines.join('\n')}
} as const;
`,
);
