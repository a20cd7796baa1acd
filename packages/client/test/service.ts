import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { type BioGraphQLClient, type ClientOptions, createClient } from '../src/index.js';

/** Values by molecule, the same for both installed models; other molecules are rejected. */
export const ADMET_VALUES: Readonly<Record<string, number>> = { CCO: 0.1, c1ccccc1: 0.2 };

/** The real service in this process, with two ADMET models. */
export function startService(): Promise<TestService> {
  return createTestService({
    engines: { admet: tablePredictor({ hERG: ADMET_VALUES, logS: ADMET_VALUES }) },
  });
}

/** A client of that service. */
export function getClient(
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
