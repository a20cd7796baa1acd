import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrate } from './calibrate.js';

const at = ({ slope, offset }: ReturnType<typeof calibrate>, score: number) =>
  1 / (1 + Math.exp(-(slope * score + offset)));

describe('calibrate', () => {
  it('gives scores the share of edges among them', () => {
    const scores = Array.from({ length: 400 }, (_, index) => {
      const score = index % 2;
      return { score, isEdge: Math.floor(index / 2) % 10 < (score === 1 ? 8 : 3) };
    });
    const fit = calibrate(scores);
    expect(at(fit, 1)).toBeCloseTo(0.8, 1);
    expect(at(fit, 0)).toBeCloseTo(0.3, 1);
  });

  it('stays finite and never falls with the score, whatever it is given', () => {
    const labeled = fc.record({
      score: fc.double({ min: -1_000, max: 1_000, noNaN: true }),
      isEdge: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(labeled, { maxLength: 60 }), (scores) => {
        const fit = calibrate(scores);
        expect(Number.isFinite(fit.slope) && Number.isFinite(fit.offset)).toBe(true);
        expect(fit.slope).toBeGreaterThanOrEqual(0);
      }),
      { seed: 5 },
    );
  });

  it('tells what is told apart at once', () => {
    const scores = Array.from({ length: 50 }, (_, index) => [
      { score: 20 + index, isEdge: true },
      { score: -20 - index, isEdge: false },
    ]).flat();
    const fit = calibrate(scores);
    expect(at(fit, 30)).toBeGreaterThan(0.95);
    expect(at(fit, -30)).toBeLessThan(0.05);
  });
});
