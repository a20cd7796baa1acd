import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { afterAll, beforeAll, expect } from 'vitest';

/** The entity that most wordings ask about. */
export const ASTHMA = 'http://www.wikidata.org/entity/Q35869';
export const TEXT = expect.any(String);
export const NUMBER = expect.any(Number);

/** Starts a service for the tests of a file; the function sends a document and returns its data, which must come without errors. */
export function useWordings() {
  let service: TestService;
  beforeAll(async () => {
    const admet = tablePredictor({ logS: { CCO: 1.1, c1ccccc1: -1.64 } });
    service = await createTestService({ engines: { admet } });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  return async function send(query: string, variables: unknown = {}) {
    const response = await service.fetch(service.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
      body: JSON.stringify({ query, variables }),
    });
    const body = await response.json();
    expect(body.errors).toBeUndefined();
    expect(response.status).toBe(200);
    return body.data;
  };
}
