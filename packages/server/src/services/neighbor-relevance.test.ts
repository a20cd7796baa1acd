import type { EntityIri } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
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
    expect(relevanceOf(facts)).toBeCloseTo(1, 12);
    expect(relevanceOf({ ...facts, references: 2, degree: 9 })).toBeCloseTo(1, 12);
    expect(relevanceOf({ ...facts, relations: ['P2176', 'P279'], degree: 99 })).toBeCloseTo(
      0.5,
      12,
    );
    expect(relevanceOf({ ...facts, relations: ['P31'], degree: 9 })).toBeCloseTo(0.05, 12);
    expect(relevanceOf({ ...facts, isNamed: false })).toBeCloseTo(0.5, 12);
  });

  it('grows with references and relations, and falls with the degree', () => {
    const plain = relevanceOf({ ...facts, references: 1, degree: 10 });
    expect(relevanceOf({ ...facts, references: 5, degree: 10 })).toBeGreaterThan(plain);
    expect(
      relevanceOf({ ...facts, relations: ['P2176', 'P828'], references: 1, degree: 10 }),
    ).toBeGreaterThan(plain);
    expect(relevanceOf({ ...facts, references: 1, degree: 1_000 })).toBeLessThan(plain);
  });

  it('puts the well-known members of a class first', () => {
    const member = { ...facts, relations: ['P31'] };
    expect(relevanceOf({ ...member, degree: 500 })).toBeGreaterThan(
      relevanceOf({ ...member, degree: 5 }),
    );
  });
});

describe('toNeighbor', () => {
  it('counts a property and its inverse as one relation', () => {
    const both = [edge('P2176', true, 'a'), edge('P2175', false, 'a')];
    const one = [edge('P2176', true, 'a')];
    expect(toNeighbor(record('a', 5), both, 1).relevance).toBe(
      toNeighbor(record('a', 5), one, 1).relevance,
    );
  });
});

describe('names', () => {
  it('halves a neighbor that only has an identifier', () => {
    const edges = [edge('P2176', true, 'x')];
    const named = toNeighbor({ ...record('Q5', 1), label: 'aspirin' }, edges, 0);
    expect(toNeighbor(record('Q5', 1), edges, 0).relevance).toBe(named.relevance / 2);
    expect(toNeighbor(record('aspirin', 1), edges, 0).relevance).toBe(named.relevance);
  });
});

describe('compareNeighbors', () => {
  it('orders equal relevance by label, then by IRI', () => {
    const edges = [edge('P31', true, 'x')];
    const b = toNeighbor(record('b', 1), edges, 0);
    const a = toNeighbor(record('a', 1), edges, 0);
    const twin = { ...a, iri: iri('A') };
    expect([b, a, twin].sort(compareNeighbors)).toEqual([twin, a, b]);
  });
});
