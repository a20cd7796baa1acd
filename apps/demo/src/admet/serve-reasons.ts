import type { AdmetModelName } from '@biographql/admet';
import { createExplainer, type Explainer } from '@biographql/admet-predictor/explain';
import { errorWords } from '../error-words.ts';
import type { WorkerAnswer } from '../worker-line.ts';

/** Where an explainer of a page finds its files, as addresses that hold in any worker. */
export interface ReasonFiles {
  readonly models: string;
  readonly measured: string;
  readonly wasm: string;
}

/** What the page asks for. */
export interface ReasonRequest {
  readonly files: ReasonFiles;
  readonly model: AdmetModelName;
  readonly smiles: string;
  /** How many similar measured molecules are told. */
  readonly similar: number;
}

/** Returns what answers a worker's messages: the explainer is made with the first, and kept. */
export function createReasons(): (request: ReasonRequest) => Promise<WorkerAnswer<unknown>> {
  let explainer: Explainer | undefined;
  return async ({ files, model, smiles, similar }) => {
    try {
      explainer ??= createExplainer(files);
      return { value: await explainer.explain(model, smiles, { similar }) };
    } catch (error) {
      return { problem: errorWords(error) };
    }
  };
}
