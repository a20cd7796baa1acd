import * as documents from '@biographql/core';
import { persistedDocuments } from '@biographql/core/manifest';
import * as strings from '@biographql/core/strings';
import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReachableService, startService } from './service.js';

const variables: Readonly<Record<string, unknown>> = {
  query: 'asthma',
  entity: 'Q35869',
  searchText: 'asth',
  startNode: 'Q35869',
  maxNeighbors: 2,
  supportedInsightsInput: { qid: 'Q35869' },
  sparql: 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } LIMIT 2',
  pageSize: 2,
  insightRowsInput: { qid: 'Q35869', insightType: 'GENETIC_ASSOCIATION' },
  name: 'asthma',
  names: ['asthma'],
  label: 'treat',
  question: 'Which drugs treat asthma?',
  questions: ['Which drugs treat asthma?'],
  graphIds: ['Q35869'],
  triples: [['Q35869', 'P2176', 'Q410358']],
  modelName: 'hERG',
  smiles: 'CCO',
  texts: ['CCO'],
  pattern: 'OC=O',
  items: [{ identifier: 'DOID:2841', label: 'asthma' }],
};

let service: ReachableService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

const names = Object.keys(strings).filter((name) => name.endsWith('Document'));
const asts = new Map(
  Object.entries(documents as Readonly<Record<string, unknown>>).filter(([name]) =>
    names.includes(name),
  ),
);

describe('every document', () => {
  it('is there as AST, as string and in the manifest', () => {
    expect([...asts.keys()].sort()).toEqual([...names].sort());
    expect(Object.keys(persistedDocuments)).toHaveLength(names.length);
  });

  it.each(names)('%s is answered by the service in the shape it asks for', async (name) => {
    const ast = asts.get(name) as DocumentNode & { readonly __meta__: { readonly hash: string } };
    const text = print(ast);
    expect(persistedDocuments[ast.__meta__.hash]).toBe(text);
    const response = await service.fetch(service.url, {
      method: 'POST',
      headers: { ...service.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data: Readonly<Record<string, unknown>>;
      readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
    };
    expect(errors).toBeUndefined();
    expect(Object.values(data)).toEqual([expect.anything()]);
  });
});
