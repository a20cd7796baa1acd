import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** How an endpoint answers one query. */
type Mode = (response: ServerResponse, trap: string, query: string) => void | Promise<void>;

const JSON_TYPE = { 'content-type': 'application/sparql-results+json' };
const ROW = '{"n":{"type":"literal","value":"1"}}';
const HEAD = '{"head":{"vars":["n"]},"results":{"bindings":[';
const WHOLE = `${HEAD}${ROW}]}}`;
const MEGABYTE = ' '.repeat(1024 * 1024);

const page =
  (status: number, headers = {}): Mode =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>no</h1>');
  };
const redirect =
  (status: number): Mode =>
  (response, trap) => {
    response.writeHead(status, { location: trap }).end();
  };
const body =
  (content: string): Mode =>
  (response) => {
    response.writeHead(200, JSON_TYPE).end(content);
  };

/** How an endpoint should answer: one row to the test's query, nothing to those of the service itself. */
const whole: Mode = (response, _trap, query) => {
  const empty = /\bASK\b/.test(query) ? '{"head":{},"boolean":true}' : `${HEAD}]}}`;
  response.writeHead(200, JSON_TYPE).end(/\bBIND\b/.test(query) ? WHOLE : empty);
};

/** Ways in which an endpoint fails; each gets an error with a code, and nothing else of the service fails with it. */
export const FAILING_MODES: Readonly<Record<string, Mode>> = {
  'resets the connection at once': (response) => void response.socket?.resetAndDestroy(),
  'closes the connection without a word': (response) => void response.socket?.end(),
  'never answers': () => {},
  'sends its head and never a body': (response) =>
    void response.writeHead(200, JSON_TYPE).flushHeaders(),
  'sends one byte at a time': async (response) => {
    response.writeHead(200, JSON_TYPE);
    for (const letter of WHOLE.repeat(20)) {
      response.write(letter);
      await sleep(100);
      if (response.destroyed) return;
    }
  },
  'ends in the middle': body(`${HEAD}${ROW},`),
  'resets in the middle': (response) => {
    response.writeHead(200, JSON_TYPE).write(HEAD, () => response.socket?.resetAndDestroy());
  },
  'promises more than it sends': (response) => {
    response
      .writeHead(200, { ...JSON_TYPE, 'content-length': 9_999 })
      .write(WHOLE, () => response.socket?.end());
  },
  'sends no body': body(''),
  'sends a page of HTML as an answer': page(200),
  'sends broken JSON': body('{"head":{"vars":['),
  'sends JSON of another shape': body('{"rows":[[1]]}'),
  'sends null': body('null'),
  'sends bindings that are no list': body('{"head":{"vars":["n"]},"results":{"bindings":7}}'),
  'sends terms of no kind': body(`${HEAD}{"n":{"type":"planet","value":"1"}}]}}`),
  'sends bytes that are no text': (response) =>
    void response.writeHead(200, JSON_TYPE).end(Buffer.from([0xff, 0xfe, 0, 1])),
  'sends a damaged gzip': (response) => {
    const zipped = gzipSync(WHOLE.padEnd(10_000));
    response
      .writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
      .end(zipped.subarray(0, 30));
  },
  'answers 401': page(401),
  'answers 403': page(403),
  'answers 404': page(404),
  'answers 429': page(429, { 'retry-after': '2' }),
  'answers 500': page(500),
  'answers 502': page(502),
  'answers 503': page(503, { 'retry-after': 'soon' }),
  'answers 204': (response) => void response.writeHead(204).end(),
  'redirects with 301': redirect(301),
  'redirects with 302': redirect(302),
  'redirects with 307': redirect(307),
  'redirects with 308': redirect(308),
  'sends more than any limit': async (response) => {
    response.writeHead(200, JSON_TYPE).write(HEAD);
    for (let count = 0; count < 400 && !response.destroyed; count += 1) {
      if (!response.write(MEGABYTE))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end(`${ROW}]}}`);
  },
  'sends more rows than any limit': body(
    `${HEAD}${Array.from({ length: 2_000 }, () => ROW).join()}]}}`,
  ),
};

/** An endpoint whose way of answering is changed while it runs. */
export interface ChangingEndpoint extends AsyncDisposable {
  readonly url: string;
  /** The next queries are answered so; `whole` is how they should be. */
  become(mode: string): void;
  /** Requests that followed a redirect. */
  trapped(): number;
}

/** Starts an endpoint on a free port of this machine. */
export async function startChangingEndpoint(): Promise<ChangingEndpoint> {
  let trapped = 0;
  let mode: Mode = whole;
  const trap = createHttpServer((_request, response) => {
    trapped += 1;
    response.writeHead(200, JSON_TYPE).end(WHOLE);
  });
  const server = createHttpServer(async (request, response) => {
    response.on('error', () => {});
    const form = new URLSearchParams(await text(request));
    await mode(response, `http://127.0.0.1:${getPort(trap)}/`, form.get('query') ?? '');
  });
  for (const each of [trap, server]) await once(each.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${getPort(server)}/sparql`,
    become(name) {
      const next = name === 'whole' ? whole : FAILING_MODES[name];
      if (next === undefined) throw new Error(`no mode ${name}`);
      mode = next;
    },
    trapped: () => trapped,
    async [Symbol.asyncDispose]() {
      for (const each of [trap, server]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
}

function getPort(server: ReturnType<typeof createHttpServer>): number {
  return (server.address() as AddressInfo).port;
}
