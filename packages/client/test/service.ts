import { createTestService, type TestService } from '@biographql/server/testing';
import { type BioGraphQLClient, type ClientOptions, createClient } from '../src/index.js';

/** Values by molecule, the same for both installed models; other molecules are rejected. */
export const ADMET_VALUES: Readonly<Record<string, number>> = { CCO: 0.1, c1ccccc1: 0.2 };

/** The real service in this process, with two ADMET models. */
export function startService(): Promise<TestService> {
  return createTestService({
    engines: {
      admet: {
        name: 'table',
        models: ['hERG', 'logS'],
        async ready() {},
        async predict(smiles) {
          return smiles.map((text) => {
            const value = ADMET_VALUES[text];
            return value === undefined
              ? { smiles: text, status: 'rejected', code: 'INVALID_SMILES', message: 'unknown' }
              : { smiles: text, status: 'predicted', value };
          });
        },
        async [Symbol.asyncDispose]() {},
      },
    },
  });
}

/** A client of that service. */
export function clientOf(
  service: TestService,
  options: Partial<ClientOptions> = {},
): BioGraphQLClient {
  return createClient({
    url: service.url,
    apiKey: service.apiKey,
    fetch: (url, init) => service.fetch(url, init),
    ...options,
  });
}
