import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { generatedQueries } from '../scripts/write-queries.js';
import { type SparqlQuery, wd } from '../src/index.js';
import { NAMED_QUERIES, namedQuery } from '../src/queries.js';

const disease = wd('Q35869'); // asthma

describe('the catalog', () => {
  it('is generated from the files', () => {
    const generated = readFileSync(new URL('../src/generated/queries.ts', import.meta.url), 'utf8');
    expect(generated).toBe(generatedQueries());
    expect(Object.keys(NAMED_QUERIES).length).toBeGreaterThan(60);
  });

  it('has typed values and rows', () => {
    const query = namedQuery('diseasesByGeneCount', {});
    expectTypeOf(query).toEqualTypeOf<
      SparqlQuery<{
        readonly disease: string;
        readonly diseaseLabel: string | null;
        readonly genes: number;
      }>
    >();
    expectTypeOf(namedQuery('isConnected', { first: disease, second: disease })).toEqualTypeOf<
      SparqlQuery<boolean>
    >();
    // @ts-expect-error a disease is a term
    expect(() => namedQuery('drugsForDisease', { disease: 'Q35869' })).toThrow();
  });

  it('rejects limits and languages out of range', () => {
    expect(() => namedQuery('drugsForDisease', { disease }, { limit: 0 })).toThrow(
      '`limit` must be',
    );
    expect(() => namedQuery('drugsForDisease', { disease }, { language: 'en"' })).toThrow(
      '`language` must be',
    );
    expect(() =>
      namedQuery('neighborsByRelation', { entity: disease, property: 'P1> ?x' }),
    ).toThrow('is not a Wikidata property');
  });
});
