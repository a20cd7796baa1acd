import {
  isModelName,
  type ModelName,
  type ModelSource,
  modelsIn,
  modelUnits,
  type ToolkitLoader,
} from '@biographql/admet-predictor';
import {
  createKernel,
  createModelStore,
  createMoleculeReader,
  createPause,
  defaultToolkit,
  loadModel,
  numberOfScaffold,
} from '@biographql/admet-predictor/internal';
import { InvalidArgumentError, UnknownModelError } from '@biographql/core';
import { backgroundSmiles } from '../generated/background.js';
import type { AssayKind, AssayProblem, AssayRow, AssayScale, AssayTable } from './assay-row.js';
import { BOOSTING } from './boosting.js';
import type { AssayCard, StoredCard } from './card.js';
import { fitCertainty } from './certainty.js';
import { collectMolecules } from './collect-molecules.js';
import { calibrate, compare, crossValidate } from './cross-validate.js';
import { writeAssayFile } from './file.js';
import { FOLDS } from './folds.js';
import { DEFAULT_SEED, fitLayer, scoreRows } from './layer.js';
import { significant } from './line.js';
import { finishScore, readAssayModel } from './model.js';
import { readValues } from './read-values.js';
import type { StoredRow } from './training-rows.js';

/** How far training is. */
export interface TrainingProgress {
  /** `read`: molecules; `learn`: trees of all folds and of the model itself. */
  readonly phase: 'read' | 'learn';
  /** Molecules or trees that are done. */
  readonly done: number;
  /** Total number of molecules or trees. */
  readonly total: number;
}

/** Training job. It is plain data, so that it can be posted to a worker. */
export interface AssaySettings {
  /** The public model that the assay is blended with: one of the 28. It may predict another quantity. */
  readonly base: ModelName;
  /** Name for predictions. Default: `my-<base>`. Not one of the 28. */
  readonly name?: string | undefined;
  /** Unit of the values, for people; default the unit of the base. */
  readonly unit?: string | undefined;
  /** `log10` learns the logarithm of values above 0; default: the base's for the base's unit, else `linear`. */
  readonly scale?: AssayScale | undefined;
  /** Default: detected from the values. */
  readonly kind?: AssayKind | undefined;
  /** How far apart values of one molecule may be, on the training scale; default one standard deviation of all values. */
  readonly tolerance?: number | undefined;
  /** The same rows, settings, seed and date give the same bytes; default 1. */
  readonly seed?: number | undefined;
  /**
   * Stores the molecules and their measured values in the file, so that explanations and reports find similar ones.
   * Everyone with the file, or with access to a service that serves it, can read them. Default: false (fingerprints only).
   */
  readonly keepRows?: boolean | undefined;
  /** Day of the training that the card and reports state, as `2026-11-25`; default today in UTC. */
  readonly date?: string | undefined;
}

/** Options of training. */
export interface TrainOptions extends AssaySettings {
  /** Location of model files, as for `createPredictor`. */
  readonly models?: string | URL | ModelSource | undefined;
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /** Stops at the next molecule or tree; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every molecule and tree. */
  readonly onProgress?: ((progress: TrainingProgress) => void) | undefined;
}

/** A trained model. */
export interface TrainedAssay {
  /** The model's file, for `readAssayModel`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Card of the model, which its file contains, too. */
  readonly card: AssayCard;
  /** Rows that were left out, in the order of their lines, then perhaps `KNOWN_TO_BASE`, which leaves none out. */
  readonly problems: readonly AssayProblem[];
}

/** Minimum number of molecules. */
export const MIN_MOLECULES = 100;
/** Fewest molecules unknown to the base; with fewer, figures cover all. */
const MIN_JUDGED = 30;
/** Minimum number of molecules of each class. */
export const MIN_PER_CLASS = 10;

