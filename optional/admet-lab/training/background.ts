/**
 * Writes src/generated/background.ts: every sixth molecule of the clearance set, as drawn there. Explanations say how a
 * molecule differs from these; neither models nor features are in the file, so that it need not be written again with them.
 *
 *   background.ts [<data folder>]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLabeled } from './read-csv.js';

const EVERY = 6;
const TARGET = new URL('../src/generated/background.ts', import.meta.url);
const [data = '../../../shared/data/admet'] = process.argv.slice(2);
const molecules = readLabeled(join(data, 'train', 'CL.csv')).flatMap(({ smiles }, i) =>
  i % EVERY === 0 ? [smiles] : [],
);
writeFileSync(
  TARGET,
  `/** ${molecules.length} drugs with measured human clearance (PKSmart, Apache-2.0), one a line. */
export const backgroundSmiles = \`
${molecules.join('\n').replaceAll('\\', '\\\\')}
\`;
`,
);
