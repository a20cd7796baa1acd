import {
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareByEvidence,
  evidenceScore,
  NO_EVIDENCE,
  type ScoredEntity,
} from './evidence-score.js';

const count = integer({ min: 0, max: 1_000_000 });
const facts = record({
  references: count,
  kinds: count,
  articles: count,
  peers: count,
  degree: count,
});
const NAMES = ['aspirin', 'Aspirin', 'BRCA1', 'C9orf72', 'LOC101927764', 'ENSG00000012048', 'Q5'];
const things: readonly ScoredEntity[] = NAMES.flatMap((label) =>
  [0, 1, 2.5].map((relevance) => ({
    iri: label === 'Q5' ? 'http://example.org/Q5' : `http://example.org/its-${label}`,
    label,
    relevance,
  })),
);

describe('evidenceScore', () => {
  it('is 0 without evidence, and grows with every count', () => {
    expect(evidenceScore({ ...NO_EVIDENCE, degree: 0 })).toBe(0);
    const keys = constantFrom('references', 'kinds', 'articles', 'peers', 'degree');
    assert(
      property(facts, keys, integer({ min: 1, max: 1_000 }), (before, key, more) => {
        const after = { ...before, [key]: before[key] + more };
        return evidenceScore(after) > evidenceScore(before);
      }),
    );
  });

  it('follows the stated formula', () => {
    const all = { references: 3, kinds: 1, articles: 7, peers: 1, degree: 1 };
    expect(evidenceScore(all)).toBeCloseTo(4.5 + 2 + 1 + 0.05 + 0.02, 12);
  });

  it('halves that of a withdrawn drug, and of nothing else', () => {
    const known = { references: 3, kinds: 0, articles: 7, peers: 0, degree: 1 };
    const of = (description: string | null) => evidenceScore({ ...known, description });
    expect(of('withdrawn in the United States')).toBe(evidenceScore(known) / 2);
    expect([of('withdrawal symptom'), of(null)]).toEqual(Array(2).fill(evidenceScore(known)));
  });
});

describe('compareByEvidence', () => {
  const thing = constantFrom(...things);

  it('is a total order', () => {
    assert(
      property(tuple(thing, thing, thing), ([a, b, c]) => {
        const equal = a.iri === b.iri && a.relevance === b.relevance;
        expect(compareByEvidence(a, b) === 0).toBe(equal);
        expect(Math.sign(compareByEvidence(a, b))).toBe(0 - Math.sign(compareByEvidence(b, a)));
        if (compareByEvidence(a, b) <= 0 && compareByEvidence(b, c) <= 0)
          expect(compareByEvidence(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('orders a list alike, however it was ordered before', () => {
    const sorted = [...things].sort(compareByEvidence);
    const { length } = things;
    assert(
      property(shuffledSubarray([...things], { minLength: length, maxLength: length }), (list) => {
        expect(list.sort(compareByEvidence)).toEqual(sorted);
      }),
    );
  });

  it('puts identifiers and numbers of registers after names, whatever their relevance', () => {
    const order = [...things].sort(compareByEvidence).map(({ label }) => label);
    const named = ['aspirin', 'Aspirin', 'BRCA1', 'C9orf72'];
    expect(new Set(order.slice(0, named.length * 3))).toEqual(new Set(named));
  });

  it('never ranks what has more references lower', () => {
    assert(
      property(facts, facts, integer({ min: 1, max: 100 }), (one, other, more) => {
        const of = (label: string, evidence: typeof one) => ({
          iri: `http://example.org/${label}`,
          label,
          relevance: evidenceScore(evidence),
        });
        const before = compareByEvidence(of('a', one), of('b', other));
        const after = compareByEvidence(
          of('a', { ...one, references: one.references + more }),
          of('b', other),
        );
        return before > 0 || after < 0;
      }),
    );
  });
});
