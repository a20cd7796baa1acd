import { describe, expect, it } from 'vitest';
import { createTinyServer, outcome, post } from './tiny-server.fixture.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

describe('Accept', () => {
  const cases = [
    [null, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['application/json', JSON_TYPE],
    ['application/graphql-response+json', GRAPHQL_TYPE],
    ['application/graphql-response+json, application/json;q=0.9', GRAPHQL_TYPE],
    ['application/graphql-response+json;q=0.5, application/json', JSON_TYPE],
    ['application/graphql-response+json, application/json', GRAPHQL_TYPE],
    ['application/json, application/graphql-response+json', JSON_TYPE],
    ['text/html, */*;q=0.1', JSON_TYPE],
    ['application/json;q=0, */*', GRAPHQL_TYPE],
    ['Application/GraphQL-Response+JSON; charset=UTF-8', GRAPHQL_TYPE],
  ] as const;

  for (const [accept, type] of cases) {
    it(`${accept} answers ${type}`, async () => {
      await using server = await createTinyServer();
      const response = await post(server, { query: '{ hello }' }, { headers: { accept } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    });
  }

  it('applies to rejections of the document as well', async () => {
    await using server = await createTinyServer();
    const headers = { accept: 'application/graphql-response+json' };
    const response = await post(server, { query: '{ nothing }' }, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, GRAPHQL_TYPE]);
  });
});

describe('Content-Type', () => {
  for (const type of [
    'application/json; charset=utf-8',
    'application/json;charset=UTF8',
    'Application/JSON',
  ]) {
    it(`${type} is read`, async () => {
      await using server = await createTinyServer();
      const response = await post(
        server,
        { query: '{ hello(name: "Ω🧬") }' },
        { headers: { 'content-type': type } },
      );
      expect(await outcome(response)).toMatchObject({ data: { hello: 'Hello Ω🧬' } });
    });
  }
});

describe('response headers', () => {
  it('carry the security headers and the request id, and nothing about the software', async () => {
    await using server = await createTinyServer();
    for (const path of [server.path, '/health', '/nowhere']) {
      const response = await post(server, { query: '{ hello }' }, { path });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-\w+$/);
      expect(response.headers.has('x-powered-by')).toBe(false);
      expect(response.headers.has('server')).toBe(false);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('echo a sane request id only', async () => {
    await using server = await createTinyServer();
    const idFor = async (id: string) => {
      const response = await post(
        server,
        { query: '{ hello }' },
        { headers: { 'x-request-id': id } },
      );
      return response.headers.get('x-request-id');
    };
    expect(await idFor('trace-1.A:2')).toBe('trace-1.A:2');
    expect(await idFor('x'.repeat(65))).not.toContain('xx');
    expect(await idFor('a b<c>')).toMatch(/^[0-9a-f]{12}-/);
  });
});

describe('CORS', () => {
  const corsOrigins = ['https://app.example'];

  it('lets pages of a listed origin send their key', async () => {
    await using server = await createTinyServer({ corsOrigins });
    const headers = { origin: 'https://app.example', 'x-api-key': null };
    const preflight = await post(server, '', {
      method: 'OPTIONS',
      headers: { ...headers, 'content-type': null },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-api-key');
    const response = await post(
      server,
      { query: '{ hello }' },
      { headers: { origin: 'https://app.example' } },
    );
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(response.headers.get('vary')).toBe('origin');
  });

  it('hides everything from other origins', async () => {
    await using server = await createTinyServer({ corsOrigins });
    for (const origin of ['https://evil.example', 'null', 'https://app.example.evil']) {
      const response = await post(server, { query: '{ hello }' }, { headers: { origin } });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
  });
});
