import { createTestService, type TestService } from '@biographql/server/testing';

/** A service that answers what a target sends. */
export interface RecordedService extends AsyncDisposable {
  /** Posts a body, with the key unless headers say otherwise. */
  post(
    body: string | Uint8Array<ArrayBuffer>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

/** Starts a whole service on small data in this process. */
export async function openRecordedService(): Promise<RecordedService> {
  const service: TestService = await createTestService({ maxMolecules: 20 });
  return {
    post: (body, headers = {}) =>
      service.fetch(service.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey, ...headers },
        body,
      }),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}
