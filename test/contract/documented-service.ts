import type { AdmetPredictor } from '@biographql/engines';
import { inProcessPredictor } from '@biographql/engines/internal';
import { tablePredictor } from '@biographql/server/testing';
import { listenAsService } from '../listening-service.js';

/** The address that documents name. */
export const DOCUMENTED_ORIGIN = 'http://127.0.0.1:4000';

/** Predictions of the models that this service has. */
const DOCUMENTED_VALUES = {
  hERG: { CCO: 0.1, c1ccccc1: 0.9 },
  logS: { CCO: 0.1, c1ccccc1: 0.1 },
};

/** Predicts them, and describes molecules. */
export const DOCUMENTED_PREDICTOR: AdmetPredictor = {
  ...inProcessPredictor(),
  ...tablePredictor(DOCUMENTED_VALUES),
};

/** A service over the small graph, at an address of its own. */
export interface DocumentedService extends AsyncDisposable {
  readonly apiKey: string;
  /** In place of {@link DOCUMENTED_ORIGIN}. */
  readonly origin: string;
  /** Sends a request to the documented address, and at the path of a proxy, to the service: with the key. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

/** Starts it on a free port of this machine. */
export async function openDocumentedService(): Promise<DocumentedService> {
  const service = await listenAsService({ engines: { admet: DOCUMENTED_PREDICTOR } });
  const { apiKey, address } = service;
  const reach = globalThis.fetch;
  return {
    apiKey,
    origin: new URL(address).origin,
    async fetch(input, init) {
      const requested = new URL(input instanceof Request ? input.url : input, DOCUMENTED_ORIGIN);
      if (requested.origin !== DOCUMENTED_ORIGIN) return reach(input, init);
      const { pathname } = requested.pathname === '/api/graphql' ? new URL(address) : requested;
      const original = new Request(input instanceof Request ? input : requested, init);
      const request = new Request(new URL(pathname, address), original);
      request.headers.set('x-api-key', apiKey);
      return reach(request);
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}
