import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { persistedDocuments } from '@biographql/core/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServer } from './create-http-server.js';
import { createTinyServer } from './tiny-server.fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'biographql-origin-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A page</title>');
const [documentId = ''] = Object.keys(persistedDocuments);
let server: HttpServer;
let base: URL;

beforeAll(async () => {
  server = await createTinyServer({
    page: { folder },
    corsOrigins: ['https://explorer.example'],
  });
  base = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** `fetch` sets these headers itself. */
function statusWith(
  headers: Readonly<Record<string, string>>,
  url: URL = new URL('/api/graphql', base),
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const sent = request(url, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(JSON.stringify({ documentId }));
  });
}

describe('the keyless route of the web UI', () => {
  it.each([
    ['no browser', {}],
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['localhost', { host: 'localhost:4000', origin: 'http://localhost:4000' }],
    ['a configured name', { host: 'explorer.example', 'sec-fetch-site': 'same-origin' }],
  ])('answers %s', async (_, headers) => {
    // The documents are those of the service, which the tiny schema does not fit: the request got through.
    expect(await statusWith(headers)).toBe(400);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin in an old browser', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that points here', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }],
    ['such a name in an old browser', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a name that begins like this machine', { host: '127.0.0.1.evil.example' }],
  ])('rejects %s', async (_, headers) => {
    expect(await statusWith(headers)).toBe(401);
  });

  it('counts its readers by their addresses', async () => {
    await using counting = await createTinyServer({
      page: { folder },
      trustedProxies: ['127.0.0.1'],
      limits: { rateLimit: 10 },
    });
    const address = await counting.listen({ host: '127.0.0.1', port: 0 });
    const ask = (client: string) =>
      statusWith({ 'x-forwarded-for': client }, new URL('/api/graphql', address));
    expect(await ask('192.0.2.1')).toBe(400);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(400);
  });
});
