import { type BioGraphQLClient, type ConnectionOptions, createClient } from '@biographql/client';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { afterAll, beforeAll } from 'vitest';

/** A sent request, and whether it was aborted before its response. */
export interface Sent {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly aborted: () => boolean;
}

/** The real service in this process, for the tests of one file. */
export interface ServiceOfFile {
  /** Returns a new client, with its requests. `intercept` may answer in place of the service, or wait. */
  connect(
    intercept?: (sent: Sent) => Promise<Response | undefined> | Response | undefined,
    options?: Partial<ConnectionOptions>,
  ): { readonly client: BioGraphQLClient; readonly sent: readonly Sent[] };
}

/** Starts a service before the tests of a file, with two ADMET models that know two molecules, and stops it after them. */
export function serviceOfFile(): ServiceOfFile {
  let service: TestService;
  beforeAll(async () => {
    const values = { CCO: 0.1, c1ccccc1: 0.2 };
    const admet = tablePredictor({ hERG: values, logS: values });
    service = await createTestService({ engines: { admet } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  return {
    connect(intercept = () => undefined, options = {}) {
      const sent: Sent[] = [];
      const client = createClient({
        url: service.url,
        ...options,
        async fetch(url, init) {
          const { variables } = JSON.parse(String(init.body));
          const request = { variables, aborted: () => init.signal?.aborted === true };
          sent.push(request);
          const answer = await intercept(request);
          init.signal?.throwIfAborted();
          // The page never has the key, so it is added here.
          const headers = { ...init.headers, 'x-api-key': service.apiKey };
          return answer ?? service.fetch(url, { ...init, headers, signal: null });
        },
      });
      return { client, sent };
    },
  };
}

/** A rejection in the service's format. */
export function rejection(status: number, code: string): Response {
  return Response.json(
    { errors: [{ message: `rejected: ${code}`, extensions: { code } }], data: null },
    { status },
  );
}
