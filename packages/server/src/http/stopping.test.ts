import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createTinyServer, TINY_KEY } from './tiny-server.fixture.js';

const HEADERS = { 'content-type': 'application/json', 'x-api-key': TINY_KEY };

interface Answer {
  readonly status: number;
  readonly connection: string;
}

function ask(url: string, agent: Agent, query: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: HEADERS, agent }, (response) => {
      response.resume().on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, connection: headers.connection ?? '' });
      });
    });
    sent.on('error', reject).end(JSON.stringify({ query }));
  });
}

describe('a server that stops', { timeout: 30_000 }, () => {
  it('loses none of 2,000 requests of clients that switch to another server after `Connection: close`', async () => {
    const limits = { rateLimit: 0 };
    await using first = await createTinyServer({ limits });
    await using second = await createTinyServer({ limits });
    const address = { host: '127.0.0.1', port: 0 };
    const before = `${await first.listen(address)}${first.path}`;
    const after = `${await second.listen(address)}${second.path}`;
    let left = 2_000;
    let stopped: Promise<void> | undefined;
    const statuses: number[] = [];
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let url = before;
      while (left > 0) {
        left -= 1;
        if (left === 1_000) stopped = first.stop(10_000);
        const { status, connection } = await ask(url, agent, '{ hello }');
        statuses.push(status);
        if (connection === 'close') url = after;
      }
      expect(url).toBe(after);
      agent.destroy();
    };
    await Promise.all(Array.from({ length: 40 }, client));
    await stopped;
    expect(statuses).toEqual(Array.from({ length: 2_000 }, () => 200));
  });

  it('ends what runs too long, so that it is answered before it is cut', async () => {
    await using server = await createTinyServer();
    const base = await server.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    const waiting = ask(`${base}${server.path}`, agent, '{ wait }');
    await expect.poll(() => connections(server)).toBeGreaterThan(0);
    await server.stop(500);
    expect(await waiting).toMatchObject({ status: 503, connection: 'close' });
    agent.destroy();
  });
});

function connections({ app }: Awaited<ReturnType<typeof createTinyServer>>): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
}

describe('an upload that is cut', () => {
  it('is 499 in the log, and no error', async () => {
    const lines: Record<string, unknown>[] = [];
    await using server = await createTinyServer({ lines });
    const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    for (const sent of ['', '{"query":"{ he']) {
      lines.length = 0;
      const received = once(server.app.server, 'request');
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      const headers = Object.entries({ ...HEADERS, host: 'test', 'content-length': '1000' });
      const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST ${server.path} HTTP/1.1\r\n${head}\r\n${sent}`);
      await received;
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
      await expect.poll(() => lines.length).toBeGreaterThan(0);
      expect(lines).toMatchObject([{ msg: 'request', status: 499, level: 30 }]);
    }
  });
});

describe('what the framework rejects', () => {
  it.each([
    [400, 'INVALID_REQUEST', 400],
    [403, 'NOT_FOUND', 404],
    [404, 'NOT_FOUND', 404],
    [411, 'INVALID_REQUEST', 400],
    [413, 'REQUEST_TOO_LARGE', 413],
    [415, 'UNSUPPORTED_MEDIA_TYPE', 415],
    [416, 'INVALID_REQUEST', 400],
  ] as const)('with %i stays with the client: %s', async (statusCode, code, status) => {
    const lines: Record<string, unknown>[] = [];
    await using server = await createTinyServer({ lines });
    server.app.get('/page', async () => {
      throw Object.assign(new Error('private'), { statusCode });
    });
    const response = await server.fetch(new Request('http://test/page'));
    expect(response.status).toBe(status);
    const { errors } = await response.json();
    expect(errors[0].extensions).toEqual({ code });
    expect(errors[0].message).not.toContain('private');
    expect(lines).toMatchObject([{ msg: 'request', status }]);
  });
});
