import { type AdmetPrediction, type CallOptions, InvalidArgumentError } from '@biographql/core';
import { forwardAbort, throwIfAborted } from '@biographql/core/internal';
import type { ClientError } from '../errors.js';
import { isClientError } from '../errors.js';

/** A model and the molecules to predict. */
export interface AdmetRequest<Model extends string = string> {
  /** One of the 28 model names, e.g. `hERG` (`ADMET_MODEL_NAMES` of `@biographql/admet` lists them), or a custom model: `customAdmetModel('our-logD')`. */
  readonly model: Model;
  /** SMILES; services accept 1,000 by default; `predictAdmetTable` takes any number. */
  readonly smiles: readonly string[];
}

/** The models and molecules of a table. */
export interface AdmetTableRequest<Model extends string = string> {
  /** Model names; one column each. */
  readonly models: readonly Model[];
  /** SMILES, any number; one row each, with duplicates. */
  readonly smiles: readonly string[];
}

/** Source of the predictions of a table: the service, or a custom predictor, e.g. in a worker. */
export interface AdmetSource<in Model extends string = string> {
  /** Distinguishes its predictions from those of another source, e.g. in a cache. */
  readonly name: string;
  /**
   * Predicts one model for a chunk of molecules, in their order, with duplicates. A ClientError marks the cells of the
   * chunk as `failed`; a rejected key and any other error end the table.
   */
  readonly predict: (
    request: AdmetRequest<Model>,
    options: CallOptions,
  ) => Promise<readonly AdmetPrediction[]>;
  /** Predictions that need no request, e.g. from a cache. */
  readonly known?: (request: AdmetRequest<Model>) => readonly AdmetPrediction[] | undefined;
}

/** How a table is filled. */
export interface AdmetTableOptions<Model extends string = string> extends CallOptions {
  /** Molecules per request, default 128. Services accept 1,000 by default. */
  readonly chunkSize?: number | undefined;
  /** Requests under way at a time. Default 4. */
  readonly concurrency?: number | undefined;
  /** Called with the table at the start and after each request. */
  readonly onProgress?: ((table: AdmetTable<Model>) => void) | undefined;
}

/**
 * Cell of one molecule and one model: its prediction (`predicted` or `rejected`), `failed` when its request failed,
 * or `awaited`. Only a predicted cell has a value.
 */
export type AdmetCell<Model extends string = string> =
  | AdmetPrediction<Model>
  | {
      readonly status: 'failed';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      readonly error: ClientError;
    }
  | {
      readonly status: 'awaited';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
    };

/** A molecule with one cell per model, in the order of the models. */
export interface AdmetRow<Model extends string = string> {
  /** As it was given. */
  readonly smiles: string;
  readonly predictions: readonly AdmetCell<Model>[];
}

/** The predictions so far. */
export interface AdmetTable<Model extends string = string> {
  /** One per molecule, in input order. A row that does not change keeps its identity while the table fills. */
  readonly rows: readonly AdmetRow<Model>[];
  /** Cells that are no longer `awaited`. */
  readonly done: number;
  /** All cells: molecules times models. */
  readonly total: number;
  /** Cells whose request failed. */
  readonly failed: number;
}

interface Chunk<Model extends string> extends AdmetRequest<Model> {
  readonly column: number;
  readonly firstRow: number;
}

type Answer = readonly AdmetPrediction[] | ClientError;

/**
 * Fills a table of molecules times models in chunks, first from the source's `known` values. A failed request leaves
 * only its own cells `failed`; a model that the source lacks isn't requested again.
 * @throws ClientError when the key is rejected (at once) or when every cell failed, InvalidArgumentError for a chunk size or concurrency that isn't a whole number from 1; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const lengths = {
 *   name: 'lengths',
 *   predict: async ({ model, smiles }: { model: string; smiles: readonly string[] }) =>
 *     smiles.map((text) => ({ status: 'predicted', model, smiles: text, value: text.length }) as const),
 * };
 * const { rows } = await fillAdmetTable({ models: ['length'], smiles: ['CCO'] }, lengths);
 * console.log(rows[0]?.predictions[0]?.value); // 3
 * ```
 */
