/** Scores tables of measured molecules: `pnpm bench:external --data <folder>`. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createPredictor,
  isModelName,
  type ModelName,
  type TrainedPrediction,
} from '@biographql/admet-predictor';
import { readMolecules } from '@biographql/admet-predictor/molecules';
import { scriptArguments } from '../../scripts/own-arguments.js';
import { pythonPackage, startPython } from '../child/start-python.js';
import { mean, scoreRows, type TableFigures } from './score-table.js';

const HELP = `Scores predictions against measured values that no model was trained on.

  pnpm bench:external --data <folder>

The folder has a table for each model, with its name, e.g. logS.csv: a column of molecules and a column "value". Values are
in the unit of the model, classes are 1 and 0; VD, CL and THALF are compared on log10. ADMET-AI is scored on the same
molecules where BENCH_PYTHON (default: python3) has it; it may have been trained on them.
`;

/** Endpoints of ADMET-AI that are the same quantity in the same unit. */
const PEER_NAMES: Readonly<Partial<Record<ModelName, string>>> = {
  logS: 'Solubility_AqSolDB',
  LogD7: 'Lipophilicity_AstraZeneca',
  Caco2: 'Caco2_Wang',
  PPB: 'PPBR_AZ',
  VD: 'VDss_Lombardo',
  THALF: 'Half_Life_Obach',
  BBB: 'BBB_Martins',
  HIA: 'HIA_Hou',
  PGPi: 'Pgp_Broccatelli',
  Ames: 'AMES',
  DILI: 'DILI',
  SkinS: 'Skin_Reaction',
  hERG: 'hERG',
  CYPIA2i: 'CYP1A2_Veith',
  CYP2C9i: 'CYP2C9_Veith',
  CYP2CI9i: 'CYP2C19_Veith',
  CYP2D6i: 'CYP2D6_Veith',
  CYP3A4i: 'CYP3A4_Veith',
  CYP2C9s: 'CYP2C9_Substrate_CarbonMangels',
  CYP2D6s: 'CYP2D6_Substrate_CarbonMangels',
  CYP3A4s: 'CYP3A4_Substrate_CarbonMangels',
};

/** Figures of a program for a table, with shares of its molecules from 0 to 1. */
export interface ExternalScore extends TableFigures {
  readonly model: ModelName;
  readonly by: string;
  /** Molecules with a value and a prediction. */
  readonly molecules: number;
  /** Rows without a number or with a molecule that was rejected. */
  readonly leftOut: number;
  /** Molecules whose interval or set holds the measured value; null where none is given. */
  readonly coverage: number | null;
  readonly inDomain: number | null;
  /** Molecules with the atom environments of a training molecule: figures of these are too good. */
  readonly known: number | null;
}

/** Predicts an endpoint of another program: a value per molecule, in the unit of the model. */
export type Peer = (endpoint: string, smiles: readonly string[]) => Promise<readonly number[]>;

/** Scores every table of a folder. @throws Error for a table that is named by no model, or without values. */
export async function scoreFolder(folder: string, peer?: Peer): Promise<readonly ExternalScore[]> {
  const predictor = createPredictor();
  const scores: ExternalScore[] = [];
  for (const file of (await readdir(folder)).sort()) {
    if (!/\.(?:csv|tsv)$/i.test(file)) continue;
    const model = basename(file).replace(/\.\w+$/, '');
    if (!isModelName(model))
      throw new Error(`${file} has the name of no model. Rename it, e.g. to logS.csv.`);
    const { columns, molecules } = readMolecules(await readFile(join(folder, file), 'utf8'));
    const column = columns.findIndex((title) => title.toLowerCase() === 'value');
    if (column < 0)
      throw new Error(`${file} has no column "value". Its columns: ${columns.join(', ')}.`);
    const predictions = await predictor.predict(
      model,
      molecules.map(({ text }) => text),
    );
    const rows = predictions.flatMap((prediction, at) => {
      const text = molecules[at]?.cells[column] ?? '';
      const measured = text === '' ? Number.NaN : Number(text);
      return prediction.status === 'predicted' && Number.isFinite(measured)
        ? [{ prediction, measured, text: molecules[at]?.text ?? '' }]
        : [];
    });
    const leftOut = molecules.length - rows.length;
    const isClass = rows.some(({ prediction }) => prediction.probability !== undefined);
    const isLog10 = rows.some(({ prediction }) => prediction.logValue !== undefined);
    const scaled = (value: number) => (isLog10 ? Math.log10(value) : value);
    const measured = rows.map((row) => scaled(row.measured));
    const score = (predicted: readonly number[]) => scoreRows({ measured, predicted, isClass });
    const share = (test: (row: (typeof rows)[number]) => boolean) =>
      rows.length === 0 ? null : mean(rows.map((row) => Number(test(row))));
    scores.push({
      ...{ model, by: 'BioGraphQL', molecules: rows.length, leftOut },
      ...score(rows.map(({ prediction }) => scaled(prediction.value))),
      coverage: share((row) => isHeld(row.prediction, row.measured)),
      inDomain: share((row) => row.prediction.inDomain),
      known: share((row) => row.prediction.similarity === 1),
    });
    const endpoint = PEER_NAMES[model];
    if (peer === undefined || endpoint === undefined || rows.length === 0) continue;
    const values = await peer(
      endpoint,
      rows.map(({ text }) => text),
    );
    scores.push({
      ...{ model, by: 'ADMET-AI', molecules: rows.length, leftOut },
      ...score(values.map(scaled)),
      ...{ coverage: null, inDomain: null, known: null },
    });
  }
  return scores;
}

function isHeld(
  { interval, predictionSet }: Extract<TrainedPrediction, { readonly status: 'predicted' }>,
  measured: number,
): boolean {
  if (interval) return interval[0] <= measured && measured <= interval[1];
  return predictionSet === 'either' || (predictionSet === 'yes') === measured >= 0.5;
}

const SHOWN = ['mae', 'rae', 'r2', 'spearman', 'rocAuc', 'accuracy'] as const;
const SHARES = ['coverage', 'inDomain', 'known'] as const;

/** The scores as a Markdown table. */
export function renderScores(scores: readonly ExternalScore[]): string {
  const titles = ['model', 'by', 'molecules', 'left out', 'MAE', 'RAE', 'R2', 'Spearman'];
  const heading = [...titles, 'ROC-AUC', 'accuracy', 'coverage', 'in domain', 'in training'];
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(3));
  const percent = (value: number | null) =>
    value === null ? '–' : `${(100 * value).toFixed(0)} %`;
  const rows = scores.map((score) => [
    ...[score.model, score.by, String(score.molecules), String(score.leftOut)],
    ...SHOWN.map((name) => shown(score[name])),
    ...SHARES.map((name) => percent(score[name])),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [heading, heading.map(() => '---'), ...rows].map(line).join('');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: [...scriptArguments],
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help || values.data === undefined) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (pythonPackage('admet-ai') === null) {
    process.stdout.write(
      `${renderScores(await scoreFolder(values.data))}\nADMET-AI is not installed.\n`,
    );
    return;
  }
  await using child = startPython(
    new URL('admet_ai.py', import.meta.url),
    new AbortController().signal,
  );
  const peer: Peer = async (endpoint, smiles) =>
    (
      await child.call<{ readonly values: Readonly<Record<string, readonly number[]>> }>(
        'predict',
        smiles,
      )
    ).values[endpoint] ?? [];
  process.stdout.write(renderScores(await scoreFolder(values.data, peer)));
}

if (process.argv[1] === import.meta.filename) await main();
