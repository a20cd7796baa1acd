import { describe, expect, it } from 'vitest';
import { describeCertainty } from './describe-certainty.js';

const near = { inDomain: true, similarity: 0.714, knownScaffold: true };

describe('describeCertainty', () => {
  it('gives the interval of a quantity in its unit, and errors of logarithms as factors', () => {
    const far = { inDomain: false, similarity: 0.2, knownScaffold: false };
    expect(describeCertainty('VD', { interval: [0.5, 8], expectedError: 0.301, ...far })).toBe(
      '90 % interval 0.50 to 8.00 L/kg. Expected error: a factor of 2.0. Outside the applicability domain. Closest training molecule: similarity 0.20; new scaffold.',
    );
    expect(describeCertainty('PPB', { interval: [80, 100], expectedError: 4 })).toBe(
      '90 % interval 80.0 to 100 %. Expected error: 4.00 %.',
    );
  });

  it("lists the classes that a classifier can't rule out", () => {
    expect(describeCertainty('hERG', { predictionSet: 'yes', expectedError: 0.04, ...near })).toBe(
      'Confident: yes. Expected error rate: 4 %. Within the applicability domain. Closest training molecule: similarity 0.71; known scaffold.',
    );
    expect(describeCertainty('hERG', { predictionSet: 'either' })).toBe(
      'Unclear: yes and no are both possible.',
    );
  });

  it('words a model beyond the 28 by what its values are, and leaves out what nobody states', () => {
    const certainty = { interval: [1, 2], expectedError: 0.301 } as const;
    const stated = { kind: 'regression', unit: 'µM' } as const;
    const interval = '90 % interval 1.00 to 2.00 µM. Expected error:';
    expect(describeCertainty({ ...stated, scale: 'linear' }, certainty)).toBe(
      `${interval} 0.30 µM.`,
    );
    expect(describeCertainty({ ...stated, scale: 'log10' }, certainty)).toBe(
      `${interval} a factor of 2.0.`,
    );
    expect(describeCertainty({ ...stated, unit: null }, certainty)).toBe(
      '90 % interval 1.00 to 2.00. Expected error: 0.30 on the model’s training scale.',
    );
    expect(describeCertainty({ kind: 'classification', unit: null }, { expectedError: 0.2 })).toBe(
      'Expected error rate: 20 %.',
    );
  });

  it('says nothing about missing figures', () => {
    expect(describeCertainty('hERG', {})).toBe('');
  });
});
