import { readFile, writeFile } from 'node:fs/promises';
import { isAdmetModelName, nearestAdmetModelName } from '@biographql/admet';
import { UnknownModelError } from '@biographql/core';
import { count, defineCommand, type Output } from '@biographql/server/internal';
import type { AssayCard, AssayComparison } from '../custom/card.js';
import type { AssayFigures } from '../custom/figures.js';
import { type AssayModel, readAssayModel } from '../custom/model.js';
import { type TrainedAssay, type TrainingProgress, trainModel } from '../custom/train-model.js';
import { parseAssayCsv } from '../import/read-export.js';

const SHOWN_PROBLEMS = 10;

export const admetTrainCommand = defineCommand({
  name: 'train',
  description:
    'Train a custom model on your measurements, starting from one of the 28 built-in models. The custom model is cross-validated and written to a file that `admet predict` and the service read. Nothing leaves the machine. Takes about 20 s for 300 molecules.',
  arguments: { '<file>': 'CSV or TSV file with a header, a SMILES column and a value column' },
  options: {
    '--base <model>': { text: 'built-in model to use as the base, e.g. LogD7', isRequired: true },
    '--out <file>': { text: 'file to write the model to, e.g. my-logd.bin', isRequired: true },
    '--name <name>': 'name of the model in requests (default: my-<base>)',
    '--molecules <column>': 'SMILES column (default: smiles, otherwise the first column)',
    '--values <column>': 'value column (default: the last column)',
    '--unit <unit>': 'unit of the values (default: the unit of the base model)',
    '--scale <scale>': {
      text: 'train on the values or on their log10 (default: same as the base model if the unit is, otherwise linear)',
      choices: ['linear', 'log10'],
    },
    '--kind <kind>': {
      text: 'kind of model (default: detected)',
      choices: ['regression', 'classification'],
    },
    '--tolerance <n>': {
      text: 'for numbers: leave out molecules whose repeated values differ by more than this, on the training scale (default: standard deviation of all values)',
      isNumber: true,
    },
    '--seed <n>': {
      text: 'random seed; the same seed, rows, settings and date produce the same file (default: 1)',
      isNumber: true,
    },
    '--keep-rows':
      'store molecules and measured values in the file, so that explanations can show similar molecules; anyone who has the file can read these data',
  },
  async run({ flags, signal, output }, file: string) {
    const { base, out, molecules, values, ...settings } = flags;
    if (!isAdmetModelName(base)) throw new UnknownModelError(base, nearestAdmetModelName(base));
    const rows = parseAssayCsv(await readFile(file, 'utf8'), { molecules, values });
    const trained = await trainModel(rows, {
      ...settings,
      base,
      signal,
      onProgress: (progress) => output.progress(progressText(progress)),
    });
    await writeFile(out, trained.bytes);
    report(trained, out, output);
  },
});

function progressText({ phase, done, total }: TrainingProgress): string {
  if (phase === 'read') return `Reading molecules: ${count(done)} of ${count(total)}`;
  return `Cross-validating and training: ${Math.floor((100 * done) / total)} %`;
}

function report({ card, problems, bytes }: TrainedAssay, out: string, output: Output): void {
  const { random, scaffold } = card.crossValidation;
  const { judgedOn: judged = card.trainedOn } = card;
  const lines = [
    `${card.name}: ${card.kind} model based on ${card.base}, ${unitText(card)}; ${count(card.trainedOn)} molecules from ${count(card.rows)} rows.`,
    ...problems
      .slice(0, SHOWN_PROBLEMS)
      .map(({ line, code, message }) =>
        code === 'KNOWN_TO_BASE' ? `  ${message}` : `  left out, line ${line}: ${message}`,
      ),
    ...(problems.length > SHOWN_PROBLEMS
      ? [`  … and ${count(problems.length - SHOWN_PROBLEMS)} more; --json lists all.`]
      : []),
    '',
    'Five-fold cross-validation, on molecules that the model had not seen:',
    ...figureRows('random folds', random),
    ...figureRows('new ring skeletons', scaffold),
    ...certaintyRows(card),
    ...(card.knownToBase === 0
      ? []
      : [
          `At least ${count(card.knownToBase)} of the molecules were in the training data of ${card.base}. The cross-validation figures are based on ${judged === card.trainedOn ? 'all' : 'the other'} ${count(judged)} molecules.`,
        ]),
    ...(random.base === undefined
      ? [
          `${card.base} predicts a different quantity or uses a different unit, so the two models cannot be compared.`,
        ]
      : []),
    '',
    ...(card.file.storedRows > 0
      ? [
          `The model file contains all ${count(card.file.storedRows)} molecules with their measured values.`,
        ]
      : []),
    `Written to ${out} (${Math.ceil(bytes.length / 1000)} kB). Use it: biographql admet predict "CCO" --custom ${out}`,
  ];
  output.result({ card, problems, file: out, bytes: bytes.length }, lines.join('\n'));
}

function unitText({ unit, scale, kind }: AssayCard): string {
  if (kind === 'classification') return 'predicts probabilities';
  const shown = unit === null ? 'no unit stated' : `in ${unit}`;
  return scale === 'log10' ? `${shown}, log10-transformed for training` : shown;
}

function figureRows(title: string, { own: model, line, base }: AssayComparison): readonly string[] {
  const kinds: readonly (readonly [string, AssayFigures | undefined])[] = [
    ['the new model', model],
    ['base model, linear fit', line],
    ['the base model itself', base],
  ];
  return [
    `  ${title}`,
    ...kinds.flatMap(([name, figures]) =>
      figures === undefined ? [] : [`    ${name.padEnd(24)} ${figureText(figures)}`],
    ),
  ];
}

function certaintyRows({ certainty, kind }: AssayCard): readonly string[] {
  const promise = kind === 'classification' ? 'prediction sets cover' : 'intervals cover';
  return (['random', 'scaffold'] as const).map((folds) => {
    const { coverage, wrongAuc, errorInDomain, errorOutOfDomain } = certainty[folds];
    const title = folds === 'random' ? 'random folds' : 'new ring skeletons';
    const shown = (value: number | null) => (value === null ? 'none' : value.toFixed(3));
    return `  uncertainty, ${title}: ${promise} ${(100 * coverage).toFixed(1)} % of the values; error inside the domain: ${shown(errorInDomain)}, outside the domain: ${shown(errorOutOfDomain)}; AUC for detecting wrong predictions: ${wrongAuc.toFixed(2)}`;
  });
}

function figureText(figures: AssayFigures): string {
  const shown = (value: number) => value.toFixed(3).padStart(7);
  return 'rmse' in figures
    ? `RMSE ${shown(figures.rmse)}  R2 ${shown(figures.r2)}  Spearman ${shown(figures.spearman)}`
    : `log loss ${shown(figures.logLoss)}  ROC-AUC ${shown(figures.rocAuc)}  accuracy ${shown(figures.accuracy)}`;
}

export const SIMILAR = 5;

/** Reads files of custom models. @throws PredictorError for other files. */
export function readCustomModels(files: readonly string[]): Promise<readonly AssayModel[]> {
  return Promise.all(files.map(async (file) => readAssayModel(await readFile(file))));
}
