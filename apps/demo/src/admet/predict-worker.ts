import {
  createPredictor,
  type ModelName,
  type MoleculePrediction,
} from '@biographql/admet-predictor';
import { errorWords } from '../error-words.ts';

/** What the page asks of the worker; it replaces what was asked before. */
export interface PredictRequest {
  readonly id: number;
  readonly smiles: readonly string[];
  readonly models: readonly ModelName[];
}

/** Rows in order, as they are there; or why there are none. */
export type PredictAnswer =
  | { readonly id: number; readonly rows: readonly MoleculePrediction[] }
  | { readonly id: number; readonly problem: string };

const SEND_EVERY_MS = 100;
const predictor = createPredictor({ models: '/admet/models/', wasm: '/admet/toolkit.wasm' });
let running: AbortController | undefined;

addEventListener('message', ({ data }: MessageEvent<PredictRequest>) => {
  running?.abort();
  running = new AbortController();
  void predict(data, running.signal);
});

async function predict({ id, smiles, models }: PredictRequest, signal: AbortSignal) {
  let rows: MoleculePrediction[] = [];
  let sentAt = performance.now();
  const send = () => {
    answer({ id, rows });
    rows = [];
    sentAt = performance.now();
  };
  try {
    for await (const row of predictor.stream(smiles, { models, signal })) {
      rows.push(row);
      if (performance.now() - sentAt > SEND_EVERY_MS) send();
    }
    send();
  } catch (error) {
    if (!signal.aborted) answer({ id, problem: errorWords(error) });
  }
}

function answer(message: PredictAnswer): void {
  postMessage(message);
}
