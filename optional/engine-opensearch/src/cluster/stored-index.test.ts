import { readdir } from 'node:fs/promises';
import { temporaryPlace } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { type ClusterStub, startClusterStub } from './cluster-stub.fixture.js';
import { type NewDocument, openCluster } from './search-cluster.js';
import { awaitIndex, buildIndex, type IndexForm, readStoredIndex } from './stored-index.js';

const FORM: IndexForm = {
  kind: 'things',
  version: 3,
  settings: { 'index.sort.field': 'n' },
  properties: { n: { type: 'long' } },
  returnedFields: ['n'],
};
const DAY_MS = 24 * 3_600_000;

describe('stored index', () => {
  it('builds a new index, makes it read-only, moves the alias, and deletes what is one too many', async () => {
    await using stub = await startNode();
    await using cluster = await openCluster('test', { opensearchNodes: [stub.url] });
    await using place = await temporaryPlace();
    await buildIndex(cluster, place, { form: FORM, documents: documents(), facts: () => 'ours' });
    const stored = await readStoredIndex<string>('test', place);
    expect(stored).toMatchObject({ documents: 2, facts: 'ours' });
    expect(stored.index).toMatch(/^biographql-things-v3-[0-9a-f]{8}$/);
    await awaitIndex(cluster, stored);

    const sent = stub.requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`);
    expect(sent).toEqual([
      `PUT /${stored.index}`,
      'POST /_bulk',
      `POST /${stored.index}/_refresh`,
      `POST /${stored.index}/_forcemerge`,
      `POST /${stored.index}/_refresh`,
      `PUT /${stored.index}/_settings`,
      `GET /${stored.index}/_count`,
      'GET /_alias/biographql-things',
      'POST /_aliases',
      'GET /biographql-things-v*/_settings',
      'DELETE /biographql-things-v3-00000001',
      'DELETE /biographql-things-v3-00000004',
      `GET /${stored.index}/_count`,
    ]);
    const alias = stub.requests.find(({ url }) => url.startsWith('/_aliases'));
    expect(JSON.parse(alias?.body ?? '')).toEqual({
      actions: [
        { remove: { index: 'biographql-things-v3-00000002', alias: 'biographql-things' } },
        { remove: { index: stored.index, alias: `${stored.index}-loading` } },
        { add: { index: stored.index, alias: 'biographql-things' } },
      ],
    });
  });

  it('leaves neither index nor note of a build that failed', async () => {
    await using stub = await startNode();
    await using cluster = await openCluster('test', { opensearchNodes: [stub.url] });
    await using place = await temporaryPlace();
    const broken = new RangeError('broken');
    const failing = async function* (): AsyncGenerator<NewDocument> {
      yield* documents();
      throw broken;
    };
    const built = buildIndex(cluster, place, { form: FORM, documents: failing(), facts: () => 1 });
    await expect(built).rejects.toBe(broken);
    expect(stub.requests.at(-1)).toMatchObject({ method: 'DELETE' });
    expect(await readdir(place.directory)).toEqual([]);
    await expect(readStoredIndex('test', place)).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
    });
  });

  it('is not ready with fewer documents than were built', async () => {
    await using stub = await startNode();
    await using cluster = await openCluster('test', { opensearchNodes: [stub.url] });
    const stored = { index: 'x', documents: 3, facts: null };
    await expect(awaitIndex(cluster, stored)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });
});

async function* documents(): AsyncGenerator<NewDocument> {
  yield { id: 'a', body: { n: 1 } };
  yield { id: 'b', body: { n: 2 } };
}

/** A node with three finished indexes, one that is being built and one whose build ended days ago. */
function startNode(): Promise<ClusterStub> {
  const made = (daysAgo: number, isFinished: boolean) => ({
    settings: {
      'index.creation_date': String(Date.now() - daysAgo * DAY_MS),
      ...(isFinished ? { 'index.blocks.write': 'true' } : {}),
    },
  });
  const indexes = {
    'biographql-things-v3-00000001': made(9, true),
    'biographql-things-v3-00000002': made(2, true),
    'biographql-things-v3-00000003': made(0, false),
    'biographql-things-v3-00000004': made(5, false),
    'biographql-things-v3-00000005': made(0, true),
    'biographql-things-various': made(99, true),
  };
  return startClusterStub(({ url }) => {
    if (url.includes('/_count')) return { body: { count: 2 } };
    if (url.startsWith('/_bulk')) {
      const items = [{ index: { status: 201 } }, { index: { status: 201 } }];
      return { body: { errors: false, items } };
    }
    if (url.startsWith('/_alias/')) return { body: { 'biographql-things-v3-00000002': {} } };
    if (url.includes('-v*/_settings')) return { body: indexes };
    return { body: { acknowledged: true } };
  });
}
