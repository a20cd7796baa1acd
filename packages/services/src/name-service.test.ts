import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, SEEDS, type SeedEngines } from '@biographql/ingest/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NameMatching, NameSearch } from './name-service.js';
import { createNameService } from './name-service.js';

let engines: SeedEngines;
let names: ReturnType<typeof createNameService>;
beforeAll(async () => {
  engines = await openSeedEngines(SEEDS['three-diseases']);
  names = createNameService({ ...engines, vocabulary: WIKIDATA });
});
afterAll(() => engines[Symbol.asyncDispose]());

const search = (text: string, matching: NameMatching, more: Partial<NameSearch> = {}) => ({
  text,
  matching,
  ignoresCase: true,
  limit: 10,
  ...more,
});

describe('entities', () => {
  const find = async (...given: Parameters<typeof search>) =>
    (await names.entities(search(...given))).map(({ matchedText }) => matchedText);

  it('matches a name as strictly as requested', async () => {
    expect(await find('asthma', 'exact')).toEqual(['asthma']);
    expect(await find('asthm', 'exact')).toEqual([]);
    const beginnings = await find('asth', 'prefix');
    expect(beginnings).toContain('asthma');
    expect(beginnings.every((name) => name.toLowerCase().startsWith('asth'))).toBe(true);
    const words = await find('asth', 'contains');
    expect(words.length).toBeGreaterThanOrEqual(beginnings.length);
    expect(await find('astmha', 'contains')).toEqual([]);
    expect(await find('astmha', 'fuzzy')).toContain('asthma');
  });

  it('respects letter case on request', async () => {
    expect(await find('ASTHMA', 'exact')).toEqual(['asthma']);
    for (const matching of ['exact', 'prefix', 'contains'] as const) {
      expect(await find('ASTHMA', matching, { ignoresCase: false })).toEqual([]);
      expect(await find('asthma', matching, { ignoresCase: false })).toContain('asthma');
    }
  });

  it('keeps to the limit', async () => {
    expect(await find('a', 'contains', { limit: 2 })).toHaveLength(2);
  });
});

describe('predicates', () => {
  const find = async (...given: Parameters<typeof search>) =>
    (await names.predicates(search(...given))).map(({ pid }) => pid);

  it('finds properties by label, with their uses', async () => {
    const [treatment] = await names.predicates(search('drug or therapy', 'prefix'));
    expect(treatment).toMatchObject({
      pid: 'P2176',
      iri: 'http://www.wikidata.org/prop/direct/P2176',
      label: 'drug or therapy used for treatment',
    });
    expect(treatment?.count).toBeGreaterThan(0);
    expect(await find('used for', 'contains')).toContain('P2176');
    expect(await find('used for', 'prefix')).toEqual([]);
    expect(await find('tratment', 'contains')).toEqual([]);
    expect(await find('tratment', 'fuzzy')).toContain('P2176');
    expect(await find('Drug or', 'prefix', { ignoresCase: false })).toEqual([]);
  });

  it('leaves out what the graph does not use', async () => {
    expect(await find('catalog code of nothing', 'exact')).toEqual([]);
    for (const { count } of await names.predicates(search('e', 'contains', { limit: 100 }))) {
      expect(count).toBeGreaterThan(0);
    }
  });
});
