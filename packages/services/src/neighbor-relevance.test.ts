import { NO_EVIDENCE } from '@biographql/engines';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { getRelevance } from './neighbor-scan.js';

const edges = (...codes: readonly string[]) =>
  codes.map((code) => ({ predicate: `http://www.wikidata.org/prop/direct/${code}` }));

describe('getRelevance', () => {
  const facts = { ...NO_EVIDENCE, degree: 0 };
  const treated = edges('P2176');

  it('is the weight of the relations for a neighbor without evidence', () => {
    expect(getRelevance(WIKIDATA, treated, facts)).toBeCloseTo(1, 12);
    expect(getRelevance(WIKIDATA, edges('P2176', 'P279'), facts)).toBeCloseTo(1.5, 12);
    expect(getRelevance(WIKIDATA, edges('P31'), facts)).toBeCloseTo(0.1, 12);
  });

  it('grows with evidence', () => {
    expect(getRelevance(WIKIDATA, treated, { ...facts, references: 3 })).toBeCloseTo(3, 12);
    expect(getRelevance(WIKIDATA, treated, { ...facts, articles: 3 })).toBeCloseTo(4, 12);
  });

  it('counts a property and its inverse as one relation', () => {
    const known = { ...facts, references: 1, degree: 5 };
    expect(getRelevance(WIKIDATA, edges('P2176', 'P2175'), known)).toBe(
      getRelevance(WIKIDATA, treated, known),
    );
  });
});
