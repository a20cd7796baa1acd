import type { GraphInsightsQuery } from '@biographql/core';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { expect } from 'vitest';

/** The real service, and a `fetch` that brings the key to it. */
export interface ReachableService extends AsyncDisposable {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  /** How each request went out: method and body. */
  readonly sent: { readonly method: string; readonly body: Readonly<Record<string, unknown>> }[];
}

export async function startService(): Promise<ReachableService> {
  const admet = tablePredictor({ hERG: { CCO: 0.1 } });
  const service: TestService = await createTestService({ engines: { admet } });
  const sent: ReachableService['sent'] = [];
  return {
    url: service.url,
    headers: { 'x-api-key': service.apiKey },
    sent,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      sent.push({ method: request.method, body: text === '' ? {} : JSON.parse(text) });
      return service.fetch(request);
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

/** Variables for the neighbors of asthma. */
export const asthma = { startNode: 'Q35869', maxNeighbors: 2 };

/** What every client must bring back for {@link asthma}. */
export function checkNeighbors(
  { sent }: ReachableService,
  graph: GraphInsightsQuery | undefined,
): void {
  expect(graph?.graphInsights?.data?.rootNode.name).toBe('asthma');
  expect(graph?.graphInsights?.data?.nodes).toHaveLength(3);
  expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { variables: asthma } });
}
