import { GraphInsightsDocument } from '@biographql/core/strings';
import { AbortController as ReactNativeAbortController } from 'abort-controller';
import { describe, expect, it } from 'vitest';
import {
  type AdmetSource,
  createClient,
  dedupe,
  fillAdmetTable,
  retry,
  TimeoutError,
  timeout,
} from '../index.js';
import { network, silentNetwork } from '../network.fixture.js';

const url = 'http://localhost/graphql';

/** React Native's own controller, whose signals have no `throwIfAborted` and no `reason`. */
function reactNativeAbort() {
  const controller = new ReactNativeAbortController();
  return { signal: controller.signal as AbortSignal, abort: () => controller.abort() };
}

describe('on React Native', () => {
  it.each([
    ['alone', []],
    ['with timeout', [timeout(60_000)]],
    ['with dedupe', [dedupe()]],
    ['with retry', [retry()]],
  ])('a signal works %s', async (_, middleware) => {
    const answered = createClient({ url, fetch: network().fetch, middleware });
    const { signal } = reactNativeAbort();
    await expect(answered.request(GraphInsightsDocument, {}, { signal })).resolves.toBeDefined();

    const { fetch, waiting } = silentNetwork();
    const leave = reactNativeAbort();
    const request = createClient({ url, fetch, middleware }).request(
      GraphInsightsDocument,
      {},
      { signal: leave.signal },
    );
    request.catch(() => {});
    await expect.poll(() => waiting.length).toBe(1);
    leave.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fills an ADMET table', async () => {
    const { signal } = reactNativeAbort();
    const source: AdmetSource = {
      name: 'lengths',
      predict: async ({ model, smiles }) =>
        smiles.map((text) => ({ status: 'predicted', model, smiles: text, value: text.length })),
    };
    const table = await fillAdmetTable({ models: ['m'], smiles: ['CCO'] }, source, { signal });
    expect(table.rows[0]?.predictions[0]?.value).toBe(3);
  });
});

describe('timeout', () => {
  it('ends a request that hangs', async () => {
    const { fetch, waiting } = silentNetwork();
    await expect(
      createClient({ url, fetch, middleware: [timeout(5)] }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(TimeoutError);
    expect(waiting).toHaveLength(1);
  });

  it('inside retry ends each attempt', async () => {
    const { fetch, waiting } = silentNetwork();
    const middleware = [retry({ attempts: 2, baseDelayMs: 1 }), timeout(5)];
    await expect(
      createClient({ url, fetch, middleware }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(TimeoutError);
    expect(waiting).toHaveLength(2);
  });

  it('leaves the caller’s own abort its reason', async () => {
    const { fetch } = silentNetwork();
    const reason = new Error('left');
    const leave = new AbortController();
    const request = createClient({ url, fetch, middleware: [timeout(60_000)] }).request(
      GraphInsightsDocument,
      {},
      { signal: leave.signal },
    );
    leave.abort(reason);
    await expect(request).rejects.toBe(reason);
  });
});
