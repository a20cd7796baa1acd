import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  allRows,
  chooseDrivers,
  type DriverLists,
  driverSettings,
  type GraphDriver,
} from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { inProcess, notInstalled } from '@biographql/engines/testing';
import { buildDataset, openDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { ask } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../cli/start-checks.js';
import { createService } from '../compose.js';
import { loadConfig } from '../config/load-config.js';

/** A store with an index of its own: the lines of triples, sorted. */
const sortedGraph: GraphDriver = {
  name: 'sorted',
  format: 3,
  async build(lines, { directory }) {
    const sorted = (await allRows(lines)).toSorted();
    writeFileSync(join(directory, 'sorted.nt'), sorted.join('\n'));
  },
  open: ({ directory }) => {
    const graph = { path: join(directory, 'sorted.nt'), triples: 0 };
    return inProcess.open({ directory, graph });
  },
};

/** Our drivers with another one for labels and articles: one line each. */
const LISTS: DriverLists = {
  ...DRIVERS,
  graph: [sortedGraph],
  labels: [...DRIVERS.labels, { ...DRIVERS.labels[0], name: 'own' }],
  articles: [...DRIVERS.articles, { ...DRIVERS.articles[0], name: 'own' }],
  admet: [notInstalled],
};
const drivers = chooseDrivers(LISTS, { labelEngine: 'own', articleEngine: 'own' });
const KEY = 'key-of-this-test';

describe('a dataset with drivers of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'biographql-drivers-'));
  const config = loadConfig({ flags: { dataDir, port: 0 }, env: { BIOGRAPHQL_API_KEY: KEY } });
  const write = (name: string, text: string) => {
    writeFileSync(join(dataDir, name), text);
    return join(dataDir, name);
  };
  beforeAll(async () => {
    const graph = write('seed.nt', SEEDS['three-diseases'].triples);
    const articles = write('seed.jsonl', `${JSON.stringify({ pmid: '1', title: 'On asthma' })}\n`);
    await buildDataset({ dataDir, drivers, graphSources: [graph], articleSources: [articles] });
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('is built by them, and says so', async () => {
    const { manifest, places } = await openDataset(dataDir, drivers);
    expect(manifest.engines).toEqual({
      graph: { driver: 'sorted', format: 3, files: { 'sorted.nt': expect.any(Number) } },
      labels: {
        driver: 'own',
        format: DRIVERS.labels[0].format,
        files: { 'labels.db': expect.any(Number) },
      },
      articles: {
        driver: 'own',
        format: DRIVERS.articles[0].format,
        files: { 'articles.db': expect.any(Number) },
      },
    });
    await using labels = await drivers.labels.open(places.labels);
    expect((await labels.search('asthma'))[0]).toMatchObject({ label: 'asthma' });
  });

  it('is rejected by other drivers, with the name of its own', async () => {
    await expect(openDataset(dataDir)).rejects.toMatchObject({
      problem: 'incompatible',
      message: expect.stringContaining(
        'made with the engine "own" for labels, but this service uses "sqlite"',
      ),
    });
  });

  it('takes more articles, which it reads back through its own engine', async () => {
    const more = write('more.jsonl', `${JSON.stringify({ pmid: '2', title: 'Asthma again' })}\n`);
    const { manifest } = await buildDataset({ dataDir, drivers, articleSources: [more] });
    expect(manifest.articles.articles).toBe(2);
  });

  it('is looked after by doctor', async () => {
    const findings = await runChecks(config, undefined, drivers);
    expect(Object.fromEntries(findings.map(({ check, status }) => [check, status]))).toMatchObject({
      dataset: 'ok',
      graph: 'ok',
      labels: 'ok',
      articles: 'ok',
      admet: 'ok',
    });
    expect(findings.map(({ detail }) => detail)).toContain('sqlite-labels answers');
  });

  it('is served', async () => {
    await using service = await createService(config, { drivers });
    await service.ready();
    const query =
      '{ searchAsYouType(searchInput: {searchText: "asthm"}) { data { searchLabels { qid } } } }';
    const response = await service.fetch(
      new Request(`http://local${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: JSON.stringify({ query }),
      }),
    );
    expect(JSON.stringify(await response.json())).toContain('Q35869');
    const { items } = await service.engines.articles.search({ text: 'asthma' });
    expect(items).toHaveLength(2);
    const known = ask('ASK { wd:Q35869 rdfs:label "asthma"@en }');
    expect(await service.engines.graph.ask(known)).toBe(true);
  });
});

describe('the lists of drivers', () => {
  it('give each interface a setting, with the first driver as the usual one', () => {
    const { labelEngine, sparqlWorkers } = driverSettings(LISTS);
    expect(labelEngine).toMatchObject({
      expected: '`sqlite`, `own`',
      defaultValue: null,
    });
    expect(sparqlWorkers).toBeUndefined();
    expect(chooseDrivers(LISTS).labels.name).toBe('sqlite');
    expect(() => chooseDrivers(LISTS, { labelEngine: 'other' })).toThrow(
      /labelEngine.*must be one of sqlite, own/,
    );
  });

  it('let a setting of a driver choose it, unless another one is named', () => {
    const sparqlEndpoint = 'https://graph.example/sparql';
    expect(chooseDrivers(DRIVERS, { sparqlEndpoint }).graph.name).toBe('sparql-endpoint');
    const named = chooseDrivers(DRIVERS, { sparqlEndpoint, graphEngine: 'oxigraph' });
    expect(named.graph.name).toBe('oxigraph');
  });
});
