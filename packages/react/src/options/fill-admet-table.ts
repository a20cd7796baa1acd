import type { AdmetModelName } from '@biographql/admet';
import {
  type AdmetCell,
  type AdmetPrediction,
  type AdmetRequest,
  type BioGraphQLClient,
  type ClientError,
  isClientError,
  predictAdmet,
} from '@biographql/client';
import type { QueryClient } from '@tanstack/react-query';
import { admetOptions } from './admet.js';
import { retry, retryDelay } from './retry.js';

/** The models and molecules of a table. */
export interface AdmetTableRequest<Model extends string = AdmetModelName> {
  /** One column each. */
  readonly models: readonly Model[];
  /** SMILES, any number; one row each, duplicates kept. */
  readonly smiles: readonly string[];
}

/** A molecule with one cell per model, in the order of the models. */
export interface AdmetTableRow<Model extends string = string> {
  /** As it was given. */
  readonly smiles: string;
  /** `predicted`, `rejected` (the molecule cannot be predicted) or `failed` (its request failed); null while awaited. */
  readonly predictions: readonly (AdmetCell<Model> | null)[];
}

/** Predictions, as far as they are there. */
export interface AdmetTable<Model extends string = string> {
  /** One per molecule, in input order. A row that does not change keeps its identity while the table fills. */
  readonly rows: readonly AdmetTableRow<Model>[];
  /** Cells that are not awaited any more. */
  readonly done: number;
  /** Cells in all: molecules times models. */
  readonly total: number;
  /** Cells whose request failed. `refetch` asks for these alone. */
  readonly failed: number;
}

interface Run<Model extends string> {
  readonly client: BioGraphQLClient;
  readonly cache: QueryClient;
  readonly signal: AbortSignal;
  readonly chunkSize: number;
  readonly concurrency: number;
  readonly publish: (table: AdmetTable<Model>) => void;
}

/** Answers that come close together are shown together: many small ones would keep the page busy. */
const PUBLISH_MS = 50;

type Answer<Model extends string> = readonly AdmetPrediction<Model>[] | ClientError;

/**
 * Fills a table chunk by chunk, first from the cache, and publishes each state. A request that fails leaves its own
 * cells `failed`; a model that the service lacks is asked for once.
 * @throws ClientError when the key is refused (at once) or when every request failed; the signal's reason after an abort.
 */
export async function fillAdmetTable<Model extends AdmetModelName>(
  { models, smiles }: AdmetTableRequest<Model>,
  run: Run<Model>,
): Promise<AdmetTable<Model>> {
  const { client, cache, signal, chunkSize } = run;
  const rows: AdmetTableRow<Model>[] = smiles.map((text) => ({
    smiles: text,
    predictions: models.map(() => null),
  }));
  const total = rows.length * models.length;
  const lacking = new Map<Model, ClientError>();
  const awaited: (() => Promise<void>)[] = [];
  let done = 0;
  let failed = 0;
  let failure: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = () => {
    const table = { rows: [...rows], done, total, failed };
    // What a request brings after the end belongs to nobody.
    if (!signal.aborted && !failure) run.publish(table);
    clearTimeout(timer);
    timer = undefined;
    return table;
  };

  // Chunk by chunk, so that the first rows are complete early.
  for (let from = 0; from < smiles.length; from += chunkSize) {
    const chunk = smiles.slice(from, from + chunkSize);
    for (const [column, model] of models.entries()) {
      const { queryKey } = admetOptions(client, { model, smiles: chunk });
      const put = (answer: Answer<Model>) => {
        done += chunk.length;
        for (const [index, text] of chunk.entries()) {
          const cell =
            'code' in answer
              ? ({ status: 'failed', model, smiles: text, value: null, error: answer } as const)
              : (answer[index] ?? null);
          if (cell?.status === 'failed') failed += 1;
          rows[from + index] = {
            smiles: text,
            predictions: models.map((_, at) =>
              at === column ? cell : (rows[from + index]?.predictions[at] ?? null),
            ),
          };
        }
      };
      const { data, isInvalidated } = cache.getQueryState(queryKey) ?? {};
      if (data && !isInvalidated) {
        put(data);
        continue;
      }
      awaited.push(async () => {
        const answer =
          lacking.get(model) ?? (await predict(client, { model, smiles: chunk }, signal));
        if (!('code' in answer)) cache.setQueryData(queryKey, answer);
        else if (lacksModel(answer)) lacking.set(model, answer);
        put(answer);
        if (failed === total) failure = answer;
        timer ??= setTimeout(publish, PUBLISH_MS);
      });
    }
  }

  publish();
  const jobs = awaited.values();
  const work = async () => {
    for (const job of jobs) {
      if (failure) return;
      await job().catch((error: unknown) => {
        failure = error;
      });
    }
  };
  await Promise.all(Array.from({ length: run.concurrency }, work));
  if (failure) throw failure;
  return publish();
}

async function predict<Model extends string>(
  client: BioGraphQLClient,
  request: AdmetRequest<Model>,
  signal: AbortSignal,
): Promise<Answer<Model>> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await predictAdmet<Model>(client, request, { signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!isClientError(error) || error.name === 'UnauthenticatedError') throw error;
      if (!retry(failures, error)) return error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)));
    }
  }
}

function lacksModel(error: ClientError): boolean {
  return (
    error.name === 'BadInputError' &&
    (error.has('UNKNOWN_MODEL') || error.has('MODEL_NOT_INSTALLED'))
  );
}
