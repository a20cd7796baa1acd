import { mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProcess, notInstalled } from '@biographql/engines/testing';
import { buildDataset, datasetDirectory } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../compose.js';
import { loadConfig } from '../config/load-config.js';

const KEY = 'key-of-this-test';
const TYPED = '{ searchAsYouType(searchInput: { searchText: "asthma" }) { data { __typename } } }';

let folder = '';
let dataDir = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'biographql-watch-'));
  writeFileSync(join(folder, 'seed.nt'), SEEDS['three-diseases'].triples);
  const article = { pmid: '1', title: 'On asthma', authors: [] };
  writeFileSync(join(folder, 'seed.jsonl'), JSON.stringify(article));
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(folder, 'data-'));
  await buildDataset({
    dataDir,
    graphSources: [join(folder, 'seed.nt')],
    articleSources: [join(folder, 'seed.jsonl')],
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const start = () =>
  createService(loadConfig({ flags: { dataDir, port: 0 }, env: { BIOGRAPHQL_API_KEY: KEY } }), {
    drivers: { graph: inProcess, admet: notInstalled },
  });

/** Overwrites all of a file but its first page, in place. */
function damage(name: string): void {
  const path = join(datasetDirectory(dataDir), name);
  const bytes = Buffer.alloc(statSync(path).size - 8_192, 0xee);
  writeSync(openSync(path, 'r+'), bytes, 0, bytes.length, 8_192);
}

/** Damage that SQLite does not see. */
function turnBit(name: string): void {
  writeSync(openSync(join(datasetDirectory(dataDir), name), 'r+'), Buffer.from([0x5a]), 0, 1, 12);
}

type Service = Awaited<ReturnType<typeof start>>;

async function answer(service: Service, query: string) {
  const response = await service.fetch(
    new Request(`http://local${service.http.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: JSON.stringify({ query }),
    }),
  );
  return { ...(await response.json()), status: response.status };
}

const ready = async (service: Service) => {
  const response = await service.fetch(new Request('http://local/ready'));
  return { ...(await response.json()), status: response.status };
};

describe('a service on a damaged dataset', () => {
  it('does not start when a sampled block differs, and names the file', async () => {
    turnBit('graph.nt.gz');
    await expect(start()).rejects.toMatchObject({
      problem: 'damaged',
      message: expect.stringMatching(/graph\.nt\.gz differs .*delete the folder of the dataset/s),
    });
  });

  it('stops answering when an engine meets damage', async () => {
    await using service = await start();
    damage('labels/labels.db');
    expect((await answer(service, TYPED)).data?.searchAsYouType ?? null).toBeNull();
    const { status, errors } = await ready(service);
    expect([status, errors[0].extensions.file]).toEqual([503, 'labels/labels.db']);
    expect(errors[0].message).toContain('labels/labels.db is not a valid database');
    expect((await answer(service, '{ __typename }')).status).toBe(500);
  });
});
