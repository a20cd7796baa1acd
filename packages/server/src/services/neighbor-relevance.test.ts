import type { EntityIri } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import { WIKIDATA } from '@biographql/vocabulary';
import { describe, expect, it } from 'vitest';
import { compareNeighbors, relevanceOf, toNeighbor } from './neighbor-relevance.js';
import type { ScannedEdge } from './neighbor-scan.js';

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

describe('relevanceOf', () => {
  const facts = { relations: ['P2176'], references: 0, degree: 0, isNamed: true };

  it('follows the stated formula', () => {
    expect(relevanceOf(WIKIDATA, facts)).toBeCloseTo(1, 12);
    expect(relevanceOf(WIKIDATA, { ...facts, references: 2, degree: 9 })).toBeCloseTo(1, 12);
    expect(
      relevanceOf(WIKIDATA, { ...facts, relations: ['P2176', 'P279'], degree: 99 }),
    ).toBeCloseTo(0.5, 12);
    expect(relevanceOf(WIKIDATA, { ...facts, relations: ['P31'], degree: 9 })).toBeCloseTo(
      0.05,
      12,
    );
    expect(relevanceOf(WIKIDATA, { ...facts, isNamed: false })).toBeCloseTo(0.5, 12);
  });

  it('grows with references and relations, and falls with the degree', () => {
    const plain = relevanceOf(WIKIDATA, { ...facts, references: 1, degree: 10 });
    expect(relevanceOf(WIKIDATA, { ...facts, references: 5, degree: 10 })).toBeGreaterThan(plain);
    expect(
      relevanceOf(WIKIDATA, { ...facts, relations: ['P2176', 'P828'], references: 1, degree: 10 }),
    ).toBeGreaterThan(plain);
    expect(relevanceOf(WIKIDATA, { ...facts, references: 1, degree: 1_000 })).toBeLessThan(plain);
  });

  it('puts the well-known members of a class first', () => {
    const member = { ...facts, relations: ['P31'] };
    expect(relevanceOf(WIKIDATA, { ...member, degree: 500 })).toBeGreaterThan(
      relevanceOf(WIKIDATA, { ...member, degree: 5 }),
    );
  });
});

describe('toNeighbor', () => {
  it('counts a property and its inverse as one relation', () => {
    const both = [edge('P2176', true, 'a'), edge('P2175', false, 'a')];
    const one = [edge('P2176', true, 'a')];
    expect(toNeighbor(WIKIDATA, record('a', 5), { edges: both, references: 1 }).relevance).toBe(
      toNeighbor(WIKIDATA, record('a', 5), { edges: one, references: 1 }).relevance,
    );
  });
});

describe('names', () => {
  it('halves a neighbor that only has an identifier', () => {
    const edges = [edge('P2176', true, 'x')];
    const named = toNeighbor(
      WIKIDATA,
      { ...record('Q5', 1), label: 'aspirin' },
      { edges: edges, references: 0 },
    );
    expect(toNeighbor(WIKIDATA, record('Q5', 1), { edges: edges, references: 0 }).relevance).toBe(
      named.relevance / 2,
    );
    expect(
      toNeighbor(WIKIDATA, record('aspirin', 1), { edges: edges, references: 0 }).relevance,
    ).toBe(named.relevance);
  });
});

describe('compareNeighbors', () => {
  it('orders equal relevance by label, then by IRI', () => {
    const edges = [edge('P31', true, 'x')];
    const b = toNeighbor(WIKIDATA, record('b', 1), { edges: edges, references: 0 });
    const a = toNeighbor(WIKIDATA, record('a', 1), { edges: edges, references: 0 });
    const twin = { ...a, iri: iri('A') };
    expect([b, a, twin].sort(compareNeighbors)).toEqual([twin, a, b]);
  });
});
