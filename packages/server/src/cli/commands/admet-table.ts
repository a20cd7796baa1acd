import {
  type AdmetFinding,
  applyRules,
  getDrugLikeness,
  isAdmetModelName,
  judgePrediction,
  type MoleculeDescription,
  PROPERTY_LABELS,
  PROPERTY_NAMES,
} from '@biographql/admet';
import { modelUnits, type TrainedPrediction } from '@biographql/admet-predictor';
import type { MoleculeList } from '@biographql/admet-predictor/molecules';
import { csvField } from '../../http/sparql/result-text.js';

type TextTable = readonly (readonly string[])[];

type PredictionRow = readonly TrainedPrediction<string>[];

/** A line per molecule: the columns of the input, properties, value and verdict of each model, and remarks. */
export function toWideTable(
  list: MoleculeList,
  rows: readonly PredictionRow[],
  described: readonly MoleculeDescription[] = [],
): TextTable {
  const models = (rows[0] ?? []).map(({ model }) => model);
  const ofPanel = described.length === 0 ? [] : PANEL;
  const heading = [
    ...list.columns,
    ...ofPanel.map(({ title }) => title),
    ...models.flatMap((model) => [
      withUnit(model, getUnit(model)),
      ...(isAdmetModelName(model) ? [`${model} verdict`] : []),
    ]),
    'outside domain',
    'remarks',
  ];
  const body = rows.map((row, i) => [
    ...(list.molecules[i]?.cells ?? []),
    ...ofPanel.map(({ read }) => {
      const molecule = described[i];
      return molecule?.status === 'described' ? read(molecule) : '';
    }),
    ...row.flatMap((each) => [
      toDigits(each.value),
      ...(isAdmetModelName(each.model) ? [judge(each)?.verdict ?? ''] : []),
    ]),
    row.flatMap((each) => (isOutside(each) ? [each.model] : [])).join(' '),
    [...new Set(row.flatMap(getRemarks).flatMap(toShortSentences))].join(' '),
  ]);
  return [heading, ...body];
}

type Described = Extract<MoleculeDescription, { readonly status: 'described' }>;

const PANEL: readonly {
  readonly title: string;
  readonly read: (molecule: Described) => string;
}[] = [
  { title: 'formula', read: ({ formula }) => formula },
  ...PROPERTY_NAMES.map((name) => ({
    title: withUnit(...PROPERTY_LABELS[name]),
    read: ({ properties }: Described) => toDigits(properties[name]),
  })),
  {
    title: 'QED',
    read: ({ properties, alerts }) => toDigits(getDrugLikeness(properties, alerts.length)),
  },
  {
    title: 'rules not met',
    read: ({ properties }) =>
      applyRules(properties)
        .flatMap(({ name, isMet }) => (isMet ? [] : [name]))
        .join('; '),
  },
  { title: 'structural alerts', read: ({ alerts }) => alerts.join('; ') },
];

const LONG_COLUMNS = 'model,value,low,high,unit,in domain,remarks,in words'.split(',');

export function toLongTable(list: MoleculeList, rows: readonly PredictionRow[]): TextTable {
  const heading = [...list.columns, ...LONG_COLUMNS];
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
        judge(prediction)?.statement ?? '',
      ];
    }),
  );
  return [heading, ...body];
}

/** A line per model, for people at a terminal. */
export function toListing(list: MoleculeList, rows: readonly PredictionRow[]): string {
  const blocks = rows.map((row, i) => {
    const { name = '', text = '' } = list.molecules[i] ?? {};
    const title = `${name} ${list.format === 'sdf' ? '' : text}`.trim();
    const lines = row.map((prediction) => {
      if (prediction.status === 'rejected') return `  ${prediction.reason.message}`;
      const value = `${toDigits(prediction.value)} ${getUnit(prediction.model)}`;
      const words = judge(prediction)?.statement ?? getRemarks(prediction).join(' ');
      return `  ${prediction.model.padEnd(12)}${value.padEnd(22)}${words}`.trimEnd();
    });
    return [title, ...new Set(lines)].join('\n');
  });
  return blocks.join('\n\n');
}

function judge(prediction: TrainedPrediction<string>): AdmetFinding | undefined {
  const { status, model } = prediction;
  return status === 'predicted' && isAdmetModelName(model)
    ? judgePrediction({ ...prediction, model })
    : undefined;
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

function withUnit(title: string, unit: string): string {
  return unit === '' ? title : `${title} (${unit})`;
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

/** Sentences without model-specific limits, so that several models share one sentence. */
function toShortSentences(remark: string): readonly string[] {
  const limits = /; training molecules have [^.]*\.$/;
  return remark
    .split(/(?<=\.) (?=[A-Z])/)
    .map((sentence) => sentence.replace(limits, ', unlike the training molecules of some models.'));
}
