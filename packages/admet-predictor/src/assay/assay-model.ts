import { InvalidArgumentError } from '@biographql/core';
import { isModelName, type ModelName } from '../endpoints.js';
import type { CertaintyFacts } from '../model/certainty.js';
import type { Engine } from '../model/engine.js';
import { readModelFile } from '../model/format.js';
import { loadModel, type ModelOutput, runModel, tellOutput } from '../model/model.js';
import type { AssayCard } from './assay-card.js';
import { type AssayFile, type AssayHeader, readAssayFile } from './assay-file.js';
import { baseScore } from './base-score.js';
import { fileFacts } from './file-facts.js';
import { finishScore, onScale } from './finish-score.js';

/** A model of one's own whose arrays are in an engine's memory. */
export interface LoadedAssay<Name extends string = string> {
  /** What predictions are asked for by. */
  readonly name: Name;
  /** Its scope is the model's: a layer knows no molecule that its base was not made for. */
  readonly base: ModelName;
  /**
   * Runs it on the molecules in the first lanes.
   * @param scaffolds - the number of each molecule's ring skeleton: one for each lane in use.
   */
  run(scaffolds: readonly number[]): readonly ModelOutput[];
}

/** A trained model of one's own, ready for `createPredictor({ own: [model] })`. */
export interface AssayModel<Name extends string = string> {
  /** What predictions are asked for by. */
  readonly name: Name;
  /** What is known of it. */
  readonly card: AssayCard;
  /** Copies it and its base into a predictor's memory. */
  load(engine: Engine): LoadedAssay<Name>;
  /** Its file, taken apart: what an explainer reads. */
  open(): AssayFile;
}

/**
 * Reads a model of one's own. The file holds its base, so nothing else is loaded.
 * @param name - another name than the one that it was trained by.
 * @throws PredictorError `INVALID_MODEL_FILE`; InvalidArgumentError for the name of one of the 28.
 */
export function readAssayModel<Name extends string = string>(
  bytes: Uint8Array,
  name?: Name,
): AssayModel<Name> {
  const file = readAssayFile(bytes);
  const { header, trees, weights, domain, scaffolds: known, base } = file;
  const baseFile = readModelFile(base);
  const own = name ?? (header.model as Name);
  if (isModelName(own)) throw new InvalidArgumentError('name', 'must be none of the 28', own);
  return {
    name: own,
    card: { ...header.card, file: fileFacts(header) },
    open: () => file,
    load(engine) {
      const below = loadModel(engine, baseFile);
      const boosted = engine.loadTrees(trees);
      const references = engine.loadDomain(domain);
      return {
        name: own,
        base: header.card.base,
        run(scaffolds) {
          const lanes = scaffolds.length;
          const leaves = engine.sumLeaves(boosted, lanes);
          const sums = engine.sumWeights(weights, lanes);
          return runModel(engine, below, scaffolds).map((output, lane) => {
            const { intercept, slope } = header.base.line;
            const offset = intercept + slope * baseScore(output);
            const [, linear] = header.members;
            const grown = offset + (leaves[lane] ?? 0);
            const weighed = offset + linear.intercept + (sums[lane] ?? 0);
            return describe(header, grown, weighed, {
              similarity: engine.nearest(references, lane),
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
  const rank = percentile(header.percentiles, value);
  if (certainty === undefined)
    return describeOld(header, raw, { value, deviation, similarity, percentile: rank });
  const facts = { similarity, knownScaffold, deviation, descriptors: 0 };
  return tellOutput(certainty, domain.threshold, facts, {
    isClass: header.kind === 'classification',
    value,
    scaled: calibration ? calibration.intercept + calibration.slope * raw : raw,
    power10,
    percentile: rank,
    inUnit: (score) => finishScore(score, header),
  });
}

/** Of a file that knows no error to expect: intervals by similarity alone. */
function describeOld(
  { kind, power10, interval, domain, ...header }: AssayHeader,
  raw: number,
  said: Pick<ModelOutput, 'value' | 'deviation' | 'similarity' | 'percentile'>,
): ModelOutput {
  const finish = (score: number) => finishScore(score, { ...header, power10 });
  const band = interval?.edges.filter((edge) => said.similarity > edge).length ?? 0;
  const width = interval?.halfWidths[band];
  return {
    ...said,
    inDomain: said.similarity >= domain.threshold,
    ...(kind === 'classification' ? { probability: said.value } : {}),
    ...(power10 ? { logValue: raw } : {}),
    ...(width === undefined
      ? {}
      : { interval: [finish(raw - width), finish(raw + width)] as const }),
  };
}

/** Share in percent of ascending values that are lower. */
function percentile(values: readonly number[], value: number): number {
  const lower = values.filter((other) => other < value).length;
  return values.length === 0 ? 0 : (100 * lower) / values.length;
}
