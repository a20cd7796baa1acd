import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as it came. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

/** Answers a request. */
export type Answer = (request: SeenRequest, response: ServerResponse) => void;

/** A service on this machine that stands for a public one. */
export interface LoopbackService extends AsyncDisposable {
  /** Ends in `/`. */
  readonly base: string;
  readonly seen: readonly SeenRequest[];
}

/** Starts a service that answers paths; 404 for others. */
export async function startService(
  answers: Readonly<Record<string, Answer>>,
): Promise<LoopbackService> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '/', headers } = request;
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const entry = { method, path: url, headers, form };
    seen.push(entry);
    const answer = answers[url];
    if (answer) answer(entry, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    base: `http://127.0.0.1:${port}/`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a text. */
export function text(body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_, response) => response.writeHead(200, headers).end(body);
}

/** Answers a file with an entity tag, in ranges where they are asked for; breaks off after the given bytes of each answer. */
export function file(
  body: Buffer,
  { etag, breaksAfter }: { readonly etag: string; readonly breaksAfter?: number },
): Answer {
  return ({ headers }, response) => {
    if (headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const asked = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
    const start = headers['if-range'] === etag ? Number(asked ?? 0) : 0;
    if (start >= body.length) {
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
      return;
    }
    const rest = body.subarray(start);
    const range = { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` };
    response.writeHead(start > 0 ? 206 : 200, {
      etag,
      'content-length': rest.length,
      ...(start > 0 ? range : {}),
    });
    if (breaksAfter === undefined || rest.length <= breaksAfter) response.end(rest);
    else response.write(rest.subarray(0, breaksAfter), () => response.destroy());
  };
}
