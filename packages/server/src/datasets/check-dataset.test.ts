import { mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseDrivers } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { inProcess } from '@biographql/engines/testing';
import { buildDataset, type Dataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.js';
import { checkDataset, readSmokeQueries } from './check-dataset.js';

const ASTHMA = 'http://www.wikidata.org/entity/Q35869';

let folder = '';
let dataset: Dataset;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'biographql-check-'));
  const [graph, articles] = [join(folder, 'seed.nt'), join(folder, 'seed.jsonl')];
  writeFileSync(graph, SEEDS['three-diseases'].triples);
  writeFileSync(articles, JSON.stringify({ pmid: '1', title: 'On asthma', authors: [] }));
  dataset = await buildDataset({
    dataDir: join(folder, 'data'),
    graphSources: [graph],
    articleSources: [articles],
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function check(smokeQueries: readonly object[] = []) {
  const path = join(folder, 'requested.json');
  writeFileSync(path, JSON.stringify(smokeQueries));
  const config = loadConfig({ env: {} });
  const drivers = { ...chooseDrivers(DRIVERS, config), graph: inProcess };
  return checkDataset(dataset, config, drivers, await readSmokeQueries(folder, path));
}

describe('checkDataset', () => {
  it('finds a dataset sound, and smoke queries passed', async () => {
    const smokeQueries = [
      { name: 'asthma', finds: ASTHMA },
      { sparql: `ASK { <${ASTHMA}> ?p ?o }` },
      { sparql: 'SELECT ?s WHERE { ?s ?p ?o }', atLeast: 3 },
      { articles: 'asthma', atLeast: 1 },
    ];
    const checks = await check(smokeQueries);
    expect(checks.map(({ check: name, status }) => [name, status])).toEqual([
      ['files', 'ok'],
      ['engines', 'ok'],
      ['entities', 'ok'],
      ['article index', 'ok'],
      ['smoke query name "asthma"', 'ok'],
      [`smoke query sparql "ASK { <${ASTHMA}> ?p ?o }"`, 'ok'],
      ['smoke query sparql "SELECT ?s WHERE { ?s ?p ?o }"', 'ok'],
      ['smoke query articles "asthma"', 'ok'],
    ]);
  });

  it('reports which smoke query failed, and why', async () => {
    const checks = await check([
      { name: 'asthma', finds: 'http://example.org/other' },
      { sparql: 'ASK { ?s ?p "nothing like it" }' },
      { sparql: 'SELECT ?s WHERE { not sparql' },
      { articles: 'asthma', atLeast: 2 },
      { question: 'What is nothing?', answers: 'something' },
    ]);
    const requested = checks.filter(({ check: name }) => name.startsWith('smoke query'));
    expect(requested.map(({ status }) => status)).toEqual(Array(5).fill('fail'));
    expect(requested.map(({ detail }) => detail)).toEqual([
      `asthma (${ASTHMA})`,
      'false',
      expect.stringContaining('SPARQL'),
      '1 articles, expected at least 2',
      'no answer',
    ]);
  });

  it('fails when a byte differs', async () => {
    const file = openSync(join(dataset.directory, 'graph.nt.gz'), 'r+');
    writeSync(file, Buffer.from([0x5a]), 0, 1, 12);
    expect(await check()).toContainEqual(
      expect.objectContaining({ check: 'files', status: 'fail' }),
    );
  });
});

describe('readSmokeQueries', () => {
  it('reads those of the data directory where no file is named', async () => {
    const dataDir = mkdtempSync(join(folder, 'own-'));
    expect(await readSmokeQueries(dataDir, undefined)).toEqual([]);
    const expected = [{ kind: 'articles', query: 'asthma', atLeast: 1 }];
    writeFileSync(join(dataDir, 'sentinels.json'), '[{"articles":"asthma"}]');
    expect(await readSmokeQueries(dataDir, undefined)).toEqual(expected);
    writeFileSync(join(dataDir, 'smoke-queries.json'), '[{"articles":"asthma"}]');
    writeFileSync(join(dataDir, 'sentinels.json'), '[]');
    expect(await readSmokeQueries(dataDir, undefined)).toEqual(expected);
  });

  it.each(['{', '{}', '[{"name":"asthma"}]', '[1]'])('rejects %s', async (text) => {
    const path = join(folder, 'wrong.json');
    writeFileSync(path, text);
    await expect(readSmokeQueries(folder, path)).rejects.toThrow('smoke-queries');
  });
});