/**
 * Trains a custom model on top of a public one, cross-validates it and writes it to a file. Nothing leaves the machine. A
 * bad row is skipped and listed in `problems`.
 *
 * @throws InvalidArgumentError for fewer than 100 readable molecules (10 of either class), values that are all equal,
 * the `name` of a built-in model, an invalid `date`, or `log10` for classes; UnknownModelError; PredictorError for a
 * file or a toolkit that cannot be loaded; the signal's reason when aborted.
 *
 * @example
 * ```ts sketch: your own table
 * import { createPredictor } from '@biographql/admet-predictor';
 * import { parseAssayCsv, readAssayModel, trainModel } from '@biographql/admet-lab/train';
 *
 * const { bytes, card, problems } = await trainModel(parseAssayCsv(text), { base: 'LogD7' });
 * const model = readAssayModel(bytes);
 * const predictor = createPredictor({ custom: [model] });
 * const [prediction] = await predictor.predict(model.name, ['CCO']);
 * ```
 */
export async function trainModel(
  rows: readonly AssayRow[],
  options: TrainOptions,
): Promise<TrainedAssay> {
  const { base, models, wasm, signal, onProgress, seed = DEFAULT_SEED } = options;
  signal?.throwIfAborted();
  if (!isModelName(base)) throw new UnknownModelError(base);
  const { name = `my-${base}` } = options;
  if (isModelName(name))
    throw new InvalidArgumentError('name', 'must not be the name of a built-in model', name);
  const source = typeof models === 'function' ? models : modelsIn(models);
  const store = createModelStore(source, (file, bytes) => ({ file, bytes }));
  const { file: baseFile, bytes: baseBytes } = await store.model(base);
  const units: Partial<Record<ModelName, string>> = modelUnits;
  const unit = options.unit ?? units[base] ?? null;
  const { header } = baseFile;
  const isSameUnit = header.kind === 'regression' && unit === units[base];
  const date = getDay(options.date);
  const usualScale = isSameUnit && header.power10 ? 'log10' : 'linear';
  const read = readValues(rows, { kind: options.kind, scale: options.scale, usualScale });
  const isClass = read.kind === 'classification';

  const nap = createPause();
  const breathe = async () => {
    await nap();
    signal?.throwIfAborted();
  };
  const kernel = createKernel();
  const toolkit = typeof wasm === 'function' ? wasm : defaultToolkit(wasm);
  const tools = {
    reader: createMoleculeReader(toolkit),
    kernel,
    base: loadModel(kernel, baseFile),
  };
  const reading = counter('read', read.values.length, onProgress, breathe);
  const power10 = read.scale === 'log10';
  const isOfBase = isClass
    ? header.kind === 'classification'
    : isSameUnit && power10 === header.power10;
  const { table, problems, smiles } = await collectMolecules(
    read.values,
    { isClass, isOfBase },
    options.tolerance,
    { ...tools, pause: reading },
  );
  checkEnough(table);
  const known = smiles.filter((_, row) => table.isKnown[row]);
  const unknown = table.targets.filter((_, row) => !table.isKnown[row]);
  const isFair = unknown.length >= MIN_JUDGED && (!isClass || countRarer(unknown) >= MIN_PER_CLASS);
  const isJudged = table.isKnown.map((isKnown) => !isFair || !isKnown);

  const fits = 2 * FOLDS + 1;
  const learning = counter('learn', fits * BOOSTING.rounds, onProgress, breathe);
  const pauses = { tree: learning, step: breathe };
  const random = await crossValidate(table, table.parents, seed, pauses);
  const scaffold = await crossValidate(table, table.scaffolds, seed, pauses);
  const fitted = fitCertainty(table, random, scaffold, isJudged, seed);
  const { certainty, floor, references, figures } = fitted;
  const layer = await fitLayer(table, Uint32Array.from(table.targets.keys()), seed, pauses);
  const calibration = isClass ? calibrate(random.model, table.targets) : null;
  const clip = isOfBase && !isClass ? header.clip : null;

  const drugs = await readDrugs({ ...tools, pause: breathe });
  const drugScores = scoreRows(layer, drugs, Uint32Array.from(drugs.targets.keys())).scores;
  const percentiles = drugScores
    .map((score) => significant(finishScore(score, { calibration, clip, power10 }), 6))
    .sort();
  const allProblems = [...read.problems, ...problems].sort((a, b) => a.line - b.line);
  const leftOut: Record<string, number> = {};
  for (const { code } of allProblems) leftOut[code] = (leftOut[code] ?? 0) + 1;
  const card: StoredCard = {
    name,
    base,
    kind: read.kind,
    unit: isClass ? null : unit,
    scale: read.scale,
    seed,
    rows: rows.length,
    leftOut,
    trainedOn: table.targets.length,
    knownToBase: known.length,
    judgedOn: isJudged.filter(Boolean).length,
    crossValidation: {
      random: compare(table, random, isJudged),
      scaffold: compare(table, scaffold, isJudged),
    },
    certainty: figures,
    date,
  };
  const { line, trees, ridge } = layer;
  const scaffolds = Uint32Array.from(new Set(table.scaffolds.map(numberOfScaffold))).sort();
  const bytes = writeAssayFile({
    ...{ line, trees, ridge, calibration, clip, power10, card, certainty, references, scaffolds },
    threshold: floor,
    percentiles: [...percentiles],
    base: baseBytes,
    stored: options.keepRows === true ? storedRows(table, smiles, power10) : undefined,
  });
  const unfair: AssayProblem = {
    line: 1,
    smiles: known[0] ?? '',
    code: 'KNOWN_TO_BASE',
    message: `${base} was trained on ${known.length} of the ${table.targets.length} molecules, so the cross-validation figures are too optimistic. Choose another base model, or add molecules that ${base} was not trained on.`,
  };
  return {
    bytes,
    card: readAssayModel(bytes).card,
    problems: isFair ? allProblems : [...allProblems, unfair],
  };
}

