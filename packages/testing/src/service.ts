import { isRecord } from '@biographql/core/internal';
import type * as Server from '@biographql/server/testing';
import { RECORDINGS_BY_OPERATION } from './recorded-data.js';

/** A whole service in this process, without a port. Pass it to `createClient`: an address, a key and a `fetch`. */
export interface InMemoryService extends AsyncDisposable {
  /** Only {@link InMemoryService.fetch} can reach it. */
  readonly url: string;
  /** The one accepted key. */
  readonly apiKey: string;
  /** Identifier that requests may send as `engineID`. */
  readonly engineId: string;
  /** Behaves like the global `fetch`, whatever the host. */
  readonly fetch: typeof globalThis.fetch;
}

/** The options of `createTestService`: another seed, other engines, a limited key. */
export type InMemoryServiceOptions = Server.TestServiceOptions;

/**
 * Starts the real service on small real data: its HTTP layer, resolvers and engines, in Node. It answers any query, not
 * only recorded ones. ADMET predictions are looked up among the recorded molecules; set another engine in `engines`.
 * Needs `@biographql/server` installed next to this package. Dispose it when done.
 * @throws Error when `@biographql/server` is not installed.
 * @example
 * ```ts
 * import { createClient, searchArticles } from '@biographql/client';
 * import { createInMemoryService } from '@biographql/testing/service';
 *
 * const service = await createInMemoryService();
 * const client = createClient(service);
 * const { total } = await searchArticles(client, { text: 'asthma -children' });
 * console.log(total);
 * await service[Symbol.asyncDispose]();
 * ```
 */
export async function createInMemoryService(
  options: InMemoryServiceOptions = {},
): Promise<InMemoryService> {
  const { createTestService, tablePredictor } = await importServer();
  const admet = tablePredictor(recordedPredictions());
  const service = await createTestService({ ...options, engines: { admet, ...options.engines } });
  const { url, apiKey, engineId, fetch } = service;
  const close = () => service[Symbol.asyncDispose]();
  return { url, apiKey, engineId, fetch, [Symbol.asyncDispose]: close };
}

async function importServer(): Promise<typeof Server> {
  try {
    return await import('@biographql/server/testing');
  } catch (error) {
    throw new Error(
      'A service in memory needs the package @biographql/server: npm install --save-dev @biographql/server',
      { cause: error },
    );
  }
}

function recordedPredictions(): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const recordings = RECORDINGS_BY_OPERATION.get('admetPredict') ?? [];
  return Object.fromEntries(
    recordings.map(({ variables, data }) => [String(variables.modelName), valuesIn(data)]),
  );
}

function valuesIn({ admetPredict }: Readonly<Record<string, unknown>>) {
  const rows = isRecord(admetPredict) ? [admetPredict.dataframe].flat() : [];
  const known = rows.filter(isRecord).filter(({ predict }) => typeof predict === 'number');
  return Object.fromEntries(known.map(({ smiles, predict }) => [smiles, Number(predict)]));
}
