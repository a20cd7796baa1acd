import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTinyServer, TINY_KEY, type TinyOptions } from './tiny-server.fixture.js';

/** Sends the name that is answered, over a port, since `fetch` expands what it receives. */
async function greet(
  name: string,
  headers: Readonly<Record<string, string>>,
  options: TinyOptions = {},
) {
  await using server = await createTinyServer(options);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const sent = request(`${url}${server.path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'x-api-key': TINY_KEY, ...headers },
  });
  const query = 'query ($name: String) { again: hello(name: $name) hello(name: $name) }';
  sent.end(JSON.stringify({ query, variables: { name } }));
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

const getGreeting = (text: Buffer) => JSON.parse(text.toString()).data.hello;
const LENGTHS = [2_000, 100_000, 700_000];
const expand = { br: brotliDecompressSync, gzip: gunzipSync };

describe('compression', () => {
  for (const length of LENGTHS) {
    const name = 'Ω🧬 asthma '.repeat(length / 11 + 1).slice(0, length);

    it.each(['br', 'gzip'] as const)(`answers ${length} characters in %s`, async (encoding) => {
      const { headers, body } = await greet(name, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(body.length).toBeLessThan(length / 4);
      expect(getGreeting(expand[encoding](body))).toBe(`Hello ${name}`);
    });

    it(`leaves ${length} characters uncompressed unless requested`, async () => {
      for (const accept of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd' }]) {
        const { headers, body } = await greet(name, accept as Record<string, string>);
        expect(headers).not.toHaveProperty('content-encoding');
        expect(headers['content-length']).toBe(String(body.length));
        expect(getGreeting(body)).toBe(`Hello ${name}`);
      }
    });
  }

  it('takes the encoding that is wanted most, and Brotli of two named alike', async () => {
    const name = 'x'.repeat(2_000);
    for (const [accept, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip', 'gzip'],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['*', 'gzip'],
    ] as const) {
      const { headers } = await greet(name, { 'accept-encoding': accept });
      expect([accept, headers['content-encoding']]).toEqual([accept, expected]);
    }
  });

  it('leaves short responses uncompressed', async () => {
    const { headers, body } = await greet('you', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(getGreeting(body)).toBe('Hello you');
  });

  it('counts the bytes of a response before it is compressed', async () => {
    const limits = { maxResponseBytes: 10_000 };
    const { body } = await greet('x'.repeat(20_000), { 'accept-encoding': 'br' }, { limits });
    expect(JSON.parse(body.toString()).errors[0].extensions.code).toBe('RESULT_TOO_LARGE');
  });

  it('lists in Vary every header that the response depends on', async () => {
    const corsOrigins = ['https://app.example'];
    const accept = { 'accept-encoding': 'gzip', origin: 'https://app.example' };
    const { headers } = await greet('x'.repeat(2_000), accept, { corsOrigins });
    expect(headers.vary).toBe('origin, accept-encoding');
  });

  it('is off when it is turned off', async () => {
    const name = 'x'.repeat(2_000);
    const { headers } = await greet(name, { 'accept-encoding': 'br' }, { compression: false });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('never expands the body of a request', async () => {
    const { status } = await greet('x', { 'content-encoding': 'gzip' });
    expect(status).toBe(415);
  });
});
