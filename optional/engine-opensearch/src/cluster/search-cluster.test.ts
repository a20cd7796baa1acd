import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryPlace } from '@biographql/engines/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClusterStub, startClusterStub } from './cluster-stub.fixture.js';
import { type NewDocument, openCluster } from './search-cluster.js';

describe('search cluster', () => {
  let stub: ClusterStub | null = null;
  afterEach(async () => {
    await stub?.[Symbol.asyncDispose]();
    stub = null;
  });
  const open = async (answer: Parameters<typeof startClusterStub>[0], settings = {}) => {
    stub ??= await startClusterStub(answer);
    return openCluster('test', { opensearchNodes: [stub.url], ...settings });
  };
  const ask = { method: 'GET', path: '/x/_count' } as const;

  it('gives the body of an answer', async () => {
    await using cluster = await open(() => ({ body: { count: 3 } }));
    expect(await cluster.send(ask)).toEqual({ count: 3 });
  });

  it('sends credentials of the environment before those of a file', async () => {
    await using place = await temporaryPlace();
    const opensearchAuthorizationFile = join(place.directory, 'secret');
    await writeFile(opensearchAuthorizationFile, 'Basic ZmlsZQ==\n');
    await using ofFile = await open(() => ({ body: {} }), { opensearchAuthorizationFile });
    await ofFile.send(ask);
    await using ofBoth = await open(() => ({ body: {} }), {
      opensearchAuthorizationFile,
      opensearchAuthorization: 'Bearer x',
    });
    await ofBoth.send(ask);
    expect(stub?.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Basic ZmlsZQ==',
      'Bearer x',
    ]);
  });

  it('rejects to open without nodes, and with a file that is not there', async () => {
    await expect(openCluster('test', {})).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    const opensearchCaFile = '/nowhere/ca.pem';
    await expect(open(() => ({ body: {} }), { opensearchCaFile })).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
    });
  });

  it.each([
    [400, 'ENGINE_UNAVAILABLE'],
    [401, 'ENGINE_UNAVAILABLE'],
    [404, 'ENGINE_UNAVAILABLE'],
    [429, 'OVERLOADED'],
    [500, 'ENGINE_UNAVAILABLE'],
    [503, 'OVERLOADED'],
  ])('turns an answer with %i into %s', async (status, code) => {
    await using cluster = await open(() => ({ status, body: { error: { type: 'x' } } }));
    await expect(cluster.send(ask)).rejects.toMatchObject({ code });
  });

  it('keeps credentials out of errors', async () => {
    await using cluster = await open(() => ({ status: 403, body: {} }), {
      opensearchAuthorization: 'Bearer verysecret',
    });
    const error = await cluster.send(ask).catch((thrown: unknown) => thrown);
    const stated =
      error instanceof Error ? `${error.stack} ${JSON.stringify(error)} ${error.cause}` : '';
    expect(stated).toContain('rejected the credentials');
    expect(stated).not.toContain('verysecret');
  });

  it('gives up in time, and after three times without an answer at once', async () => {
    await using cluster = await open(() => null, { opensearchTimeoutMs: 40 });
    for (let call = 0; call < 3; call += 1)
      await expect(cluster.send(ask)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    const requested = stub?.requests.length;
    await expect(cluster.send(ask)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(stub?.requests.length).toBe(requested);
  });

  it('asks another node when one is not there', async () => {
    stub = await startClusterStub(() => ({ body: { count: 1 } }));
    const opensearchNodes = ['http://127.0.0.1:9', stub.url];
    await using cluster = await openCluster('test', { opensearchNodes });
    for (let call = 0; call < 4; call += 1) expect(await cluster.send(ask)).toEqual({ count: 1 });
  });

  it('rejects with the reason of a signal, before and while it waits', async () => {
    await using cluster = await open(() => null);
    const gone = new Error('gone');
    await expect(cluster.send(ask, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    const controller = new AbortController();
    const waiting = cluster.send(ask, { signal: controller.signal });
    controller.abort(gone);
    await expect(waiting).rejects.toBe(gone);
  });

  it('sends again the documents for which there was no room', async () => {
    let bulks = 0;
    await using cluster = await open(({ url, body }) => {
      if (!url.startsWith('/_bulk')) return { body: {} };
      bulks += 1;
      const actions = body.trim().split('\n').length / 2;
      const status = bulks === 1 ? 429 : 201;
      const items = Array.from({ length: actions }, () => ({ index: { status } }));
      return { body: { errors: status === 429, items } };
    });
    expect(await cluster.load('x', documents(3))).toBe(3);
    expect(bulks).toBe(2);
  }, 30_000);

  it('fails when documents are rejected, and passes on what their source throws', async () => {
    await using cluster = await open(({ body }) => {
      const items = Array.from({ length: body.trim().split('\n').length / 2 }, () => ({
        index: { status: 400, error: { type: 'x', reason: 'not so' } },
      }));
      return { body: { errors: true, items } };
    });
    const rejected = await cluster.load('x', documents(1)).catch((thrown: unknown) => thrown);
    expect(rejected).toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(rejected instanceof Error && String(rejected.cause)).toContain('not so');
    const broken = new RangeError('broken');
    await expect(cluster.load('x', failing(broken))).rejects.toBe(broken);
    const gone = new Error('gone');
    const signal = AbortSignal.abort(gone);
    await expect(cluster.load('x', documents(1), { signal })).rejects.toBe(gone);
  });
});

async function* documents(count: number): AsyncGenerator<NewDocument> {
  for (let id = 0; id < count; id += 1) yield { id: String(id), body: { id } };
}

async function* failing(error: Error): AsyncGenerator<NewDocument> {
  yield { id: '1', body: {} };
  throw error;
}