function storedRows(
  { targets, features }: AssayTable,
  smiles: readonly string[],
  power10: boolean,
): readonly StoredRow[] {
  return features.map((molecule, row) => {
    const target = targets[row] ?? 0;
    // Powers differ in the last digit between platforms.
    const value = significant(power10 ? 10 ** target : target, DIGITS_OF_VALUES);
    return { smiles: smiles[row] ?? '', value, features: molecule };
  });
}

const DIGITS_OF_VALUES = 12;

function getDay(given: string | undefined): string {
  if (given === undefined) return new Date().toISOString().slice(0, 10);
  const day = new Date(given);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== given)
    throw new InvalidArgumentError('date', 'must be a date such as 2026-11-25', given);
  return given;
}

function counter(
  phase: TrainingProgress['phase'],
  total: number,
  onProgress: TrainOptions['onProgress'],
  breathe: () => Promise<void>,
): () => Promise<void> {
  let done = 0;
  return async () => {
    done = Math.min(total, done + 1);
    onProgress?.({ phase, done, total });
    await breathe();
  };
}

function checkEnough({ targets, isClass }: AssayTable): void {
  if (targets.length < MIN_MOLECULES)
    throw new InvalidArgumentError(
      'rows',
      `must have at least ${MIN_MOLECULES} valid molecules with a value`,
      targets.length,
    );
  if (isClass && countRarer(targets) < MIN_PER_CLASS)
    throw new InvalidArgumentError(
      'rows',
      `must have at least ${MIN_PER_CLASS} molecules of each class`,
      countRarer(targets),
    );
  if (new Set(targets).size < 2)
    throw new InvalidArgumentError('rows', 'must have at least two different values');
}

/** Molecules of the rarer class. */
function countRarer(classes: Float64Array): number {
  const positives = classes.filter((target) => target === 1).length;
  return Math.min(positives, classes.length - positives);
}

/** The drugs that percentiles refer to. */
async function readDrugs(tools: Parameters<typeof collectMolecules>[3]): Promise<AssayTable> {
  const values = backgroundSmiles
    .trim()
    .split('\n')
    .map((smiles, place) => ({ smiles, line: place + 1, target: 0 }));
  return (await collectMolecules(values, { isClass: false, isOfBase: true }, undefined, tools))
    .table;
}
