import { ADMET_MODEL_NAMES, type AdmetModelName, getAdmetModel } from '@biographql/admet';
import type { AdmetTable } from '@biographql/client';
import type { ExportTable } from '../exports/table-forms.ts';
import { askToolkit } from '../molecules/ask-toolkit.ts';
import { readCertainty, rowProblem, rowScope } from './read-cell.ts';
import type { Molecule } from './read-molecules.ts';

type Row = AdmetTable<AdmetModelName>['rows'][number];

/**
 * The predictions as a table: a row per molecule; a column per model, beside it those of its 90 % interval where a
 * predictor told them; why a molecule has no values, and which models were not made for it.
 */
export function plainPredictions(
  { rows }: AdmetTable<AdmetModelName>,
  models: readonly AdmetModelName[],
  molecules: readonly Molecule[],
): ExportTable {
  const spans = models.map((_, at) => rows.some((row) => spanOf(row, at) !== null));
  return {
    columns: [
      'smiles',
      'name',
      ...models.flatMap((name, at) => (spans[at] ? [name, `${name} low`, `${name} high`] : [name])),
      'rejected',
      'outOfScope',
    ],
    rows: rows.map((row, at) => [
      row.smiles,
      molecules[at]?.name ?? '',
      ...row.predictions.flatMap(({ value }, column) => {
        const [low, high] = spanOf(row, column) ?? [null, null];
        return spans[column] ? [value, low, high] : [value];
      }),
      rowProblem(row)?.message ?? null,
      rowScope(row),
    ]),
  };
}

function spanOf({ predictions }: Row, at: number): readonly [number, number] | null {
  const cell = predictions[at];
  return cell?.status === 'predicted' ? (readCertainty(cell)?.interval ?? null) : null;
}

/** Molecules that are laid out in one go: pictures of the page come in between. */
const LAID_OUT = 50;

/** The predictions as an SDF: a molfile per molecule that can be read, the values as its fields, units in their titles. */
export async function sdfOfPredictions({ columns, rows }: ExportTable): Promise<string> {
  const records: string[] = [];
  for (let first = 0; first < rows.length; first += LAID_OUT) {
    const part = rows.slice(first, first + LAID_OUT);
    const smiles = part.map(([text]) => String(text));
    const molfiles = await askToolkit({ kind: 'molfile', smiles });
    for (const [at, row] of part.entries()) {
      const molfile = molfiles[at];
      if (molfile) records.push(sdfRecord(molfile, columns, row));
    }
  }
  return records.join('');
}

function sdfRecord(
  molfile: string,
  columns: ExportTable['columns'],
  row: ExportTable['rows'][number],
): string {
  // The first line of a molfile is its title.
  const titled = molfile.replace(/^[^\n]*/, oneLine(row[1] ?? ''));
  const fields = columns.map((title, at) => {
    const value = row[at] ?? '';
    return value === '' ? '' : `>  <${withUnit(title)}>\n${oneLine(value)}\n\n`;
  });
  return `${titled.trimEnd()}\n${fields.join('')}$$$$\n`;
}

const UNITS: ReadonlyMap<string, string> = new Map(
  ADMET_MODEL_NAMES.map((name) => [name, getAdmetModel(name).unit]),
);

function withUnit(title: string): string {
  const [name = ''] = title.split(' ');
  const unit = UNITS.get(name);
  return unit === undefined ? title : `${title} (${unit})`.replace(/[<>]/g, '');
}

function oneLine(value: string | number): string {
  return String(value).replace(/\s+/g, ' ').trim();
}
