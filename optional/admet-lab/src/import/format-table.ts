import Papa from 'papaparse';
import type { ImportedAssay } from './import-assay.js';

const HEADING = ['smiles', 'measurements', 'lowest', 'highest', 'rows', 'value'];
const DIGITS = 6;

/** The table that `parseAssayCsv` and `biographql admet train` read: molecules first, values last. */
export function formatAssayCsv({ molecules }: Pick<ImportedAssay, 'molecules'>): string {
  const shown = (value: number) => Number(value.toPrecision(DIGITS));
  const lines = molecules.map(({ smiles, measurements, lowest, highest, rows, value }) => [
    smiles,
    measurements,
    shown(lowest),
    shown(highest),
    rows.join(' '),
    shown(value),
  ]);
  return `${Papa.unparse([HEADING, ...lines], { newline: '\n' })}\n`;
}
