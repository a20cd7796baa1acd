import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';

/** The address that documents name. */
export const DOCUMENTED_ORIGIN = 'http://127.0.0.1:4000';

const VALUES = { hERG: { CCO: 0.1, c1ccccc1: 0.9 }, logS: { CCO: 0.1, c1ccccc1: 0.1 } };

/** A service over the small graph, at an address of its own. */
export interface DocumentedService extends AsyncDisposable {
  readonly apiKey: string;
  /** In place of {@link DOCUMENTED_ORIGIN}. */
  readonly origin: string;
  /** Answers what is asked at the documented address, and at a path of the page's own origin, as a proxy does: with the key. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

/** Starts it on a free port of this machine. */
export async function openDocumentedService(): Promise<DocumentedService> {
  const service = await createTestService({ engines: { admet: tablePredictor(VALUES) } });
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks).toString() };
    const init = { method: request.method ?? 'GET', headers, ...body };
    const answer = await service.fetch(new URL(request.url ?? '', service.url), init);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    apiKey: service.apiKey,
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    fetch: (input, init) => fetchFrom(service, input, init),
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await service[Symbol.asyncDispose]();
    },
  };
}

const reach = globalThis.fetch;

async function fetchFrom(
  service: TestService,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const asked = input instanceof Request ? input.url : String(input);
  const ownPath = asked === '/api/graphql' ? new URL(service.url).pathname : null;
  const address = new URL(ownPath ?? asked, DOCUMENTED_ORIGIN);
  if (address.origin !== DOCUMENTED_ORIGIN) return reach(input, init);
  const request = new Request(input instanceof Request ? input : address, init);
  request.headers.set('x-api-key', service.apiKey);
  return service.fetch(new URL(address.pathname, service.url), {
    method: request.method,
    headers: [...request.headers],
    body: await request.text(),
    ...(init?.signal == null ? {} : { signal: init.signal }),
  });
}
