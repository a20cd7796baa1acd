import { chmodSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseDrivers, type Drivers } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { inProcessStore, startSparqlServer } from '@biographql/engines/testing';
import { buildDataset, type DatasetCheck, datasetDirectory } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.js';
import { addKey, getKeyFile } from '../http/keys/key-file.js';
import { writeFirstKey } from '../http/keys/open-keys.js';
import { startLuaStore } from '../http/limits/lua-store.fixture.js';
import { checkBeforeStart, runChecks } from './start-checks.js';

const newFolder = () => mkdtempSync(join(tmpdir(), 'biographql-doctor-'));

/** Builds the small seed as a dataset of its own. */
async function seededDataDir(): Promise<string> {
  const sources = newFolder();
  const graph = join(sources, 'seed.nt');
  writeFileSync(graph, SEEDS['three-diseases'].triples);
  const articles = join(sources, 'seed.jsonl');
  writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: 'On asthma', authors: [] })}\n`);
  const dataDir = newFolder();
  await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
  return dataDir;
}

const getConfig = (flags: Readonly<Record<string, unknown>>) =>
  loadConfig({ flags: { port: 0, sparqlWorkers: 1, ...flags }, env: {} });

const statuses = (findings: readonly DatasetCheck[]) =>
  Object.fromEntries(findings.map(({ check, status }) => [check, status]));

const getDetail = (findings: readonly DatasetCheck[], check: string) =>
  findings.find((finding) => finding.check === check)?.detail;

describe('the checks', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await seededDataDir();
  });

  it('find a dataset whose engines all answer', async () => {
    await addKey(getKeyFile({ dataDir }), '');
    const findings = await runChecks(getConfig({ dataDir }));
    expect(statuses(findings)).toEqual({
      node: 'ok',
      'data directory': 'ok',
      keys: 'ok',
      dataset: 'ok',
      files: 'ok',
      memory: 'ok',
      labels: 'ok',
      articles: 'ok',
      graph: 'ok',
      admet: 'ok',
      port: 'ok',
    });
    expect(getDetail(findings, 'keys')).toBe('1');
    expect(getDetail(findings, 'dataset')).toMatch(/^[\d,]+ triples, 1 articles$/);
  });

  it("query the endpoint instead of the embedded engine, and report why it doesn't respond", async () => {
    const server = await startSparqlServer(inProcessStore({ text: '<a:s> <a:p> <a:o> .' }));
    const flags = { dataDir, sparqlEndpoint: server.url };
    const found = await runChecks(getConfig(flags));
    expect(statuses(found)).toMatchObject({ dataset: 'ok', labels: 'ok', graph: 'ok' });
    expect(statuses(found)).not.toHaveProperty('memory');
    expect(getDetail(found, 'graph')).toBe('sparql-endpoint answers');

    await server[Symbol.asyncDispose]();
    const failed = await runChecks(getConfig(flags));
    expect(statuses(failed)).toMatchObject({ labels: 'ok', graph: 'fail' });
    expect(getDetail(failed, 'graph')).toContain('ECONNREFUSED');
  });

  it('warn of an endpoint without facts', async () => {
    await using server = await startSparqlServer(inProcessStore({ text: '' }));
    const found = await runChecks(getConfig({ dataDir, sparqlEndpoint: server.url }));
    expect(statuses(found).graph).toBe('warn');
  });

  it('report a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => taken.once('listening', resolve));
      const address = taken.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const findings = await runChecks(getConfig({ dataDir: newFolder(), port }));
      expect(statuses(findings).port).toBe('warn');
      expect(getDetail(findings, 'port')).toContain(`127.0.0.1:${port} is in use`);
      const start = checkBeforeStart(getConfig({ dataDir: newFolder(), port }));
      await expect(start).rejects.toThrow(/is in use.*choose another port with --port/);
    } finally {
      taken.close();
    }
  });

  it('report insufficient memory before anything is built', async () => {
    const chosen = chooseDrivers(DRIVERS, {});
    const requested: number[] = [];
    const graph: Drivers['graph'] = {
      ...chosen.graph,
      lackOfMemory(triples) {
        requested.push(triples);
        return 'the limit is 512 MB';
      },
    };
    const config = getConfig({ dataDir: newFolder() });
    const start = checkBeforeStart(config, undefined, { graph });
    await expect(start).rejects.toThrow('memory: the limit is 512 MB');
    expect(statuses(await runChecks(config, undefined, { graph })).memory).toBe('fail');
    expect(requested.every((triples) => triples > 1_000_000)).toBe(true);
    await expect(checkBeforeStart(getConfig({ dataDir }), undefined, { graph })).rejects.toThrow(
      'memory: ',
    );
    expect(requested.at(-1)).toBeLessThan(1_000);
  });

  it('fail for what a start would fail for', async () => {
    const damaged = await seededDataDir();
    truncateSync(join(datasetDirectory(damaged), 'labels', 'labels.db'), 10);
    writeFileSync(getKeyFile({ dataDir: damaged }), '{');
    const findings = await runChecks(getConfig({ dataDir: damaged }));
    expect(statuses(findings)).toMatchObject({ keys: 'fail', dataset: 'fail' });
    await expect(checkBeforeStart(getConfig({ dataDir: damaged }))).rejects.toThrow(/keys: /);
    expect(getDetail(findings, 'dataset')).toContain('labels.db');
  });

  it('name the file in which a bit was turned', async () => {
    const damaged = await seededDataDir();
    const path = join(datasetDirectory(damaged), 'articles', 'articles.db');
    const bytes = readFileSync(path);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const findings = await runChecks(getConfig({ dataDir: damaged }));
    expect(statuses(findings)).toMatchObject({ dataset: 'ok', files: 'fail' });
    expect(getDetail(findings, 'files')).toMatch(
      /articles\/articles\.db differs.*delete the folder of the dataset/,
    );
  });

  it('report whether the rate-limit store responds, and read keys from elsewhere', async () => {
    const folder = newFolder();
    const keyFile = join(folder, 'mounted.json');
    await using store = await startLuaStore();
    const look = () =>
      runChecks({ ...getConfig({ dataDir: folder, keyFile }), limitsUrl: store.url });
    const found = await look();
    expect(statuses(found)).toMatchObject({ limits: 'ok', keys: 'fail' });
    await addKey(keyFile, '');
    await store.stop();
    const later = await look();
    expect(statuses(later)).toMatchObject({ limits: 'warn', keys: 'ok' });
    expect(getDetail(later, 'limits')).toContain('ECONNREFUSED');
  });

  it.skipIf(process.platform === 'win32')('warn of a key file that others can read', async () => {
    const folder = newFolder();
    await addKey(getKeyFile({ dataDir: folder }), '');
    chmodSync(getKeyFile({ dataDir: folder }), 0o640);
    const findings = await runChecks(getConfig({ dataDir: folder }));
    expect(statuses(findings).keys).toBe('warn');
    expect(getDetail(findings, 'keys')).toMatch(/other users can read .*keys\.json; run chmod 600/);
  });

  it('warn of the first key while its file is there', async () => {
    const folder = newFolder();
    const { key } = await addKey(getKeyFile({ dataDir: folder }), '');
    writeFirstKey(folder, key);
    const findings = await runChecks(getConfig({ dataDir: folder }));
    expect(getDetail(findings, 'keys')).toMatch(/first-key\.txt still contains the first key/);
  });
});
