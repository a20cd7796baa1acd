import { modelUnits, type TrainedPrediction } from '@biographql/admet-predictor';
import type { MoleculeList } from '@biographql/admet-predictor/molecules';
import { csvField } from '../../http/sparql/result-text.js';

export type TextTable = readonly (readonly string[])[];

type PredictionRow = readonly TrainedPrediction<string>[];

/** A line per molecule: the columns of the input, a value per model, and what to know about them. */
export function toWideTable(list: MoleculeList, rows: readonly PredictionRow[]): TextTable {
  const models = (rows[0] ?? []).map(({ model }) => model);
  const heading = [...list.columns, ...models.map(getTitle), 'outside domain', 'remarks'];
  const body = rows.map((row, i) => [
    ...(list.molecules[i]?.cells ?? []),
    ...row.map(({ value }) => toDigits(value)),
    row.flatMap((each) => (isOutside(each) ? [each.model] : [])).join(' '),
    [...new Set(row.flatMap(getRemarks))].join(' '),
  ]);
  return [heading, ...body];
}

export function toLongTable(list: MoleculeList, rows: readonly PredictionRow[]): TextTable {
  const heading = [
    ...list.columns,
    'model',
    'value',
    'low',
    'high',
    'unit',
    'in domain',
    'remarks',
  ];
  const body = rows.flatMap((row, i) =>
    row.map((prediction) => {
      const { model, value } = prediction;
      const isPredicted = prediction.status === 'predicted';
      const [low, high] = (isPredicted && prediction.interval) || [];
      return [
        ...(list.molecules[i]?.cells ?? []),
        model,
        ...[value, low, high].map(toDigits),
        getUnit(model),
        isPredicted ? (prediction.inDomain ? 'yes' : 'no') : '',
        getRemarks(prediction).join(' '),
      ];
    }),
  );
  return [heading, ...body];
}

/** Writes tab-separated values. Tabs and line ends inside a value become spaces. */
export function toTsv(table: TextTable): string {
  const clean = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ');
  return table.map((row) => `${row.map(clean).join('\t')}\n`).join('');
}

export function toCsv(table: TextTable): string {
  return table.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function getUnit(model: string): string {
  return (modelUnits as Readonly<Record<string, string | undefined>>)[model] ?? '';
}

function getTitle(model: string): string {
  const unit = getUnit(model);
  return unit === '' ? model : `${model} (${unit})`;
}

function toDigits(value: number | null | undefined): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(4))) : '';
}

function isOutside(prediction: TrainedPrediction<string>): boolean {
  return prediction.status === 'predicted' && !prediction.inDomain;
}

function getRemarks(prediction: TrainedPrediction<string>): readonly string[] {
  if (prediction.status === 'rejected') return [prediction.reason.message];
  return [prediction.corrected, prediction.outOfScope].filter((each) => each !== undefined);
}