export async function fillAdmetTable<const Model extends string>(
  request: AdmetTableRequest<Model>,
  source: AdmetSource<Model>,
  options: AdmetTableOptions<Model> = {},
): Promise<AdmetTable<Model>> {
  checkAdmetTableOptions(options);
  const { chunkSize = 128, concurrency = 4, onProgress, signal } = options;
  throwIfAborted(signal);
  const stop = new AbortController();
  const either = stop.signal;
  const release = forwardAbort(signal, stop);
  const table = createTable<Model>(request);
  const unknown: Chunk<Model>[] = [];
  for (const chunk of toChunks(request, chunkSize)) {
    const known = source.known?.(chunk);
    if (known) table.fill(chunk, known);
    else unknown.push(chunk);
  }
  onProgress?.(table.state());

  const rejections = new Map<Model, ClientError>();
  const queue = unknown.values();
  const work = async () => {
    for (const chunk of queue) {
      throwIfAborted(either);
      const answer = rejections.get(chunk.model) ?? (await predictChunk(source, chunk, either));
      throwIfAborted(either);
      if (isModelRejected(answer)) rejections.set(chunk.model, answer);
      table.fill(chunk, answer);
      if (isKeyRejected(answer)) {
        for (const rest of queue) table.fill(rest, answer);
      }
      onProgress?.(table.state());
      if (isKeyRejected(answer)) throw answer;
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, unknown.length) }, work));
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    release();
  }
  return table.result();
}

/**
 * Checks the options of a table that is filled later.
 * @throws InvalidArgumentError for a chunk size or concurrency that isn't a whole number from 1.
 * @example
 * ```ts
 * checkAdmetTableOptions({ chunkSize: 64, concurrency: 2 });
 * ```
 */
export function checkAdmetTableOptions({
  chunkSize = 1,
  concurrency = 1,
}: Pick<AdmetTableOptions, 'chunkSize' | 'concurrency'>): void {
  for (const [name, value] of Object.entries({ chunkSize, concurrency })) {
    if (Number.isSafeInteger(value) && value >= 1) continue;
    throw new InvalidArgumentError(name, 'must be a whole number, 1 or greater', value);
  }
}

// Chunk by chunk, so that the first rows are complete early.
function* toChunks<Model extends string>(
  { models, smiles }: AdmetTableRequest<Model>,
  chunkSize: number,
): Generator<Chunk<Model>, void, undefined> {
  for (let firstRow = 0; firstRow < smiles.length; firstRow += chunkSize) {
    const molecules = smiles.slice(firstRow, firstRow + chunkSize);
    for (const [column, model] of models.entries()) {
      yield { model, column, firstRow, smiles: molecules };
    }
  }
}

async function predictChunk<Model extends string>(
  source: AdmetSource<Model>,
  { model, smiles }: Chunk<Model>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await source.predict({ model, smiles }, { signal });
  } catch (error) {
    throwIfAborted(signal);
    if (isClientError(error)) return error;
    throw error;
  }
}

function isKeyRejected(answer: Answer): answer is ClientError {
  return 'code' in answer && answer.name === 'UnauthenticatedError';
}

function isModelRejected(answer: Answer): answer is ClientError {
  return (
    'code' in answer &&
    answer.name === 'BadInputError' &&
    (answer.has('UNKNOWN_MODEL') || answer.has('MODEL_NOT_INSTALLED'))
  );
}

function createTable<Model extends string>({ models, smiles }: AdmetTableRequest<Model>) {
  const rows = smiles.map(
    (text): AdmetRow<Model> => ({
      smiles: text,
      predictions: models.map((model) => toCell(model, text, undefined)),
    }),
  );
  const total = models.length * smiles.length;
  let done = 0;
  let failed = 0;
  let firstError: ClientError | undefined;
  const state = (): AdmetTable<Model> => ({ rows: [...rows], done, total, failed });

  return {
    state,
    fill({ model, column, firstRow, smiles: chunk }: Chunk<Model>, answer: Answer): void {
      for (const [index, text] of chunk.entries()) {
        const at = firstRow + index;
        const cell = toCell(model, text, 'code' in answer ? answer : answer[index]);
        const predictions = rows[at]?.predictions.with(column, cell) ?? [];
        rows[at] = { smiles: text, predictions };
        if (cell.status !== 'awaited') done += 1;
        if (cell.status === 'failed') failed += 1;
      }
      if ('code' in answer) firstError ??= answer;
    },
    result(): AdmetTable<Model> {
      if (firstError && failed === total) throw firstError;
      return state();
    },
  };
}

function toCell<Model extends string>(
  model: Model,
  smiles: string,
  answer: AdmetPrediction | ClientError | undefined,
): AdmetCell<Model> {
  if (answer === undefined) return { status: 'awaited', model, smiles, value: null };
  if ('code' in answer) return { status: 'failed', model, smiles, value: null, error: answer };
  return { ...answer, model, smiles };
}
