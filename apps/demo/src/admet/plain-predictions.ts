import { ADMET_MODEL_NAMES, type AdmetModelName, getAdmetModel } from '@biographql/admet';
import type { AdmetCell, AdmetTable } from '@biographql/client';
import type { ExportTable } from '../exports/table-forms.ts';
import { askToolkit } from '../molecules/ask-toolkit.ts';
import { type PredictedCell, rowProblem, rowScope } from './read-cell.ts';
import type { Molecule } from './read-molecules.ts';

/** Columns beside that of a model's value: how sure it is, where a predictor told it. */
const BESIDE: readonly {
  readonly title: string;
  readonly of: (cell: PredictedCell) => string | number | undefined;
}[] = [
  { title: 'low', of: ({ interval }) => interval?.[0] },
  { title: 'high', of: ({ interval }) => interval?.[1] },
  { title: 'set', of: ({ predictionSet }) => predictionSet },
  { title: 'expected error', of: ({ expectedError }) => expectedError },
  { title: 'in domain', of: ({ inDomain }) => isYes(inDomain) },
];

/**
 * The predictions as a table: a row per molecule; a column per model, beside it those that say how sure it is where a
 * predictor told it; why a molecule has no values, and which models were not made for it.
 */
export function plainPredictions(
  { rows }: AdmetTable<AdmetModelName>,
  models: readonly AdmetModelName[],
  molecules: readonly Molecule[],
): ExportTable {
  const told = models.map((_, at) =>
    BESIDE.filter(({ of }) => rows.some(({ predictions }) => factOf(predictions[at], of) !== null)),
  );
  return {
    columns: [
      'smiles',
      'name',
      ...models.flatMap((name, at) => [
        name,
        ...(told[at] ?? []).map(({ title }) => `${name} ${title}`),
      ]),
      'rejected',
      'outOfScope',
    ],
    rows: rows.map((row, at) => [
      row.smiles,
      molecules[at]?.name ?? '',
      ...row.predictions.flatMap((cell, column) => [
        cell.value,
        ...(told[column] ?? []).map(({ of }) => factOf(cell, of)),
      ]),
      rowProblem(row)?.message ?? null,
      rowScope(row),
    ]),
  };
}

function factOf(
  cell: AdmetCell<AdmetModelName> | undefined,
  of: (cell: PredictedCell) => string | number | undefined,
): string | number | null {
  return cell?.status === 'predicted' ? (of(cell) ?? null) : null;
}

function isYes(answer: boolean | undefined): string | undefined {
  return answer === undefined ? undefined : answer ? 'yes' : 'no';
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
  const [name = '', ...beside] = title.split(' ');
  const hasUnit = beside.length === 0 || ['low', 'high'].includes(beside.join(' '));
  const unit = hasUnit ? UNITS.get(name) : undefined;
  return unit === undefined ? title : `${title} (${unit})`.replace(/[<>]/g, '');
}

function oneLine(value: string | number): string {
  return String(value).replace(/\s+/g, ' ').trim();
}
