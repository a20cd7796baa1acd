import { describe, expect, it } from 'vitest';
import { createTinyServer, outcome, type PostOptions, post } from './tiny-server.fixture.js';

const hello = { query: '{ hello }' };
const nested = (levels: number) => `{ ${'inner { '.repeat(levels)} name ${'} '.repeat(levels)} }`;

describe('rejections', () => {
  const cases: readonly (readonly [string, unknown, PostOptions, number, string])[] = [
    ['a missing key', hello, { headers: { 'x-api-key': null } }, 401, 'UNAUTHENTICATED'],
    ['an empty key', hello, { headers: { 'x-api-key': '' } }, 401, 'UNAUTHENTICATED'],
    ['a wrong key', hello, { headers: { 'x-api-key': 'other' } }, 401, 'UNAUTHENTICATED'],
    ['GET', null, { method: 'GET' }, 405, 'METHOD_NOT_ALLOWED'],
    ['PUT', hello, { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', hello, { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
    ['another path', hello, { path: '/nowhere' }, 404, 'NOT_FOUND'],
    ['a broken path', hello, { path: '/%E0%A4%A' }, 400, 'INVALID_REQUEST'],
    ['Accept: text/html', hello, { headers: { accept: 'text/html' } }, 406, 'NOT_ACCEPTABLE'],
    ['text', hello, { headers: { 'content-type': 'text/plain' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form',
      'query=x',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'another charset',
      hello,
      { headers: { 'content-type': 'application/json; charset=utf-16' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a compressed body',
      hello,
      { headers: { 'content-encoding': 'gzip' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body too large',
      { query: `{ hello } #${'x'.repeat(2_000_000)}` },
      {},
      413,
      'REQUEST_TOO_LARGE',
    ],
    ['no body', '', {}, 400, 'INVALID_REQUEST'],
    ['malformed JSON', '{"query":', {}, 400, 'INVALID_REQUEST'],
    [
      'a prototype in JSON',
      '{"query":"{ hello }","__proto__":{"a":1}}',
      {},
      400,
      'INVALID_REQUEST',
    ],
    ['a batch', [hello, hello], {}, 400, 'INVALID_REQUEST'],
    ['a JSON string', '"{ hello }"', {}, 400, 'INVALID_REQUEST'],
    ['JSON null', 'null', {}, 400, 'INVALID_REQUEST'],
    ['no query', {}, {}, 400, 'INVALID_REQUEST'],
    ['a query of another type', { query: 7 }, {}, 400, 'INVALID_REQUEST'],
    ['variables as text', { ...hello, variables: '{}' }, {}, 400, 'INVALID_REQUEST'],
    ['variables as a list', { ...hello, variables: [] }, {}, 400, 'INVALID_REQUEST'],
    ['a name of another type', { ...hello, operationName: 7 }, {}, 400, 'INVALID_REQUEST'],
    ['extensions of another type', { ...hello, extensions: 'x' }, {}, 400, 'INVALID_REQUEST'],
    [
      'a wrong operation name',
      { query: 'query A { hello }', operationName: 'B' },
      {},
      400,
      'INVALID_REQUEST',
    ],
    [
      'several operations',
      { query: 'query A { hello } query B { hello }' },
      {},
      400,
      'INVALID_REQUEST',
    ],
    ['an empty document', { query: '' }, {}, 400, 'INVALID_DOCUMENT'],
    ['a syntax error', { query: '{ hello' }, {}, 400, 'INVALID_DOCUMENT'],
    [
      'a document as a JSON tree',
      { query: '{"kind":"Document","definitions":[]}' },
      {},
      400,
      'INVALID_DOCUMENT',
    ],
    ['an unknown field', { query: '{ nothing }' }, {}, 400, 'INVALID_DOCUMENT'],
    ['an unknown enum value', { query: '{ color(color: BLUE) }' }, {}, 400, 'INVALID_DOCUMENT'],
    ['only fragments', { query: 'fragment F on Query { hello }' }, {}, 400, 'INVALID_DOCUMENT'],
    ['a mutation', { query: 'mutation { hello }' }, {}, 400, 'INVALID_DOCUMENT'],
    ['a subscription', { query: 'subscription { hello }' }, {}, 400, 'INVALID_DOCUMENT'],
    [
      'a missing variable',
      { query: 'query Q($i: ID!) { required(id: $i) }' },
      {},
      400,
      'INVALID_ARGUMENT',
    ],
    ['too many levels', { query: nested(12) }, {}, 400, 'TOO_DEEP'],
    ['thousands of levels', { query: nested(3_000) }, {}, 400, 'TOO_DEEP'],
    [
      'too many tokens',
      { query: `{ hello(name: [${'1 '.repeat(10_000)}]) }` },
      {},
      400,
      'TOO_COMPLEX',
    ],
    [
      'too many root fields',
      { query: `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: hello`)} }` },
      {},
      400,
      'TOO_COMPLEX',
    ],
    [
      'too many fields',
      { query: `{ inner { ${'name '.repeat(2_001)} } }` },
      {},
      400,
      'TOO_COMPLEX',
    ],
    [
      'too many operations, before the document is validated',
      { query: Array.from({ length: 51 }, (_, i) => `query Q${i} { nothing }`).join(' ') },
      {},
      400,
      'TOO_COMPLEX',
    ],
    ['an unknown persisted document', { documentId: 'sha256:0' }, {}, 400, 'INVALID_DOCUMENT'],
    [
      'a persisted document named as a property',
      { documentId: '__proto__' },
      {},
      400,
      'INVALID_DOCUMENT',
    ],
  ];

  for (const [name, body, options, status, code] of cases) {
    it(`${name}: ${status} ${code}, in the shape of an error list`, async () => {
      await using server = await createTinyServer();
      const response = await post(server, body, options);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const { errors, ...rest } = await response.json();
      expect(rest).toEqual({});
      expect(response.status).toBe(status);
      // Apollo Link and others match this exact message.
      expect(errors[0].message).toMatch(
        new RegExp(
          `^PersistedQueryNotFound$|.\\nSee https://github.com/biographql/biographql/blob/main/docs/errors/${code}\\.md$`,
        ),
      );
      expect(errors[0].extensions.code).toBe(code);
    });
  }

  it('names the allowed method with 405, without a body for HEAD', async () => {
    await using server = await createTinyServer();
    const get = await post(server, null, { method: 'GET' });
    expect(get.headers.get('allow')).toBe('POST');
    const head = await post(server, null, { method: 'HEAD' });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await head.text()).toBe('');
  });

  it('reports the position of a syntax error and of an unknown field', async () => {
    await using server = await createTinyServer();
    const syntax = await (await post(server, { query: '{ hello(' })).json();
    expect(syntax.errors[0].locations).toEqual([{ line: 1, column: 9 }]);
    const field = await (await post(server, { query: '{\n  nothing\n}' })).json();
    expect(field.errors[0].locations).toEqual([{ line: 2, column: 3 }]);
  });

  it('survives thousands of nested lists', async () => {
    await using server = await createTinyServer();
    for (const levels of [100, 1_000, 3_000, 4_900]) {
      const query = `{ hello(name: ${'['.repeat(levels)}${']'.repeat(levels)}) }`;
      expect(await outcome(await post(server, { query }))).toMatchObject({ status: 400 });
    }
  });

  it('rejects a bomb of fragments without running it', async () => {
    await using server = await createTinyServer();
    const fragments = Array.from(
      { length: 30 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const query = `{ ...F0 } ${fragments.join(' ')} fragment F30 on Query { hello }`;
    expect(await outcome(await post(server, { query }))).toMatchObject({ codes: ['TOO_COMPLEX'] });
  });

  it('runs one of the most operations that a document may have, which share many fragments', async () => {
    await using server = await createTinyServer();
    const names = Array.from({ length: 200 }, (_, i) => `F${i}`);
    const spreads = names.map((name) => `...${name}`).join(' ');
    const operations = Array.from({ length: 50 }, (_, i) => `query Q${i} { inner { ...All } }`);
    const fragments = names.map((name) => `fragment ${name} on Inner { name }`);
    const query = `${operations.join(' ')} fragment All on Inner { ${spreads} } ${fragments.join(' ')}`;
    expect(await outcome(await post(server, { query, operationName: 'Q49' }))).toEqual({
      status: 200,
      codes: undefined,
      data: { inner: { name: 'inner' } },
    });
  });

  it('leaves a circle of fragments to validation', async () => {
    await using server = await createTinyServer();
    const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect(await outcome(await post(server, { query }))).toMatchObject({
      status: 400,
      codes: ['INVALID_DOCUMENT'],
    });
  });

  it('checks the key before it reads a body', async () => {
    await using server = await createTinyServer();
    const headers = { 'x-api-key': 'other', 'content-type': 'text/plain', accept: 'text/html' };
    const response = await post(server, 'x'.repeat(3_000_000), { headers });
    expect(response.status).toBe(401);
  });
});
