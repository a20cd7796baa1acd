import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests that a stub received. */
export interface StubRequest {
  readonly method: string;
  /** Path and parameters. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What a stub answers; null leaves the request without an answer. */
export interface StubAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** Stub of a node that answers what a test prescribes. */
export interface ClusterStub extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly StubRequest[];
}

/** Starts a stub on a free port of this machine. */
export async function startClusterStub(
  answer: (request: StubRequest) => StubAnswer | null,
): Promise<ClusterStub> {
  const requests: StubRequest[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = '', url = '', headers } = message;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    const answered = answer(request);
    if (answered === null) return;
    response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answered.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
