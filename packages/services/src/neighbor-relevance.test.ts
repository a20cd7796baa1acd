import type { EntityIri } from '@biographql/core';
import { type EntityRecord, NO_EVIDENCE } from '@biographql/engines';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { getRelevance, type ScannedEdge, toNeighbor } from './neighbor-scan.js';

const iri = (name: string) => `http://example.org/${name}` as EntityIri;

const record = (name: string, degree: number): EntityRecord => ({
  iri: iri(name),
  label: name,
  description: null,
  types: ['MEDICATION'],
  degree,
});

const edge = (code: string, isOutgoing: boolean, neighbor: string): ScannedEdge => ({
  predicate: `http://www.wikidata.org/prop/direct/${code}`,
  isOutgoing,
  neighbor: iri(neighbor),
});

describe('getRelevance', () => {
  const facts = { ...NO_EVIDENCE, relations: ['P2176'], degree: 0 };

  it('is the weight of the relations for a neighbor without evidence', () => {
    expect(getRelevance(WIKIDATA, facts)).toBeCloseTo(1, 12);
    expect(getRelevance(WIKIDATA, { ...facts, relations: ['P2176', 'P279'] })).toBeCloseTo(1.5, 12);
    expect(getRelevance(WIKIDATA, { ...facts, relations: ['P31'] })).toBeCloseTo(0.1, 12);
  });

  it('grows with evidence', () => {
    expect(getRelevance(WIKIDATA, { ...facts, references: 3 })).toBeCloseTo(3, 12);
    expect(getRelevance(WIKIDATA, { ...facts, articles: 3 })).toBeCloseTo(4, 12);
  });
});

describe('toNeighbor', () => {
  it('counts a property and its inverse as one relation', () => {
    const facts = { counts: { ...NO_EVIDENCE, references: 1 } };
    const both = [edge('P2176', true, 'a'), edge('P2175', false, 'a')];
    const one = [edge('P2176', true, 'a')];
    expect(toNeighbor(WIKIDATA, record('a', 5), { ...facts, edges: both }).relevance).toBe(
      toNeighbor(WIKIDATA, record('a', 5), { ...facts, edges: one }).relevance,
    );
  });
});
