import { inProcessPredictor } from '@biographql/engines/internal';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines } from '@biographql/ingest/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmetService } from './admet-service.js';
import { createMoleculeService } from './molecule-service.js';
import { createResolutionService } from './resolution-service.js';

const drug = (
  qid: string,
  label: string,
  smiles: string,
  inchiKey: string,
) => `<http://www.wikidata.org/entity/${qid}> <http://www.w3.org/2000/01/rdf-schema#label> "${label}"@en .
<http://www.wikidata.org/entity/${qid}> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/${qid}> <http://www.wikidata.org/prop/direct/P233> "${smiles}" .
<http://www.wikidata.org/entity/${qid}> <http://www.wikidata.org/prop/direct/P235> "${inchiKey}" .
`;
const DRUGS = [
  drug('Q1', 'ibuprofen', 'CC(C)Cc1ccc(cc1)C(C)C(=O)O', 'HEFNNWSXXWATRW-UHFFFAOYSA-N'),
  drug('Q2', 'flurbiprofen', 'CC(C(=O)O)c1ccc(c(F)c1)c1ccccc1', 'SYTBZMRGLBWNTM-UHFFFAOYSA-N'),
  drug('Q3', 'metformin', 'CN(C)C(=N)NC(=N)N', 'XZWYZXLIPXDOLR-UHFFFAOYSA-N'),
].join('');

let engines: Awaited<ReturnType<typeof openSeedEngines>>;
let service: ReturnType<typeof createMoleculeService>;
beforeAll(async () => {
  engines = await openSeedEngines({ triples: DRUGS, articles: [] });
  const predictor = inProcessPredictor();
  service = createMoleculeService({
    graph: engines.graph,
    labels: engines.labels,
    vocabulary: WIKIDATA,
    predictor,
    admet: createAdmetService(predictor),
    resolution: createResolutionService(engines.labels, WIKIDATA),
  });
});
afterAll(() => engines[Symbol.asyncDispose]());

it('profiles structures and names, and leaves a text that is neither in its place', async () => {
  const texts = ['CC(=O)Oc1ccccc1C(=O)O', 'ibuprofen', 'no such molecule', 'C1CC'];
  const profiles = await service.profile(texts, { models: ['hERG', 'VD'], similar: 2 });
  expect(profiles.map(({ text }) => text)).toEqual(texts);
  const [aspirin, ibuprofen, unknown, broken] = profiles;
  expect(aspirin).toMatchObject({ entity: null, formula: 'C9H8O4' });
  expect(ibuprofen).toMatchObject({
    name: 'ibuprofen',
    formula: 'C13H18O2',
    inchiKey: expect.stringMatching(/^HEFNNWSXXWATRW-/),
    predictions: [{ unit: null }, { unit: 'L/kg', errorScale: 'LOG10' }],
  });
  for (const each of [unknown, broken])
    expect(each).toMatchObject({ error: { code: 'INVALID_SMILES' } });
});

it('reads a name as people write it, and suggests the nearest one', async () => {
  const texts = [
    '- "Ibuprofen"',
    'InChIKey=HEFNNWSXXWATRW-UHFFFAOYSA-N',
    'ibuprofin',
    'CAS: 50-78-2',
  ];
  const profiles = await service.profile(texts, { models: [], similar: 0 });
  expect(profiles.map(({ name }) => name)).toEqual(['ibuprofen', 'ibuprofen', null, null]);
  expect(profiles[2]?.error?.message).toBe(
    'This looks like a name, not a SMILES. The graph has no structure for it. Did you mean ibuprofen?',
  );
  expect(profiles[3]?.error?.message).toBe(
    'This looks like a CAS number, not a SMILES. The graph has no structure for it.',
  );
});

it('uses the structure of the parent of a salt or a form, and says so', async () => {
  const texts = ['metformin hydrochloride', 'Metformin HCl 500 mg tablets', 'metformin'];
  const profiles = await service.profile([...texts, 'unknown hydrochloride'], {
    models: [],
    similar: 0,
  });
  expect(profiles.map(({ name }) => name)).toEqual(['metformin', 'metformin', 'metformin', null]);
  expect(profiles.map((each) => 'corrected' in each && each.corrected)).toEqual([
    'Used the structure of metformin, the parent compound of metformin hydrochloride.',
    'Used the structure of metformin, the parent compound of Metformin HCl 500 mg tablets.',
    false,
    false,
  ]);
  expect(profiles[3]?.error?.message).toMatch(/The graph has no structure for it/);
});

it('finds the drugs of the graph that hold a structure, and says what is wrong with a pattern', async () => {
  const { drugs, ...counts } = await service.findWith('CC(C(=O)O)c1ccccc1', 1);
  expect(counts).toEqual({ readAs: 'SMILES', searched: 3, total: 2 });
  expect(drugs.map(({ label }) => label)).toEqual(['ibuprofen']);
  await expect(service.findWith('C1CC', 1)).rejects.toThrow('neither SMILES nor SMARTS');
});

it('finds the drugs of the graph with the most similar structures', async () => {
  const [profile] = await service.profile(['ibuprofen'], { models: [], similar: 3 });
  const similar = profile?.similarDrugs ?? [];
  expect(similar[0]).toMatchObject({ label: 'ibuprofen', similarity: 1 });
  expect(similar.map(({ label }) => label)).toEqual(['ibuprofen', 'flurbiprofen', 'metformin']);
});

it('resolves InChI and InChIKeys, and rejects an unknown model', async () => {
  const key = 'HEFNNWSXXWATRW-UHFFFAOYSA-N';
  const inchi =
    'InChI=1S/C13H18O2/c1-9(2)8-11-4-6-12(7-5-11)10(3)13(14)15/h4-7,9-10H,8H2,1-3H3,(H,14,15)';
  const found = await service.profile([key, inchi], { models: [], similar: 0 });
  for (const each of found) expect(each).toMatchObject({ name: 'ibuprofen' });
  const unknown = service.profile(['CCO'], { models: ['CYP2C19i'], similar: 0 });
  await expect(unknown).rejects.toMatchObject({ code: 'UNKNOWN_MODEL', nearest: 'CYP2CI9i' });
});
