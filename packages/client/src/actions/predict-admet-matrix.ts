import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import type { ClientError } from '../errors.js';
import { isClientError } from '../is-client-error.js';
import type { AdmetPrediction } from '../wire/admet-prediction.js';
import { predictAdmet } from './predict-admet.js';

/** The models and molecules of a matrix. */
export interface AdmetMatrixRequest<Model extends string = string> {
  /** Model names; one column each. */
  readonly models: readonly Model[];
  /** SMILES, any number; one row each, duplicates kept. */
  readonly smiles: readonly string[];
}

/** How far a matrix has come, counted in cells (molecules times models). */
export interface AdmetMatrixProgress {
  readonly done: number;
  readonly total: number;
}

/** How a matrix is requested. */
export interface AdmetMatrixOptions extends CallOptions {
  /** Molecules per request, 1 to 1,000 by default of the service. Default 200. */
  readonly chunkSize?: number | undefined;
  /** Requests under way at a time. Default 4. */
  readonly concurrency?: number | undefined;
  /** Called after each request. */
  readonly onProgress?: ((progress: AdmetMatrixProgress) => void) | undefined;
}

/** One model's word on one molecule; `failed` when its request failed. */
export type AdmetCell<Model extends string = string> =
  | AdmetPrediction<Model>
  | {
      readonly status: 'failed';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      readonly error: ClientError;
    };

/** A molecule with one cell per model, in the order of the models. */
export interface AdmetMatrixRow<Model extends string = string> {
  readonly smiles: string;
  readonly predictions: readonly AdmetCell<Model>[];
}

/**
 * Predicts any number of molecules by any number of models, in chunks with bounded concurrency, and answers one row
 * per molecule, in input order. A molecule that cannot be predicted is `rejected`, and a request that fails leaves its
 * own cells `failed`; the rest stands. A model that the service does not have is asked for once.
 *
 * @throws ClientError when the key is refused (at once) or when every request failed, InvalidArgumentError for a chunk size or concurrency that is no whole number from 1; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * import { createClient, predictAdmetMatrix } from '@biographql/client';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const rows = await predictAdmetMatrix(
 *   client,
 *   { models: ['hERG', 'logS'], smiles: ['CCO', 'c1ccccc1'] },
 *   { onProgress: ({ done, total }) => console.log(`${done} of ${total}`) },
 * );
 * for (const { smiles, predictions } of rows) {
 *   console.log(smiles, predictions.map(({ model, value }) => `${model} ${value}`));
 * }
 * ```
 */
export async function predictAdmetMatrix<const Model extends string>(
  client: BioGraphQLClient,
  request: AdmetMatrixRequest<Model>,
  options: AdmetMatrixOptions = {},
): Promise<readonly AdmetMatrixRow<Model>[]> {
  const { chunkSize = 200, concurrency = 4, onProgress, signal } = options;
  atLeastOne('chunkSize', chunkSize);
  atLeastOne('concurrency', concurrency);
  signal?.throwIfAborted();
  const stop = new AbortController();
  const run: Run<Model> = {
    client,
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    unserved: new Map(),
  };
  const table = createTable(request, onProgress);
  const queue = jobs(request, chunkSize);
  const workers = Math.min(concurrency, table.total);
  const work = async () => {
    for (const job of queue) table.fill(job, await predictJob(run, job));
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } catch (error) {
    stop.abort(error);
    throw error;
  }
  return table.rows();
}

interface Run<Model> {
  readonly client: BioGraphQLClient;
  readonly signal: AbortSignal;
  /** Models that the service does not have, with its refusal. */
  readonly unserved: Map<Model, ClientError>;
}

interface Job<Model> {
  readonly model: Model;
  readonly column: number;
  readonly from: number;
  readonly smiles: readonly string[];
}

// Chunk by chunk, so that the first rows are complete early.
function* jobs<Model extends string>(
  { models, smiles }: AdmetMatrixRequest<Model>,
  chunkSize: number,
): Generator<Job<Model>, void, undefined> {
  for (let from = 0; from < smiles.length; from += chunkSize) {
    const chunk = smiles.slice(from, from + chunkSize);
    for (const [column, model] of models.entries()) yield { model, column, from, smiles: chunk };
  }
}

async function predictJob<Model extends string>(
  { client, signal, unserved }: Run<Model>,
  { model, smiles }: Job<Model>,
): Promise<readonly AdmetCell<Model>[]> {
  const failed = (error: ClientError) =>
    smiles.map((text) => ({ status: 'failed', model, smiles: text, value: null, error }) as const);
  const refusal = unserved.get(model);
  if (refusal) return failed(refusal);
  try {
    return await predictAdmet<Model>(client, { model, smiles }, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!isClientError(error) || error.name === 'UnauthenticatedError') throw error;
    if (lacksModel(error)) unserved.set(model, error);
    return failed(error);
  }
}

function lacksModel(error: ClientError): boolean {
  return (
    error.name === 'BadInputError' &&
    (error.has('UNKNOWN_MODEL') || error.has('MODEL_NOT_INSTALLED'))
  );
}

function createTable<Model extends string>(
  { models, smiles }: AdmetMatrixRequest<Model>,
  onProgress: AdmetMatrixOptions['onProgress'],
) {
  const rows = smiles.map((text) => ({ smiles: text, predictions: [] as AdmetCell<Model>[] }));
  const total = models.length * smiles.length;
  let done = 0;
  let failures = 0;
  let firstError: ClientError | undefined;
  return {
    total,
    fill({ column, from }: Job<Model>, cells: readonly AdmetCell<Model>[]): void {
      for (const [index, cell] of cells.entries()) {
        const row = rows[from + index];
        if (row) row.predictions[column] = cell;
        if (cell.status !== 'failed') continue;
        failures += 1;
        firstError ??= cell.error;
      }
      done += cells.length;
      onProgress?.({ done, total });
    },
    rows(): readonly AdmetMatrixRow<Model>[] {
      if (firstError && failures === total) throw firstError;
      return rows;
    },
  };
}

function atLeastOne(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 1) return;
  throw new InvalidArgumentError(name, 'must be a whole number of at least 1', value);
}
