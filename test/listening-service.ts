import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestService } from '@biographql/server/testing';

/** The real service on a port, as users reach it. */
export interface ListeningService extends AsyncDisposable {
  /** The GraphQL address. */
  readonly address: string;
  readonly apiKey: string;
}

/** Starts the service over the small graph, on a free port of this machine. */
export async function listenAsService(
  options?: Parameters<typeof createTestService>[0],
): Promise<ListeningService> {
  const service = await createTestService(options);
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const answer = await service.fetch(new URL(request.url ?? '', service.url), {
      method: request.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString() }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${new URL(service.url).pathname}`,
    apiKey: service.apiKey,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await service[Symbol.asyncDispose]();
    },
  };
}
