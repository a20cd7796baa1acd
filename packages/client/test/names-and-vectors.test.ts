import { createTestService, type TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BioGraphQLClient,
  getEntitiesByName,
  getEntityVectors,
  getPredicates,
  getPredicatesByName,
  getQuestionEntities,
  getQuestionSparql,
  getTriplePlausibilities,
} from '../src/index.js';
import { getClient } from './service.js';

let service: TestService;
let client: BioGraphQLClient;

beforeAll(async () => {
  service = await createTestService();
  client = getClient(service, { engineId: service.engineId });
});
afterAll(() => service[Symbol.asyncDispose]());

describe('names', () => {
  it('are searched as strictly as requested', async () => {
    const [asthma] = await getEntitiesByName(client, { text: 'Asthma', strategy: 'EXACT' });
    expect(asthma).toMatchObject({ qid: 'Q35869', label: 'asthma', matchedText: 'asthma' });
    const strict = { text: 'Asthma', strategy: 'EXACT', ignoreCase: false } as const;
    expect(await getEntitiesByName(client, strict)).toEqual([]);
    const [treatment] = await getPredicatesByName(client, { text: 'drug or', limit: 1 });
    expect(treatment).toMatchObject({ pid: 'P2176' });
    expect(await getPredicates(client, { label: 'drug or' })).toEqual([treatment]);
  });

  it('name the strategy that was meant', async () => {
    const misspelled = { text: 'asthma', strategy: 'exakt' as 'EXACT' };
    const rejected = getEntitiesByName(client, misspelled);
    await expect(rejected).rejects.toThrow(/did you mean EXACT\?/);
    const accepted = { text: 'asthma', strategy: 'starts_with' as 'PREFIX' };
    expect(await getEntitiesByName(client, accepted)).not.toEqual([]);
  });
});

describe('questions', () => {
  it('are read without being answered', async () => {
    const question = 'Does salbutamol treat asthma?';
    const named = await getQuestionEntities(client, { question });
    expect(named.map(({ qid }) => qid)).toEqual(['Q410358', 'Q35869']);
    const { sparql, reason } = await getQuestionSparql(client, { question: 'Why?' });
    expect(sparql).toBeNull();
    expect(reason).not.toBe('');
  });
});

describe('vectors', () => {
  it('keep the order requested, with null for what was not learned', async () => {
    const [known, unknown] = await getEntityVectors(client, { entities: ['wd:Q35869', 'Q1'] });
    expect(known).toHaveLength(8);
    expect(unknown).toBeNull();
    const triples = [
      ['Q1', 'P2176', 'Q410358'],
      ['Q35869', 'P2176', 'Q410358'],
    ] as const;
    const [absent, plausible] = await getTriplePlausibilities(client, { triples });
    expect(absent).toBeNull();
    expect(plausible).toBeGreaterThan(0);
  });

  it('reject what is no triple and no entity', async () => {
    const short = [['Q35869', 'P2176']] as unknown as [[string, string, string]];
    await expect(getTriplePlausibilities(client, { triples: short })).rejects.toThrow();
    await expect(getEntityVectors(client, { entities: ['no id'] })).rejects.toThrow('entities.0');
  });
});
