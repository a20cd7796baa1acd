import { createClient } from '@biographql/client';
import { readOperationName } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type { TestService } from '@biographql/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordedService, toRecorded } from './record-answers.fixture.js';
import { RECORDINGS, recordedData } from './recorded-data.js';

const documents = new Map(
  Object.values(persistedDocuments).map((text) => [readOperationName(text), text]),
);
let service: TestService;
beforeAll(async () => {
  service = await openRecordedService();
}, 60_000);
afterAll(() => service?.[Symbol.asyncDispose]());

type Variables = Readonly<Record<string, unknown>>;

/** What the service answers now. */
async function answered(operation: string, variables: Variables): Promise<unknown> {
  const text = documents.get(operation) ?? '';
  return toRecorded(await createClient(service).request(text, { ...variables }));
}

const limit = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
const offset = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
const entity = fc.constantFrom('Q35869', 'wd:Q11081', 'http://www.wikidata.org/entity/Q410358');

describe('an answer made of recordings is the one of the service', () => {
  const made: readonly (readonly [string, fc.Arbitrary<Variables>])[] = [
    [
      'graphInsights',
      fc.record({
        startNode: entity,
        maxNeighbors: limit,
        offset,
        engineID: fc.constant('biographql'),
      }),
    ],
    ['nodeProperties', fc.record({ startNode: entity, maxNeighbors: limit })],
    [
      'getInsightRows',
      fc.record({
        insightRowsInput: fc.record({
          qid: fc.constantFrom('Q35869', 'wd:Q35869'),
          insightType: fc.constantFrom('SYMPTOMS', 'GENETIC_ASSOCIATION'),
          limit,
          offset,
          sort: fc.constantFrom(undefined, 'RELEVANCE', 'relevance'),
        }),
      }),
    ],
    [
      'searchArticles',
      fc.record({
        query: fc.constantFrom(undefined, 'asthma', 'diabetes', 'basophil'),
        pageSize: limit,
        pageNumber: fc.constantFrom(undefined, 1, 2, 3, 9),
        sortOrder: fc.constantFrom(undefined, 'relevance'),
      }),
    ],
    ['searchEntity', fc.record({ searchText: fc.constantFrom('ASTH', 'Asthma', 'mO', 'dia', '') })],
    [
      'resolveEntities',
      fc.record({
        names: fc.array(fc.constantFrom('asthma', 'DOID:2841', 'salbutamol', 'no such name', ''), {
          maxLength: 6,
        }),
      }),
    ],
    [
      'admetPredict',
      fc.record({
        modelName: fc.constantFrom('hERG', 'logS'),
        smiles: fc.array(fc.constantFrom('CCO', 'c1ccccc1', 'not a molecule', ''), {
          maxLength: 6,
        }),
      }),
    ],
  ];

  it.each(made)('to %s', async (operation, variables) => {
    await fc.assert(
      fc.asyncProperty(variables, async (requested) => {
        expect(recordedData(operation, requested)).toEqual(await answered(operation, requested));
      }),
      { numRuns: 30 },
    );
  });
});

describe('what was not recorded is not answered', () => {
  it.each<readonly [string, Variables]>([
    ['searchEntity', { searchText: 'zebra' }],
    ['graphInsights', { startNode: 'Q12136' }],
    ['graphInsights', { startNode: 'Q35869', nodeTypes: ['GENE'] }],
    ['graphInsights', { startNode: 'Q35869', maxNeighbors: 0 }],
    ['graphInsights', { startNode: 'Q35869', offset: -1 }],
    ['searchArticles', { query: 'asthma', pageSize: 101 }],
    ['searchArticles', { query: 'asthma', doi: '10.1000/182' }],
    ['resolveEntities', { names: ['asthma', 'zebra'] }],
    ['admetPredict', { modelName: 'hERG', smiles: ['CCO', 'CCCCO'] }],
    ['admetPredict', { modelName: 'LogSS', smiles: ['CCO'] }],
    ['nobody', {}],
  ])('%s %j', (operation, variables) => {
    expect(recordedData(operation, variables)).toBeNull();
  });

  it('and each recording is found by its own variables', () => {
    for (const { operation, variables, data } of RECORDINGS) {
      const found = recordedData(operation, variables);
      expect(Object.keys(found ?? {}), operation).toEqual(Object.keys(data));
    }
  });
});
