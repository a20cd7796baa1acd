import { readFile, writeFile } from 'node:fs/promises';
import { isAdmetModelName, nearestAdmetModelName } from '@biographql/admet';
import {
  type AssayCard,
  type AssayComparison,
  type AssayFigures,
  parseAssayCsv,
  type TrainedAssay,
  type TrainingProgress,
  trainModel,
} from '@biographql/admet-predictor/train';
import { InvalidArgumentError, UnknownModelError } from '@biographql/core';
import { Option } from 'commander';
import type { AddCommand, CommandContext } from '../command-context.js';
import { createOutput, type Output } from '../output.js';
import { count } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

interface TrainFlags {
  readonly base: string;
  readonly out: string;
  readonly name?: string;
  readonly molecules?: string;
  readonly values?: string;
  readonly unit?: string;
  readonly scale?: 'linear' | 'log10';
  readonly kind?: 'regression' | 'classification';
  readonly tolerance?: string;
  readonly seed?: string;
  readonly keepRows?: boolean;
  readonly json?: boolean;
}

/** Rows named in the text for a person; all of them are in the JSON. */
const SHOWN_PROBLEMS = 10;

/** `biographql admet train`: trains a model of one's own assay on top of a public one. */
export const admetTrainCommand: AddCommand = (admet, context) => {
  admet
    .command('train')
    .description(
      'Train a model on measurements of one’s own, on top of one of the 28: what that model leaves is learnt. It is cross-validated and written to a file that `admet predict` and the packages read. Nothing leaves the machine. Takes some 20 s for 300 molecules.',
    )
    .argument('<file>', 'CSV or TSV with a heading: a column of SMILES and one of values')
    .requiredOption('--base <model>', 'the public model to build on, e.g. LogD7')
    .requiredOption('--out <file>', 'where the model is written, e.g. my-logd.bin')
    .option('--name <name>', 'what predictions ask for it by (default: my-<base>)')
    .option('--molecules <column>', 'heading of the molecules (default: smiles, or the first)')
    .option('--values <column>', 'heading of the values (default: the last one)')
    .option('--unit <unit>', 'unit of the values (default: that of the base)')
    .addOption(
      new Option(
        '--scale <scale>',
        'learn values as they are, or their decimal logarithm (default: as the base does)',
      ).choices(['linear', 'log10']),
    )
    .addOption(
      new Option('--kind <kind>', 'what the values are (default: told by them)').choices([
        'regression',
        'classification',
      ]),
    )
    .option(
      '--tolerance <n>',
      'how far apart values of one molecule may be (default: one standard deviation)',
    )
    .option('--seed <n>', 'the same seed, rows, settings and day give the same bytes (default: 1)')
    .option(
      '--keep-rows',
      'keep molecules and measured values in the file, so that explanations show similar ones; whoever gets the file can read them',
    )
    .option('--json', 'print JSON')
    .action((file: string, flags: TrainFlags) => train(file, flags, context));
};

async function train(file: string, flags: TrainFlags, { streams }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { base, out, name, unit, scale, kind, molecules, values } = flags;
  if (!isAdmetModelName(base)) throw new UnknownModelError(base, nearestAdmetModelName(base));
  const rows = parseAssayCsv(await readFile(file, 'utf8'), { molecules, values });
  const stop = stopSignal();
  try {
    const trained = await trainModel(rows, {
      base,
      name,
      unit,
      scale,
      kind,
      tolerance: numberFrom('--tolerance', flags.tolerance),
      seed: numberFrom('--seed', flags.seed),
      keepRows: flags.keepRows,
      signal: stop.signal,
      onProgress: (progress) => output.progress(progressText(progress)),
    });
    await writeFile(out, trained.bytes);
    report(trained, out, output);
  } finally {
    output.endProgress();
    stop.release();
  }
}

function numberFrom(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new InvalidArgumentError(flag, 'must be a number from 0', text);
}

function progressText({ phase, done, total }: TrainingProgress): string {
  if (phase === 'read') return `Reading molecules: ${count(done)} of ${count(total)}`;
  return `Cross-validating and learning: ${Math.floor((100 * done) / total)} %`;
}

function report({ card, problems, bytes }: TrainedAssay, out: string, output: Output): void {
  const { random, scaffold } = card.crossValidation;
  const lines = [
    `${card.name}: ${card.kind} on ${card.base}, ${unitText(card)}; ${count(card.trainedOn)} molecules of ${count(card.rows)} rows.`,
    ...problems
      .slice(0, SHOWN_PROBLEMS)
      .map(({ line, message }) => `  left out, line ${line}: ${message}`),
    ...(problems.length > SHOWN_PROBLEMS
      ? [`  … and ${count(problems.length - SHOWN_PROBLEMS)} more; --json lists all.`]
      : []),
    '',
    'Cross-validated on five folds, molecules that the model had not seen:',
    ...figureRows('twins together', random),
    ...figureRows('new ring systems', scaffold),
    ...certaintyRows(card),
    ...(card.knownToBase === 0
      ? []
      : [
          `${count(card.knownToBase)} molecules or more were in the training of ${card.base}: its figures are too good for these.`,
        ]),
    ...(random.base === undefined
      ? [`${card.base} tells another quantity or unit, so there are no figures of it alone.`]
      : []),
    '',
    ...(card.file?.keptRows
      ? [`The file holds all ${count(card.file.keptRows)} molecules with their measured values.`]
      : []),
    `Written to ${out} (${Math.ceil(bytes.length / 1000)} kB). Use it: biographql admet predict "CCO" --own ${out}`,
  ];
  output.result({ card, problems, file: out, bytes: bytes.length }, lines.join('\n'));
}

function unitText({ unit, scale, kind }: AssayCard): string {
  if (kind === 'classification') return 'probabilities';
  const shown = unit === null ? 'no unit stated' : `in ${unit}`;
  return scale === 'log10' ? `${shown}, learnt as log10` : shown;
}

function figureRows(title: string, { own, line, base }: AssayComparison): readonly string[] {
  const kinds: readonly (readonly [string, AssayFigures | undefined])[] = [
    ['the new model', own],
    ['a line through the base', line],
    ['the base alone', base],
  ];
  return [
    `  ${title}`,
    ...kinds.flatMap(([name, figures]) =>
      figures === undefined ? [] : [`    ${name.padEnd(24)} ${figureText(figures)}`],
    ),
  ];
}

function certaintyRows({ certainty, kind }: AssayCard): readonly string[] {
  if (certainty === undefined) return [];
  const promise = kind === 'classification' ? 'sets hold' : 'intervals hold';
  return (['random', 'scaffold'] as const).map((folds) => {
    const { coverage, wrongAuc, errorInDomain, errorOutOfDomain } = certainty[folds];
    const title = folds === 'random' ? 'twins together' : 'new ring systems';
    const shown = (value: number | null) => (value === null ? 'none' : value.toFixed(3));
    return `  how sure, ${title}: ${promise} ${(100 * coverage).toFixed(1)} %; error in the domain ${shown(errorInDomain)}, outside ${shown(errorOutOfDomain)}; tells wrong ones with an AUC of ${wrongAuc.toFixed(2)}`;
  });
}

function figureText(figures: AssayFigures): string {
  const shown = (value: number) => value.toFixed(3).padStart(7);
  return 'rmse' in figures
    ? `RMSE ${shown(figures.rmse)}  R2 ${shown(figures.r2)}  Spearman ${shown(figures.spearman)}`
    : `log loss ${shown(figures.logLoss)}  ROC-AUC ${shown(figures.rocAuc)}  accuracy ${shown(figures.accuracy)}`;
}
