import { describe, expect, it } from 'vitest';
import { describeCertainty } from './describe-certainty.js';

const near = { inDomain: true, similarity: 0.714, knownScaffold: true };

describe('describeCertainty', () => {
  it('tells the interval of a quantity in its unit, and errors of logarithms as factors', () => {
    const far = { inDomain: false, similarity: 0.2, knownScaffold: false };
    expect(describeCertainty('VD', { interval: [0.5, 8], expectedError: 0.301, ...far })).toBe(
      '90 % interval 0.50 to 8.00 L/kg. Expected to be off by a factor of 2.0. Outside the domain. Nearest training molecule 0.20 alike, new ring skeleton.',
    );
    expect(describeCertainty('PPB', { interval: [80, 100], expectedError: 4 })).toBe(
      '90 % interval 80.0 to 100 %. Expected to be off by 4.00 %.',
    );
  });

  it('tells which answers of a classifier are left', () => {
    expect(describeCertainty('hERG', { predictionSet: 'yes', expectedError: 0.04, ...near })).toBe(
      'Decided: yes. Chance to be wrong 4 %. In the domain. Nearest training molecule 0.71 alike, known ring skeleton.',
    );
    expect(describeCertainty('hERG', { predictionSet: 'either' })).toBe('Not decided: yes or no.');
  });

  it('says nothing of what it is not told', () => {
    expect(describeCertainty('hERG', {})).toBe('');
  });
});
