import { describe, expect, it } from 'vitest';
import { getPopularity, type PopularityFacts } from './popularity.js';

const facts = (more: Partial<PopularityFacts>): PopularityFacts => ({
  variety: 0,
  identifiers: 0,
  aliases: 0,
  languages: 0,
  types: ['UNDEFINED'],
  ...more,
});

describe('getPopularity', () => {
  it('is 0 for what nothing is known of', () => {
    expect(getPopularity(facts({}))).toBe(0);
  });

  it('adds doublings, in hundredths', () => {
    expect(getPopularity(facts({ variety: 2.5, identifiers: 7, aliases: 3, languages: 1 }))).toBe(
      850,
    );
  });

  it('adds for the most sought of the types', () => {
    expect(getPopularity(facts({ types: ['CHEMICAL_COMPOUND', 'MEDICATION'] }))).toBe(600);
    expect(getPopularity(facts({ types: ['GENE'] }))).toBe(300);
    expect(getPopularity(facts({ types: ['BIOLOGICAL_PATHWAY'] }))).toBe(0);
  });

  it('puts a disease with a few kinds of relations before a pathway with hundreds of members', () => {
    const pathway = facts({ variety: Math.log2(301) + 1, types: ['BIOLOGICAL_PATHWAY'] });
    const kinds = [25, 3, 7].reduce((sum, claims) => sum + Math.log2(1 + claims), 0);
    const disease = facts({ variety: kinds, types: ['DISEASE'] });
    expect(getPopularity(disease)).toBeGreaterThan(getPopularity(pathway));
  });
});
