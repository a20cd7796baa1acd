import { type AssayModel, readAssayModel } from './assay/assay-model.js';
import { type ModelName, modelNames } from './endpoints.js';
import type { Explainer } from './explain/explainer.js';
import type { ExplainOutcome } from './explain/explanation.js';
import { createPredictor } from './index.js';
import type { TrainedPrediction } from './prediction.js';
import type { Predictor } from './predictor.js';

/** A batch for one model; plain data, so that it can be posted to a worker thread. */
export interface PredictBatch {
  /** One of the 28, or of `own`. */
  readonly model: string;
  readonly smiles: readonly string[];
  /** Models of one's own that may be asked for; each is read with its first use. Bytes of shared memory are not copied. */
  readonly own?: readonly AssayBytes[];
}

/** The file of a model of one's own. */
export interface AssayBytes {
  /** What predictions ask for it by. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A batch for several models; all 28 by default. */
export interface PredictAllBatch {
  readonly smiles: readonly string[];
  readonly models?: readonly ModelName[];
}

/** A molecule whose value of one model is explained, with the five most similar measured ones. */
export interface ExplainMolecule {
  /** One of the 28, or of `own`. */
  readonly model: string;
  readonly smiles: string;
  /** As for {@link predictBatch}. */
  readonly own?: readonly AssayBytes[];
}

/** The thread's models of one's own; predictor and explainer read the list with each call. */
const ownModels: AssayModel[] = [];
let ownKey = '';
let predictor: Predictor<string> | undefined;
let explainer: Promise<Explainer<string>> | undefined;

/** Predicts a batch with the thread's own predictor; batches of 10 to 100 suit a worker pool. */
export function predictBatch({
  model,
  smiles,
  own,
}: PredictBatch): Promise<readonly TrainedPrediction<string>[]> {
  useOwn(own);
  return sharedPredictor().predict(model, smiles);
}

/** Like {@link predictBatch} for several models at once. */
export function predictAllBatch({
  smiles,
  models,
}: PredictAllBatch): Promise<readonly (readonly TrainedPrediction<string>[])[]> {
  return sharedPredictor().predictAll(smiles, { models: models ?? modelNames });
}

/** Explains one model's value for one molecule; the code for it comes with the first. */
export async function explainMolecule({
  model,
  smiles,
  own,
}: ExplainMolecule): Promise<ExplainOutcome<string>> {
  useOwn(own);
  explainer ??= import('./explain.js').then(({ createExplainer }) =>
    createExplainer({ own: ownModels }),
  );
  return (await explainer).explain(model, smiles, { similar: 5 });
}

function sharedPredictor(): Predictor<string> {
  predictor ??= createPredictor({ own: ownModels });
  return predictor;
}

/** Takes models of one's own in the place of those before, if any are given and they are others. */
function useOwn(own: readonly AssayBytes[] = []): void {
  const key = own.map(({ name, bytes }) => `${name} ${bytes.byteLength}`).join();
  if (own.length === 0 || key === ownKey) return;
  ownModels.splice(0, ownModels.length, ...own.map(lateAssayModel));
  ownKey = key;
}

/** A model of one's own whose file is read when it is first asked for. */
function lateAssayModel({ name, bytes }: AssayBytes): AssayModel {
  let model: AssayModel | undefined;
  const read = () => {
    model ??= readAssayModel(bytes, name);
    return model;
  };
  return {
    name,
    get card() {
      return read().card;
    },
    load: (engine) => read().load(engine),
    open: () => read().open(),
  };
}
