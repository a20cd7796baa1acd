import { createPredictor } from '@biographql/admet-predictor';
import { createBatchCalls } from '@biographql/admet-predictor/internal';
import type { DescribeBatch, SubstructureBatch } from '@biographql/admet-predictor/worker';
import { type AssayModel, readAssayModel } from './custom/model.js';
import type { ExplainOutcome } from './explain/explained-model.js';
import type { Explainer } from './explain/explainer.js';

/** A batch for one model. Plain data, which can be posted to a worker thread. */
export interface PredictBatch {
  /** One of the 28, or of `custom`. */
  readonly model: string;
  readonly smiles: readonly string[];
  /** Custom models; read again only if names or sizes change. Bytes in shared memory are not copied. */
  readonly custom?: readonly CustomModelBytes[];
}

/** The file of a custom model. */
export interface CustomModelBytes {
  /** The name in requests and predictions. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A molecule to explain by one model, with the five most similar measured molecules. */
export interface ExplainMolecule extends Omit<PredictBatch, 'smiles'> {
  readonly smiles: string;
}

/** The thread's custom models; predictor and explainer read the list with each call. */
const customModels: AssayModel[] = [];
let customKey = '';
let explainer: Promise<Explainer<string>> | undefined;

const calls = createBatchCalls(() => createPredictor<string>({ custom: customModels }));

export type { DescribeBatch, SubstructureBatch };

/** Calls of a thread that need no custom model. */
export const { describeBatch, findSubstructure } = calls;

/** Predicts a batch with the thread's own predictor; batches of 10 to 100 suit a worker pool. */
export function predictBatch({ custom, ...batch }: PredictBatch) {
  useCustom(custom);
  return calls.predictBatch(batch);
}

/** Explains one model's value for one molecule; the first explanation loads the code for it. */
export async function explainMolecule({
  model,
  smiles,
  custom,
}: ExplainMolecule): Promise<ExplainOutcome<string>> {
  useCustom(custom);
  explainer ??= import('./explain/explainer.js').then(({ createExplainer }) =>
    createExplainer({ custom: customModels }),
  );
  return (await explainer).explain(model, smiles, { similar: 5 });
}

/** Replaces the custom models if the given ones differ in names or sizes; an empty list changes nothing. */
function useCustom(custom: readonly CustomModelBytes[] = []): void {
  const key = custom.map(({ name, bytes }) => `${name} ${bytes.byteLength}`).join();
  if (custom.length === 0 || key === customKey) return;
  const models = custom.map(({ name, bytes }) => readAssayModel(bytes, name));
  customModels.splice(0, customModels.length, ...models);
  customKey = key;
}
