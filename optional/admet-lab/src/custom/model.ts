import { type CustomModel, isModelName, type ModelOutput } from '@biographql/admet-predictor';
import {
  type CertaintyFacts,
  loadModel,
  readModelFile,
  runModel,
  toOutput,
} from '@biographql/admet-predictor/internal';
import { InvalidArgumentError } from '@biographql/core';
import { baseScore } from './base-score.js';
import type { AssayCard } from './card.js';
import { type AssayFile, type AssayHeader, readAssayFile } from './file.js';
import { fileFacts } from './file-facts.js';
import { finishScore, onScale } from './finish-score.js';

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
    throw new InvalidArgumentError('name', 'must be none of the 28', modelName);
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
  // Two members' standard deviation.
  const deviation = Math.abs(onScale(a, header) - onScale(b, header)) / Math.SQRT2;
  const facts = { similarity, knownScaffold, deviation, descriptors: 0 };
  return toOutput(certainty, domain.threshold, facts, {
    isClass: header.kind === 'classification',
    value,
    scaled: calibration ? calibration.intercept + calibration.slope * raw : raw,
    power10,
    percentile: percentile(header.percentiles, value),
    inUnit: (score) => finishScore(score, header),
  });
}

/** Share in percent of ascending values that are lower. */
function percentile(values: readonly number[], value: number): number {
  const lower = values.filter((other) => other < value).length;
  return values.length === 0 ? 0 : (100 * lower) / values.length;
}
