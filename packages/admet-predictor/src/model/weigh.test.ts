import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureCount } from '../features/layout.js';
import { memberOutput } from './ensemble.js';
import { readModelFile } from './format.js';
import { loggedValues, weigh } from './kernel.js';

const molecule = { slots: Uint16Array.of(0, 3, 7), values: Float32Array.of(1, -3, 7) };

describe('loggedValues', () => {
  it('keeps the sign and tames large values', () => {
    expect([...loggedValues(molecule)]).toEqual([Math.log1p(1), -Math.log1p(3), Math.log1p(7)]);
  });
});

describe('weigh', () => {
  it('sums over the places that the molecule has', () => {
    const weights = Float32Array.of(2, 100, 100, 0.5, 100, 100, 100, -1);
    const sum = weigh(weights, molecule, loggedValues(molecule));
    expect(sum).toBeCloseTo(2 * Math.log(2) - 0.5 * Math.log(4) - Math.log(8), 12);
  });
});

describe('a linear member', () => {
  const member = { name: 'linear', link: 'identity', intercept: 1, weights: 0 } as const;

  it('is held within the range of its training targets', () => {
    const range = [-2, 3] as const;
    expect(memberOutput({ ...member, range }, 50)).toBe(3);
    expect(memberOutput({ ...member, range }, -50)).toBe(-2);
    expect(memberOutput({ ...member, range }, 0.5)).toBe(1.5);
  });

  it('answers a probability with the logistic link', () => {
    expect(memberOutput({ ...member, link: 'logistic', range: null }, -1)).toBe(0.5);
  });

  it('answers a percentage with the percent link', () => {
    const percent = { ...member, link: 'percent', range: null } as const;
    const logOdds = (share: number) => Math.log((share + 0.5) / (100.5 - share));
    for (const share of [0, 12, 50, 99.7, 100])
      expect(memberOutput(percent, logOdds(share) - member.intercept)).toBeCloseTo(share, 9);
  });

  it('is read from a model file, one weight per feature', () => {
    const bytes = readFileSync(new URL('../../models/Caco2.bin', import.meta.url));
    const file = readModelFile(new Uint8Array(bytes));
    const place = file.header.members.findIndex((header) => 'weights' in header);
    const weights = file.members[place];
    expect(weights).toBeInstanceOf(Float32Array);
    expect(weights).toHaveLength(featureCount);
    expect(weights instanceof Float32Array && weights.some((weight) => weight !== 0)).toBe(true);
  });
});
