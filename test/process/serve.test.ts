import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { datasetDirectory } from '../../packages/ingest/src/index.js';
import { ingestSmallData } from './small-data.js';
import { newDataDir, runBiographql, send, serve } from './start-biographql.js';

const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;
const HEAVY = 'SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }';

let dataDir: string;

beforeAll(async () => {
  dataDir = newDataDir();
  await ingestSmallData(dataDir);
});

describe('biographql serve', () => {
  it('prints its address and where a first key is, answers, and ends with 0 at SIGTERM', async () => {
    await using started = serve(dataDir, { BIOGRAPHQL_LOG_LEVEL: 'debug' });
    const { url, keyFile = '' } = await started.listening();
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    const key = readFileSync(keyFile, 'utf8').trim();
    expect(key).toMatch(/^bgq_/);
    expect((await fetch(new URL('/ready', url))).status).toBe(200);
    const response = await send(url, key, TYPEAHEAD, { searchText: 'thing 17' });
    const { data } = await response.json();
    expect(data.searchAsYouType.data.searchLabels[0]).toEqual({ text: 'thing 17' });
    expect((await send(url, `${key}x`, TYPEAHEAD)).status).toBe(401);

    started.child.kill('SIGTERM');
    const { code, stdout, stderr } = await started.ended();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('"audit":"key"');
    expect(stdout).not.toContain(key);

    await using again = serve(dataDir);
    expect(Object.keys(await again.listening())).toEqual(['url']);
    expect((await send((await again.listening()).url, key, '{ __typename }')).status).toBe(200);
  });

  it('serves one data directory twice at a time', async () => {
    const env = { BIOGRAPHQL_API_KEY: 'k' };
    await using first = serve(dataDir, env);
    await using second = serve(dataDir, env);
    for (const { url } of await Promise.all([first.listening(), second.listening()])) {
      expect((await send(url, 'k', TYPEAHEAD, { searchText: 'thing' })).status).toBe(200);
    }
  });

  it('follows keys that are created and revoked while it runs', async () => {
    await using started = serve(dataDir);
    const { url } = await started.listening();
    const created = await runBiographql([
      'keys',
      'create',
      '--name',
      'n',
      '--json',
      '--data-dir',
      dataDir,
    ]);
    const { id, key } = JSON.parse(created.stdout);
    const getStatus = async () => (await send(url, key, '{ __typename }')).status;
    await expect.poll(getStatus, { timeout: 10_000 }).toBe(200);
    await runBiographql(['keys', 'revoke', id, '--data-dir', dataDir]);
    await expect.poll(getStatus, { timeout: 10_000 }).toBe(401);
  });

  it('ends a heavy query at its deadline while typeahead goes on', async () => {
    await using started = serve(dataDir, {
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_SPARQL_TIMEOUT_MS: '3000',
    });
    const { url } = await started.listening();
    let isHeavyDone = false;
    const heavy = send(
      url,
      'k',
      'query H($q: String) { advancedSearch(query: $q) { rows { values } error } }',
      {
        q: HEAVY,
      },
    ).finally(() => {
      isHeavyDone = true;
    });
    for (let request = 1; request <= 10; request += 1) {
      const response = await send(url, 'k', TYPEAHEAD, { searchText: `thing ${request}` });
      expect((await response.json()).data.searchAsYouType.data.searchLabels[0].text).toContain(
        'thing',
      );
    }
    expect(isHeavyDone).toBe(false);
    const { data } = await (await heavy).json();
    expect(data.advancedSearch.rows).toBeNull();
    expect(data.advancedSearch.error).toContain('was stopped after 3 s');
    const after = await send(
      url,
      'k',
      'query A($q: String) { advancedSearch(query: $q) { rows { values } } }',
      {
        q: 'SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }',
      },
    );
    expect(await after.json()).toMatchObject({
      data: { advancedSearch: { rows: [{ values: ['2000'] }] } },
    });
  });

  it('lets a running request finish at SIGTERM', async () => {
    await using started = serve(dataDir, {
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_SPARQL_TIMEOUT_MS: '2000',
    });
    const { url } = await started.listening();
    const heavy = send(url, 'k', 'query H($q: String) { advancedSearch(query: $q) { error } }', {
      q: HEAVY,
    });
    await send(url, 'k', '{ __typename }');
    started.child.kill('SIGTERM');
    expect((await heavy).status).toBe(200);
    expect((await started.ended()).code).toBe(0);
  });

  it('ends at once at the second signal', async () => {
    await using started = serve(dataDir, {
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_SPARQL_TIMEOUT_MS: '60000',
      BIOGRAPHQL_LOG_LEVEL: 'info',
    });
    const { url } = await started.listening();
    const heavy = send(url, 'k', 'query H($q: String) { advancedSearch(query: $q) { error } }', {
      q: HEAVY,
    });
    heavy.catch(() => {});
    await send(url, 'k', '{ __typename }');
    started.child.kill('SIGINT');
    await started.printed('"msg":"stopping"');
    started.child.kill('SIGINT');
    expect((await started.ended()).code).toBe(130);
  });
});

describe('a start that cannot succeed', () => {
  it("says what is damaged, and doesn't change it", async () => {
    const damaged = newDataDir();
    await ingestSmallData(damaged);
    const graph = join(datasetDirectory(damaged), 'graph.nt.gz');
    truncateSync(graph, 10);
    const before = readdirSync(datasetDirectory(damaged));
    await using started = serve(damaged, { BIOGRAPHQL_API_KEY: 'k' });
    const { code, stderr } = await started.ended();
    expect(code).toBe(1);
    expect(JSON.parse(stderr).error).toContain('graph.nt.gz has 10 bytes');
    expect(readdirSync(datasetDirectory(damaged))).toEqual(before);
  });

  it('rejects a damaged key file', async () => {
    const damaged = newDataDir();
    await ingestSmallData(damaged);
    writeFileSync(join(damaged, 'keys.json'), '{');
    await using started = serve(damaged);
    expect(await started.ended()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is damaged. Restore it from a backup'),
    });
    expect(readFileSync(join(damaged, 'keys.json'), 'utf8')).toBe('{');
  });

  it('names the setting that is wrong', async () => {
    await using started = serve(dataDir, { PORT: 'many' });
    const { code, stderr } = await started.ended();
    expect(code).toBe(2);
    expect(stderr).toContain('environment variable PORT must be a whole number from 0 to 65535');
  });

  it('reports that the port is taken', async () => {
    await using first = serve(dataDir, { BIOGRAPHQL_API_KEY: 'k' });
    const { port } = new URL((await first.listening()).url);
    await using second = serve(dataDir, { BIOGRAPHQL_API_KEY: 'k', PORT: port });
    expect(await second.ended()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is in use (perhaps by a running service)'),
    });
  });
});
