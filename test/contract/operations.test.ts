import { persistedDocuments } from '@biographql/core/manifest';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_DOCUMENTS, operationDocument } from '../operation-documents.js';

const ASTHMA = 'http://www.wikidata.org/entity/Q35869';

/** Variables for each operation, chosen so that each answers with something. */
const VARIABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'admet-explanation': { smiles: 'CCO', modelName: 'logS' },
  provenance: {
    facts: [
      { subject: ASTHMA, property: 'P2176', object: 'Q410358' },
      { subject: 'Q35869', property: 'P2176', object: 'Q1' },
      { subject: 'Q35869', property: 'P699', object: 'DOID:2841' },
    ],
  },
  'entities-by-name': { name: 'ASTHMA', matchingStrategy: 'exact' },
  'predicates-by-name': { name: 'drug', limit: 3 },
  predicates: { label: 'symptom' },
  'question-entities': { question: 'Does salbutamol treat asthma?' },
  'question-sparql': { question: 'What treats asthma?' },
  'entity-vectors': { graphIds: ['Q35869', 'Q1'] },
  'triple-plausibilities': {
    triples: [
      ['Q35869', 'P2176', 'Q410358'],
      ['Q35869', 'P9999', 'Q1'],
    ],
  },
  'insight-rows': { insightRowsInput: { qid: ASTHMA, insightType: 'GENETIC_ASSOCIATION' } },
  'resolved-entities': { names: ['asthma', 'MESH:D001249', 'no such name', ''], schemes: ['mesh'] },
  admet: { smiles: [], modelName: 'hERG' },
  sparql: {
    sparql:
      'SELECT ?drug ?label WHERE { wd:Q35869 wdt:P2176 ?drug . ?drug rdfs:label ?label } ORDER BY ?label',
  },
  'sparql-json': {
    sparql:
      'SELECT ?gene ?symbol WHERE { wd:Q35869 wdt:P2293 ?gene OPTIONAL { ?gene wdt:P353 ?symbol } } ORDER BY ?gene',
  },
  'emerging-concepts': { engineID: 'biographql', query: 'alzheimer' },
  documents: { query: 'asthma in children' },
  neighbors: { engineID: 'biographql', startNode: ASTHMA, maxNeighbors: 5 },
  'entity-properties': { engineID: 'biographql', startNode: ASTHMA, nodeTypes: ['DISEASE'] },
  answer: { query: 'Which drugs treat asthma?' },
  'answer-single': { query: 'Which drugs treat asthma?' },
  articles: { query: 'asthma', sortOrder: 'NEWEST', pageSize: 3 },
  entities: { searchText: 'asth' },
  'supported-insights': { supportedInsightsInput: { qid: ASTHMA } },
  'top-affiliations': { query: 'asthma' },
  'top-authors': { query: 'asthma' },
  'top-entities': { query: 'asthma' },
};

const names = [...OPERATION_DOCUMENTS.keys()];

let service: TestService;
beforeAll(async () => {
  const admet = tablePredictor({ logS: { CCO: 1.1 } });
  service = await createTestService({ engines: { admet } });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

async function send(query: string, variables: unknown) {
  const response = await service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.json() };
}

/** Durations differ from run to run, and probabilities with every calibration; everything else must not. */
function recorded({ extensions: _, ...body }: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(
    body,
    (key, value) => {
      if (key === 'took') return 0;
      return key === 'probability' && /^(0|1|0\.\d+)$/.test(value) ? 'decimal' : value;
    },
    2,
  );
  return `${text}\n`;
}

describe('operations on the seed', () => {
  it('has variables for every operation', () => {
    expect([...names].sort()).toEqual(Object.keys(VARIABLES).sort());
  });

  it.each(names)('%s answers 200 with the recorded body', async (name) => {
    const document = operationDocument(name);
    const { status, body } = await send(document, VARIABLES[name]);
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    await expect(recorded(body)).toMatchFileSnapshot(`./wire/${name}.json.snap`);
  });

  it.each(names)('%s carries a receipt of what it was asked', async (name) => {
    const document = operationDocument(name);
    const { body } = await send(document, VARIABLES[name]);
    const { receipt } = body.extensions;
    expect(Object.keys(persistedDocuments)).toContain(receipt.document);
    expect(receipt.variables).toEqual(VARIABLES[name] ?? {});
    const again = await send(document, VARIABLES[name]);
    expect(again.body.extensions.receipt).toEqual(receipt);
  });

  it.each(names)('%s answers the same when its document is compiled', async (name) => {
    const document = operationDocument(name);
    const bodies = [];
    for (let use = 0; use < 6; use += 1) {
      const { body } = await send(document, VARIABLES[name]);
      bodies.push(recorded(body));
    }
    expect(new Set(bodies).size).toBe(1);
  });
});
