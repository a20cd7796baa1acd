import { UnknownModelError } from '@biographql/core';
import type { AssayModel, LoadedAssay } from './assay/assay-model.js';
import { inBatches } from './batches.js';
import { isModelName, type ModelName, modelNames } from './endpoints.js';
import { PredictorError } from './errors.js';
import { createEngine, type Engine, LANES } from './model/engine.js';
import { loadModel, runModel } from './model/model.js';
import { createModelStore, type ModelSource } from './model/model-store.js';
import { createPause } from './pause.js';
import type { TrainedPrediction } from './prediction.js';
import type { Prepared, Preparer, PreparerOptions } from './prepare.js';
import { defaultToolkit, type ToolkitLoader } from './toolkit/toolkit.js';

/** Options of one call. */
export interface PredictOptions {
  /** Aborts between molecules; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each molecule with the number done and, for lists, the number in all. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Options of calls that run several models. */
export interface PredictAllOptions<Name extends string = ModelName> extends PredictOptions {
  /** Models to run; all 28 by default, and then those of one's own. */
  readonly models?: readonly Name[] | undefined;
}

/** Options of a predictor. */
export interface PredictorOptions<Own extends string = never> {
  /** Where model files are: a folder URL, or a function from file name to bytes.
   *  Default in Node: the package's own folder; in browsers: `models/` beside the script's folder. */
  readonly models?: string | URL | ModelSource | undefined;
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /** Molecules whose features are kept between calls; default 1,000, 0 turns it off. */
  readonly cacheSize?: number | undefined;
  /** Molecules with more heavy atoms are rejected; default 300. The toolkit breaks near 1,000. */
  readonly maxHeavyAtoms?: number | undefined;
  /**
   * Models of one's own, from `readAssayModel` of `@biographql/admet-predictor/train`; asked for by their names. The list is
   * read with each call.
   */
  readonly own?: readonly AssayModel<Own>[] | undefined;
}

/** Predicts ADMET models for molecules given as SMILES. Calls may overlap. `Own` are the names of models of one's own. */
export interface Predictor<Own extends string = never> {
  /** The models that can be asked for. */
  readonly models: readonly (ModelName | Own)[];
  /**
   * Predicts one model; the answer has the length and order of the input, duplicates included.
   * @throws UnknownModelError; PredictorError for a file or a toolkit that cannot be loaded.
   */
  predict(
    model: ModelName | Own,
    smiles: readonly string[],
    options?: PredictOptions,
  ): Promise<readonly TrainedPrediction<ModelName | Own>[]>;
  /** Predicts all or several models: one list per molecule, in the order of the models; features are computed once. */
  predictAll(
    smiles: readonly string[],
    options?: PredictAllOptions<ModelName | Own>,
  ): Promise<readonly (readonly TrainedPrediction<ModelName | Own>[])[]>;
  /**
   * Predicts a stream of any length in order; memory stays constant. A synchronous source is read up
   * to 32 molecules ahead, an asynchronous one too, as long as its next molecule comes within 2 ms.
   */
  stream(
    smiles: Iterable<string> | AsyncIterable<string>,
    options?: Omit<PredictAllOptions<ModelName | Own>, 'onProgress'>,
  ): AsyncGenerator<readonly TrainedPrediction<ModelName | Own>[], void, undefined>;
}

/** Assembles a predictor; `modelsIn` reads the models of a folder, by default of the package's own. */
export function assemblePredictor<Own extends string = never>(
  { models, wasm, own = [], ...limits }: PredictorOptions<Own>,
  modelsIn: (folder?: string | URL) => ModelSource,
): Predictor<Own> {
  type Name = ModelName | Own;
  const engine = createEngine();
  const source = typeof models === 'function' ? models : modelsIn(models);
  const store = createModelStore<LoadedAssay<ModelName>>(source, (file) => {
    const model = loadModel(engine, file);
    const name = file.header.model;
    return { name, base: name, run: (scaffolds) => runModel(engine, model, scaffolds) };
  });
  const toolkit = typeof wasm === 'function' ? wasm : defaultToolkit(wasm);
  const late = lazyPreparer({ toolkit, ...limits });
  const owned = new WeakMap<AssayModel<Own>, LoadedAssay<Own>>();
  const ownNames = () => own.map(({ name }) => name);
  const ownModel = (name: Name): LoadedAssay<Own> | undefined => {
    const model = own.find((each) => each.name === name);
    if (!model) return undefined;
    const loaded = owned.get(model) ?? model.load(engine);
    owned.set(model, loaded);
    return loaded;
  };
  const known = (): readonly Name[] => [...modelNames, ...ownNames()];
  const pause = createPause();

  async function* stream(
    smiles: Iterable<string> | AsyncIterable<string>,
    { models = known(), signal }: Omit<PredictAllOptions<Name>, 'onProgress'> = {},
  ): AsyncGenerator<readonly TrainedPrediction<Name>[], void, undefined> {
    signal?.throwIfAborted();
    const loading = models.map(
      (name) => ownModel(name) ?? store.model(checkName(name, ownNames())),
    );
    const [preparer, ...loaded] = await Promise.all([late(), ...loading]);
    for await (const batch of inBatches(smiles, LANES)) {
      const prepared: Prepared[] = [];
      for (const text of batch) {
        signal?.throwIfAborted();
        prepared.push(await preparer.prepare(text));
        await pause();
      }
      for (const row of runModels(engine, preparer, prepared, loaded)) {
        signal?.throwIfAborted();
        yield row;
      }
      await pause();
    }
  }

  const predictAll: Predictor<Own>['predictAll'] = async (
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
    async predict(model, smiles, options = {}) {
      const rows = await predictAll(smiles, { ...options, models: [model] });
      return rows.flat();
    },
  };
}

function checkName(name: string, own: readonly string[]): ModelName {
  if (isModelName(name)) return name;
  throw new UnknownModelError(name, undefined, own);
}

/** Reading and featurizing is two thirds of the code: it comes with the first molecule, as the toolkit does. */
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

function runModels<Own extends string>(
  engine: Engine,
  { scopeMark }: Preparer,
  batch: readonly Prepared[],
  models: readonly LoadedAssay<ModelName | Own>[],
): readonly (readonly TrainedPrediction<ModelName | Own>[])[] {
  const read = batch.filter((molecule) => 'features' in molecule);
  read.forEach(({ features }, lane) => {
    engine.place(lane, features);
  });
  const scaffolds = read.map(({ scaffold }) => scaffold);
  // Molecules that were read lie in the lanes in order, so each takes a model's next output.
  const runs = models.map(({ name, base, run }) => ({
    model: name,
    base: modelNames.indexOf(base),
    outputs: run(scaffolds).values(),
  }));
  return batch.map((molecule) => {
    const { smiles } = molecule;
    return runs.map(({ model, base, outputs }) => {
      if ('reason' in molecule) {
        return { status: 'rejected', model, smiles, value: null, reason: molecule.reason };
      }
      const { fragments, neutralizedAtoms, alerts } = molecule;
      const output = outputs.next().value;
      if (!output) throw new PredictorError('MODEL_UNAVAILABLE', `Model ${model} gave no value.`);
      const mark = scopeMark(molecule, base);
      const inDomain = output.inDomain && mark.outOfScope === undefined;
      const facts = { fragments, neutralizedAtoms, alerts, ...output, inDomain, ...mark };
      return { status: 'predicted', model, smiles, ...facts };
    });
  });
}
