import { structuralAlerts } from './alerts.js';
import { isModelName, type ModelName, modelNames } from './endpoints.js';
import { PredictorError } from './errors.js';
import { createFeatureCache, type Reading } from './feature-cache.js';
import { featureCount, featurize } from './features/featurize.js';
import { domainBits } from './model/domain.js';
import type { ModelFile } from './model/format.js';
import { type ModelInput, type ModelOutput, runModel } from './model/model.js';
import { createModelStore, type ModelSource } from './model/model-store.js';
import { createPause } from './pause.js';
import type {
  MoleculeFacts,
  MoleculePrediction,
  Prediction,
  RejectedMolecule,
} from './prediction.js';
import { createMoleculeReader } from './toolkit/molecule-reader.js';
import type { ToolkitLoader } from './toolkit/toolkit.js';

/** Options of one call. */
export interface PredictOptions {
  /** Aborts between molecules; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each molecule with the number done and, for lists, the number in all. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Options of calls that run several models. */
export interface PredictAllOptions extends PredictOptions {
  /** Models to run; all 28 by default. */
  readonly models?: readonly ModelName[] | undefined;
}

/** What a predictor is made of. */
export interface PredictorParts {
  readonly source: ModelSource;
  readonly toolkit: ToolkitLoader;
  readonly cacheSize?: number | undefined;
  readonly maxHeavyAtoms?: number | undefined;
}

/** Predicts ADMET models for molecules given as SMILES. Calls may overlap. */
export interface Predictor {
  /** The models that can be asked for. */
  readonly models: readonly ModelName[];
  /**
   * Predicts one model; the answer has the length and order of the input, duplicates included.
   * @throws PredictorError for an unknown model or a file that cannot be loaded.
   */
  predict(
    model: ModelName,
    smiles: readonly string[],
    options?: PredictOptions,
  ): Promise<readonly Prediction[]>;
  /** Predicts all or several models, one row per molecule; features are computed once. */
  predictAll(
    smiles: readonly string[],
    options?: PredictAllOptions,
  ): Promise<readonly MoleculePrediction[]>;
  /**
   * Predicts a stream of any length in order; memory stays constant. A synchronous source is read up
   * to 16 molecules ahead, an asynchronous one not at all.
   */
  stream(
    smiles: Iterable<string> | AsyncIterable<string>,
    options?: Omit<PredictAllOptions, 'onProgress'>,
  ): AsyncGenerator<MoleculePrediction, void, undefined>;
}

const DEFAULT_CACHE_SIZE = 1000;
/** Molecules that one model runs through before the next model: keeps its trees in the CPU's cache. */
const BATCH = 16;

/** Assembles a predictor from a model source and a toolkit loader. */
export function assemblePredictor(parts: PredictorParts): Predictor {
  const store = createModelStore(parts.source);
  const prepare = createPreparer(parts);
  const pause = createPause();

  async function* stream(
    smiles: Iterable<string> | AsyncIterable<string>,
    { models = modelNames, signal }: Omit<PredictAllOptions, 'onProgress'> = {},
  ): AsyncGenerator<MoleculePrediction, void, undefined> {
    signal?.throwIfAborted();
    const files = await Promise.all(models.map((name) => store.model(checkName(name))));
    for await (const batch of inBatches(smiles)) {
      const prepared: Prepared[] = [];
      for (const text of batch) {
        signal?.throwIfAborted();
        prepared.push(await prepare(text));
        await pause();
      }
      for (const row of runModels(prepared, files)) {
        signal?.throwIfAborted();
        yield row;
      }
      await pause();
    }
  }

  const predictAll: Predictor['predictAll'] = async (smiles, { onProgress, ...options } = {}) => {
    const rows: MoleculePrediction[] = [];
    for await (const row of stream(smiles, options)) {
      rows.push(row);
      onProgress?.(rows.length, smiles.length);
    }
    return rows;
  };

  return {
    models: modelNames,
    stream,
    predictAll,
    async predict(model, smiles, options = {}) {
      const rows = await predictAll(smiles, { ...options, models: [model] });
      return rows.map((row) => flatten(row, model));
    },
  };
}

function flatten(row: MoleculePrediction, model: ModelName): Prediction {
  if (row.status === 'rejected') return row;
  const { models, ...facts } = row;
  const output = models[model];
  if (!output) throw new PredictorError('MODEL_UNAVAILABLE', `Model ${model} gave no value.`);
  return { ...facts, ...output };
}

function checkName(name: string): ModelName {
  if (isModelName(name)) return name;
  throw new PredictorError('UNKNOWN_MODEL', `There is no model named "${name.slice(0, 40)}".`);
}

/** Groups a list that is at hand; what comes from an async source is passed on one by one. */
async function* inBatches(
  smiles: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<readonly string[], void, undefined> {
  if (Symbol.asyncIterator in smiles) {
    for await (const text of smiles) yield [text];
    return;
  }
  let batch: string[] = [];
  for (const text of smiles) {
    batch.push(text);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A molecule before its models run. */
type Prepared =
  | { readonly facts: MoleculeFacts; readonly input: ModelInput }
  | { readonly rejected: RejectedMolecule };

/** Makes the function that reads and featurizes one molecule. */
function createPreparer(parts: PredictorParts): (smiles: string) => Promise<Prepared> {
  const reader = createMoleculeReader(parts.toolkit, parts.maxHeavyAtoms);
  const cache = createFeatureCache(parts.cacheSize ?? DEFAULT_CACHE_SIZE);
  const ready = (smiles: string, reading: Reading, features: Float32Array): Prepared => ({
    facts: { smiles, ...reading, alerts: structuralAlerts(features) },
    input: { features, bits: domainBits(features) },
  });
  return async (smiles) => {
    const features = new Float32Array(featureCount());
    const cached = cache.take(smiles, features);
    if (cached) return ready(smiles, cached, features);
    const outcome = await reader.read(smiles);
    if ('rejection' in outcome)
      return { rejected: { smiles, status: 'rejected', ...outcome.rejection } };
    const { graph, ...reading } = outcome.molecule;
    featurize(graph, features);
    cache.keep(smiles, features, reading);
    return ready(smiles, reading, features);
  };
}

function runModels(
  batch: readonly Prepared[],
  files: readonly ModelFile[],
): readonly MoleculePrediction[] {
  const outputs = batch.map((): Partial<Record<ModelName, ModelOutput>> => ({}));
  for (const file of files)
    batch.forEach((prepared, i) => {
      const row = outputs[i];
      if (row && 'input' in prepared) row[file.header.model] = runModel(file, prepared.input);
    });
  return batch.map((prepared, i) =>
    'rejected' in prepared
      ? prepared.rejected
      : { status: 'predicted', ...prepared.facts, models: outputs[i] ?? {} },
  );
}
