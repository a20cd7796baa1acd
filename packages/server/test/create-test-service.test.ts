import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as entry from '../src/testing/index.js';
import { createTestService, type TestService } from './testing/create-test-service.js';

const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';

async function search(service: TestService, searchText: string, apiKey = service.apiKey) {
  const response = await service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({
      query: `query ($searchText: String) {
        searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
      }`,
      variables: { searchText },
    }),
  });
  return { status: response.status, body: await response.json() };
}

const found = (...texts: readonly string[]) => ({
  status: 200,
  body: {
    data: { searchAsYouType: { data: { searchLabels: texts.map((text) => ({ text })) } } },
  },
});

describe('createTestService', () => {
  it('serves the named seed and a seed of the test', async () => {
    await using named = await createTestService();
    await using seeded = await createTestService({
      seed: { triples: `<http://example.org/a> ${LABEL} "my thing"@en .`, articles: [] },
    });
    expect(await search(named, 'montelukast')).toMatchObject(found('montelukast'));
    expect(await search(seeded, 'my')).toMatchObject(found('my thing'));
    expect(await search(seeded, 'montelukast')).toMatchObject(found());
  });

  it('asks for its key', async () => {
    await using service = await createTestService();
    const { status, body } = await search(service, 'asthma', 'another key');
    expect(status).toBe(401);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('removes its files when it is disposed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'biographql-test-'));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });
    const service = await createTestService();
    expect(await readdir(folder)).toHaveLength(1);
    await service[Symbol.asyncDispose]();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the entry', () => {
  it('exports these names', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'SEEDS',
      'createTestService',
      'openSeedEngines',
      'tablePredictor',
    ]);
  });
});
