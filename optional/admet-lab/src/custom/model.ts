import { type CustomModel, isModelName, type ModelOutput } from '@biographql/admet-predictor';
import {
  type CertaintyFacts,
  loadModel,
  readModelFile,
  runModel,
  toOutput,
} from '@biographql/admet-predictor/internal';
import { InvalidArgumentError } from '@biographql/core';
import type { AssayCard } from './card.js';
import { type AssayFile, type AssayHeader, fileFacts, readAssayFile } from './file.js';
import { logistic } from './training-rows.js';

/** A trained custom model, ready for `createPredictor({ custom: [model] })`. */
export interface AssayModel<Name extends string = string> extends CustomModel<Name> {
  readonly card: AssayCard;
  /** The parts of its file, for explanations. */
  open(): AssayFile;
}

/**
 * Reads a custom model. The file holds its base, so nothing else is loaded.
 * @param name - a name to use instead of the one in the file.
 * @throws PredictorError `INVALID_MODEL_FILE`; InvalidArgumentError for the name of one of the 28.
 */
export function readAssayModel<Name extends string = string>(
  bytes: Uint8Array,
  name?: Name,
): AssayModel<Name> {
  const file = readAssayFile(bytes);
  const { header, trees, weights, domain, scaffolds: known, base } = file;
  const baseFile = readModelFile(base);
  const modelName = name ?? (header.model as Name);
  if (isModelName(modelName))
    throw new InvalidArgumentError('name', 'must not be the name of a built-in model', modelName);
  return {
    name: modelName,
    card: { ...header.card, file: fileFacts(header) },
    open: () => file,
    load(kernel) {
      const below = loadModel(kernel, baseFile);
      const boosted = kernel.loadTrees(trees);
      const references = kernel.loadDomain(domain);
      return {
        name: modelName,
        base: header.card.base,
        run(scaffolds) {
          const lanes = scaffolds.length;
          const leaves = kernel.sumLeaves(boosted, lanes);
          const sums = kernel.sumWeights(weights, lanes);
          return runModel(kernel, below, scaffolds).map((output, lane) => {
            const { intercept, slope } = header.base.line;
            const offset = intercept + slope * baseScore(output);
            const [, linear] = header.members;
            const grown = offset + (leaves[lane] ?? 0);
            const weighed = offset + linear.intercept + (sums[lane] ?? 0);
            return describe(header, grown, weighed, {
              similarity: kernel.nearest(references, lane),
              knownScaffold: known.has(scaffolds[lane] ?? 0),
            });
          });
        },
      };
    },
  };
}

function describe(
  header: AssayHeader,
  a: number,
  b: number,
  { similarity, knownScaffold }: Pick<CertaintyFacts, 'similarity' | 'knownScaffold'>,
): ModelOutput {
  const { certainty, calibration, power10, domain } = header;
  const raw = (a + b) / 2;
  const value = finishScore(raw, header);
  const lower = header.percentiles.filter((other) => other < value);
  // Two members' standard deviation.
  const deviation = Math.abs(onScale(a, header) - onScale(b, header)) / Math.SQRT2;
  const facts = { similarity, knownScaffold, deviation, descriptors: 0 };
  return toOutput(certainty, domain.threshold, facts, {
    isClass: header.kind === 'classification',
    value,
    scaled: calibration ? calibration.intercept + calibration.slope * raw : raw,
    power10,
    percentile: (100 * lower.length) / Math.max(1, header.percentiles.length),
    inUnit: (score) => finishScore(score, header),
  });
}

type Finish = Pick<AssayHeader, 'calibration' | 'clip' | 'power10'>;

export function finishScore(score: number, finish: Finish): number {
  const { clip, power10 } = finish;
  const value = onScale(score, finish);
  const held = clip ? Math.min(clip[1], Math.max(clip[0], value)) : value;
  return power10 ? 10 ** held : held;
}

export function onScale(score: number, { calibration }: Pick<Finish, 'calibration'>): number {
  return calibration ? logistic(calibration.intercept + calibration.slope * score) : score;
}

const MIN_PROBABILITY = 1e-4;
export const MAX_LOG_ODDS: number = Math.log((1 - MIN_PROBABILITY) / MIN_PROBABILITY);

/** Input of a layer: log-odds of a classifier's probability, log10 of VD, CL and THALF, else the value. */
export function baseScore({ value, probability, logValue }: ModelOutput): number {
  if (probability === undefined) return logValue ?? value;
  const clipped = Math.min(1 - MIN_PROBABILITY, Math.max(MIN_PROBABILITY, probability));
  return Math.log(clipped / (1 - clipped));
}
