import type { AdmetModelName } from '@biographql/admet';
import type { AdmetTable } from '@biographql/client';
import { toCsv } from '../csv.ts';
import { rowProblem, rowScope } from './read-cell.ts';
import type { Molecule } from './read-molecules.ts';

/** The table as CSV: a row per molecule, a column per model, why a molecule has no values, and which models were not made for it. */
export function tableCsv(
  { rows }: AdmetTable<AdmetModelName>,
  models: readonly AdmetModelName[],
  molecules: readonly Molecule[],
): string {
  return toCsv([
    ['smiles', 'name', ...models, 'rejected', 'outOfScope'],
    ...rows.map((row, at) => [
      row.smiles,
      molecules[at]?.name ?? '',
      ...row.predictions.map((cell) => cell.value),
      rowProblem(row)?.message ?? null,
      rowScope(row),
    ]),
  ]);
}
