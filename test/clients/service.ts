import { createTestService, type TestService } from '@biographql/server/testing';

/** The real service, and a `fetch` that brings the key to it. */
export interface ReachableService extends AsyncDisposable {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  /** How each request went out: method and body. */
  readonly sent: { readonly method: string; readonly body: Readonly<Record<string, unknown>> }[];
}

export async function startService(): Promise<ReachableService> {
  const service: TestService = await createTestService();
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
