import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { createService, loadConfig, type Service } from '@biographql/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { main } from '../../../packages/server/src/cli/main.js';
import { plugin } from './index.js';

const drug = (qid: string, name: string, mass: string, smiles: string) => `
wd:${qid} rdfs:label "${name}"@en ; wdt:P31 wd:Q12140 ; wdt:P2067 ${mass} ; wdt:P233 "${smiles}" .
wd:Q90 wdt:P2176 wd:${qid} .`;
const GRAPH = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
@prefix p: <http://www.wikidata.org/prop/> .
@prefix ps: <http://www.wikidata.org/prop/statement/> .
@prefix pr: <http://www.wikidata.org/prop/reference/> .
@prefix prov: <http://www.w3.org/ns/prov#> .
wdt:P2067 rdfs:label "mass"@en .
wd:Q90 rdfs:label "lab pain"@en ; wdt:P31 wd:Q12136 .
wd:Q91 rdfs:label "saltless"@en ; wdt:P31 wd:Q12140 .
wd:Q90 wdt:P2176 wd:Q91 ; p:P2176 <urn:statement:1> .
<urn:statement:1> ps:P2176 wd:Q91 ; prov:wasDerivedFrom <urn:reference:1> .
<urn:reference:1> pr:P854 <https://lab.example/rows/1> .
${drug('Q1', 'ibuprofen', '206.1', 'CC(C)Cc1ccc(cc1)C(C)C(=O)O')}
${drug('Q2', 'metformin', '129.1', 'CN(C)C(=N)NC(=N)N')}
${drug('Q3', 'misprinted', '2', 'metformin')}`;

let dataDir = '';
let service: Service;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-details-'));
  const graph = join(dataDir, 'graph.ttl');
  await writeFile(graph, GRAPH);
  await buildDataset({ dataDir, graphSources: [graph], withStarter: false });
  const silent = { stdout: { write: () => true }, stderr: { write: () => true } };
  const command = ['schema', '--data-dir', dataDir, '--min-facts', '1'];
  expect(await main(['node', 'biographql', ...command], silent, async () => [plugin])).toBe(0);
  const config = loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } });
  service = await createService(config, { plugins: [plugin] });
  await service.ready();
}, 60_000);
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of several documents.
async function ask(query: string): Promise<any> {
  const response = await service.fetch(
    new Request('http://test/biographql/graph', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
      body: JSON.stringify({ query }),
    }),
  );
  return response.json();
}

async function countQueries(query: string): Promise<number> {
  const select = vi.spyOn(service.services.graphAccess.graph, 'select');
  expect((await ask(query)).errors).toBeUndefined();
  const { length } = select.mock.calls;
  select.mockRestore();
  return length;
}

it('sums up the numbers of a list, by filter, and rejects a field that has none', async () => {
  const { data, errors } = await ask(`{ disease(id: "Q90") {
    all: drugsConnection(first: 1) { totalCount aggregate(field: "mass") { count min max average } }
    heavy: drugsConnection(filter: { values: [{ field: "mass", min: 100 }] }) {
      aggregate(field: "mass") { count min average }
    }
    none: drugsConnection(filter: { name: "saltless" }) { aggregate(field: "mass") { count min } }
  } }`);
  expect(errors).toBeUndefined();
  expect(data.disease).toEqual({
    all: { totalCount: 4, aggregate: { count: 3, min: 2, max: 206.1, average: 337.2 / 3 } },
    heavy: { aggregate: { count: 2, min: 129.1, average: 167.6 } },
    none: { aggregate: { count: 0, min: null } },
  });
  for (const field of ['canonicalSmiles', 'nothing']) {
    const wrong = `{ disease(id: "Q90") { drugsConnection { aggregate(field: "${field}") { count } } } }`;
    expect((await ask(wrong)).errors[0].extensions.code).toBe('INVALID_ARGUMENT');
  }
});

it('names the dataset, the sources and how many statements about an entity cite none', async () => {
  const { data } = await ask(
    '{ disease(id: "Q90") { provenance { dataset release statements unreferenced sources { name license statements } } } }',
  );
  const { dataset } = service.services.provenance;
  const [summary] = await service.services.provenance.sourcesOf([
    (await service.services.graphAccess.labels.lookup(['http://www.wikidata.org/entity/Q90']))[0] ??
      expect.fail('Q90 is not in the graph'),
  ]);
  expect(data.disease.provenance).toEqual({
    dataset: dataset.digest,
    release: dataset.release,
    statements: summary?.statements,
    unreferenced: summary?.unreferenced,
    sources: [{ name: 'lab.example', license: null, statements: 1 }],
  });
  expect(summary?.unreferenced).toBe((summary?.statements ?? 0) - 1);
});

it('predicts the structure of a molecule as the service does, and nothing where there is none', async () => {
  const { data, errors } = await ask(`{
    medications(ids: ["Q1", "Q91", "Q3"]) {
      name admet(models: ["hERG"]) { smiles error predictions { model value statement } }
    }
  }`);
  expect(errors).toBeUndefined();
  const [profile] = await service.services.molecules.profile(['CC(C)Cc1ccc(cc1)C(C)C(=O)O'], {
    models: ['hERG'],
    similar: 0,
  });
  const [known] = profile?.predictions ?? [];
  const [ibuprofen, saltless, misprinted] = data.medications;
  expect(ibuprofen.admet).toMatchObject({
    smiles: 'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
    error: null,
    predictions: [{ model: 'hERG', value: known?.value }],
  });
  expect(saltless.admet).toBeNull();
  // Its structure is the name of another drug, whose predictions are not its own.
  expect(misprinted.admet).toMatchObject({ smiles: 'metformin', predictions: [] });
  expect(misprinted.admet.error).toContain('not a valid SMILES');
});

it('asks the store as often for one entity as for many', async () => {
  const details = 'provenance { statements } admet(models: ["hERG"]) { smiles }';
  const one = await countQueries(`{ medications(ids: ["Q1"]) { ${details} } }`);
  const many = await countQueries(`{ medications(ids: ["Q1", "Q2", "Q3", "Q91"]) { ${details} } }`);
  expect(many).toBe(one);
  const nested =
    '{ disease(id: "Q90") { drugsConnection { nodes { mass } aggregate(field: "mass") { max } } } }';
  expect(await countQueries(nested)).toBe(2);
});
