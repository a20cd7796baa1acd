import {
  InvalidArgumentError,
  type MoleculeDescription,
  type SubstructureSearch,
  UnknownModelError,
} from '@biographql/core';
import { createPause, inBatches } from './batches.js';
import { isModelName, type ModelName, modelNames, PredictorError } from './contract.js';
import { createKernel, type Kernel, LANES } from './model/kernel.js';
import { loadModel, runModel } from './model/model.js';
import { createModelStore, type ModelSource } from './model/model-store.js';
import type { CustomModel, Prepared, RunnableModel, TrainedPrediction } from './prediction.js';
import type { Preparer, PreparerOptions } from './prepare.js';
import { defaultToolkit, type ToolkitLoader } from './toolkit/toolkit.js';

/** Options of one call. */
export interface PredictOptions {
  /** Aborts between molecules; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each molecule with the number done and, for lists, the total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Options of {@link Predictor.describe}. */
export interface DescribeOptions extends Pick<PredictOptions, 'signal'> {
  /** Whether InChI and InChIKey are computed too, which takes as long as a prediction by all models. Default: false. */
  readonly identifiers?: boolean | undefined;
}

/** Options of calls that run several models. */
export interface PredictAllOptions<Name extends string = ModelName> extends PredictOptions {
  /** Models to run. Default: all 28, then the custom ones. */
  readonly models?: readonly Name[] | undefined;
}

/** Options of a predictor. */
export interface PredictorOptions<Custom extends string = never> {
  /** A folder URL, or a function from file name to bytes. Default in Node: the package's folder; in browsers: `models/` next to the script's folder. */
  readonly models?: string | URL | ModelSource | undefined;
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /** Cached molecules. Default 1,000; 0 disables the cache. */
  readonly cacheSize?: number | undefined;
  /** Molecules with more heavy atoms are rejected; default 300. The toolkit breaks near 1,000. */
  readonly maxHeavyAtoms?: number | undefined;
  /** Custom models, from `readAssayModel` of `@biographql/admet-lab/train`. The list is read with each call. */
  readonly custom?: readonly CustomModel<Custom>[] | undefined;
}

/** Runs ADMET models on molecules given as SMILES. Calls may overlap. `Custom` are the names of custom models. */
export interface Predictor<Custom extends string = never> {
  /** Names of the models that were available when it was made. */
  readonly models: readonly (ModelName | Custom)[];
  /**
   * Predicts one model; the answer has the length and order of the input, duplicates included.
   * @throws UnknownModelError; PredictorError for a file or a toolkit that cannot be loaded.
   */
  predict(
    model: ModelName | Custom,
    smiles: readonly string[],
    options?: PredictOptions,
  ): Promise<readonly TrainedPrediction<ModelName | Custom>[]>;
  /** Predicts all or several models: one list per molecule, in the order of the models; features are computed once. */
  predictAll(
    smiles: readonly string[],
    options?: PredictAllOptions<ModelName | Custom>,
  ): Promise<readonly (readonly TrainedPrediction<ModelName | Custom>[])[]>;
  /** Describes molecules without a model: formula, properties and alerts, in the order of the input. */
  describe(
    smiles: readonly string[],
    options?: DescribeOptions,
  ): Promise<readonly MoleculeDescription[]>;
  /** Finds molecules with a SMILES or SMARTS pattern: connected, up to 60 atoms and 300 characters, else `rejected`. */
  findSubstructure(pattern: string, smiles: readonly string[]): Promise<SubstructureSearch>;
  /**
   * Predicts a stream of any length in order, in constant memory. Reads up to 64 molecules ahead; from an
   * asynchronous source only those that arrive within 2 ms of the first.
   */
  stream(
    smiles: Iterable<string> | AsyncIterable<string>,
    options?: Omit<PredictAllOptions<ModelName | Custom>, 'onProgress'>,
  ): AsyncGenerator<readonly TrainedPrediction<ModelName | Custom>[], void, undefined>;
}

/** Assembles a predictor; `modelsIn` reads the models of a folder, by default of this package. */
export function assemblePredictor<Custom extends string = never>(
  { models, wasm, custom = [], ...limits }: PredictorOptions<Custom>,
  modelsIn: (folder?: string | URL) => ModelSource,
): Predictor<Custom> {
  type Name = ModelName | Custom;
  const kernel = createKernel();
  const source = typeof models === 'function' ? models : modelsIn(models);
  const store = createModelStore<RunnableModel<ModelName>>(source, (file) => {
    const model = loadModel(kernel, file);
    const name = file.header.model;
    return { name, base: name, run: (scaffolds) => runModel(kernel, model, scaffolds) };
  });
  const toolkit = typeof wasm === 'function' ? wasm : defaultToolkit(wasm);
  const late = lazyPreparer({ toolkit, ...limits });
  // Cached by object, not by name: the caller may replace a model with one of the same name.
  const loadedCustom = new WeakMap<CustomModel<Custom>, RunnableModel<Custom>>();
  const customNames = () => custom.map(({ name }) => name);
  const known = (): readonly Name[] => [...modelNames, ...customNames()];
  const customModel = (name: Name): RunnableModel<Custom> | undefined => {
    const model = custom.find((each) => each.name === name);
    if (!model) return undefined;
    const loaded = loadedCustom.get(model) ?? model.load(kernel);
    loadedCustom.set(model, loaded);
    return loaded;
  };
  const pause = createPause();

  async function* stream(
    smiles: Iterable<string> | AsyncIterable<string>,
    { models = known(), signal }: Omit<PredictAllOptions<Name>, 'onProgress'> = {},
  ): AsyncGenerator<readonly TrainedPrediction<Name>[], void, undefined> {
    signal?.throwIfAborted();
    checkList(smiles);
    if (!Array.isArray(models))
      throw new InvalidArgumentError('models', 'must be a list of model names');
    const loading = models.map(
      (name) => customModel(name) ?? store.model(checkName(name, customNames())),
    );
    const [preparer, ...loaded] = await Promise.all([late(), ...loading]);
    for await (const batch of inBatches(smiles, LANES)) {
      const prepared = await preparer.prepareAll(batch, () => pause(signal));
      for (const row of runModels(kernel, preparer, prepared, loaded)) {
        signal?.throwIfAborted();
        yield row;
      }
    }
  }

  const predictAll: Predictor<Custom>['predictAll'] = async (
    smiles,
    { onProgress, ...options } = {},
  ) => {
    const rows: (readonly TrainedPrediction<Name>[])[] = [];
    for await (const row of stream(smiles, options)) {
      rows.push(row);
      onProgress?.(rows.length, smiles.length);
    }
    return rows;
  };

  return {
    models: known(),
    stream,
    predictAll,
    async describe(smiles, { identifiers, signal } = {}) {
      checkList(smiles);
      const preparer = await late();
      const described: MoleculeDescription[] = [];
      for await (const batch of inBatches(smiles, LANES))
        for (const molecule of await preparer.prepareAll(batch, () => pause(signal)))
          described.push(await preparer.describe(molecule, identifiers));
      return described;
    },
    async findSubstructure(pattern, smiles) {
      checkList(smiles);
      return (await late()).search(pattern, smiles);
    },
    async predict(model, smiles, options = {}) {
      const rows = await predictAll(smiles, { ...options, models: [model] });
      return rows.flat();
    },
  };
}

function checkName(name: string, custom: readonly string[]): ModelName {
  if (isModelName(name)) return name;
  const folded = String(name).toLowerCase();
  const nearest = modelNames.find((each) => each.toLowerCase() === folded);
  throw new UnknownModelError(name, nearest, custom);
}

function checkList(value: unknown): void {
  const isList =
    typeof value === 'object' &&
    value !== null &&
    (Symbol.iterator in value || Symbol.asyncIterator in value);
  if (!isList) throw new InvalidArgumentError('smiles', 'must be a list of SMILES');
}

/** Loads the molecule code, two thirds of the bundle, with the first molecule. */
function lazyPreparer(options: PreparerOptions): () => Promise<Preparer> {
  let loaded: Promise<Preparer> | undefined;
  const load = async () => {
    try {
      const { createPreparer } = await import('./prepare.js');
      return createPreparer(options);
    } catch (cause) {
      loaded = undefined;
      const message = 'The molecule reader could not be loaded.';
      throw new PredictorError('TOOLKIT_UNAVAILABLE', message, { cause });
    }
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

function runModels<Custom extends string>(
  kernel: Kernel,
  { scopeMark }: Preparer,
  batch: readonly Prepared[],
  models: readonly RunnableModel<ModelName | Custom>[],
): readonly (readonly TrainedPrediction<ModelName | Custom>[])[] {
  const read = batch.filter((molecule) => 'features' in molecule);
  read.forEach(({ features }, lane) => {
    kernel.place(lane, features);
  });
  const scaffolds = read.map(({ scaffold }) => scaffold);
  // The lanes hold the readable molecules in order, so each takes the next output of a model.
  const runs = models.map(({ name, base, run }) => ({
    model: name,
    base: modelNames.indexOf(base),
    outputs: run(scaffolds),
  }));
  let lane = -1;
  return batch.map((molecule) => {
    const { smiles } = molecule;
    if ('reason' in molecule)
      return runs.map(({ model }) => ({ status: 'rejected', model, value: null, ...molecule }));
    lane += 1;
    const { fragments, neutralizedAtoms, alerts, corrections, stereoIgnored } = molecule;
    const corrected = corrections.length > 0 && { corrected: corrections.join(' ') };
    const facts = { fragments, neutralizedAtoms, alerts, stereoIgnored, ...corrected };
    return runs.map(({ model, base, outputs }) => {
      const output = outputs[lane];
      if (!output) throw new PredictorError('MODEL_UNAVAILABLE', `Model ${model} gave no value.`);
      const mark = scopeMark(molecule, base);
      const predicted = { status: 'predicted' as const, model, smiles, ...facts, ...output };
      return mark.outOfScope ? { ...predicted, inDomain: false, ...mark } : predicted;
    });
  });
}
