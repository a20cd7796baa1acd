import { describe, expect, it } from 'vitest';
import { nearest } from './text.js';

const words = (...all: readonly string[]) => all.map((word) => [word, word] as const);

describe('nearest', () => {
  it('is the spelling with the fewest edits, the first of equals', () => {
    expect(nearest('filtr', words('filters', 'filter', 'filtre'), () => 2)).toBe('filter');
    expect(nearest('unoin', words('onion', 'union'), () => 2)).toBe('union');
  });

  it('answers what a spelling stands for', () => {
    expect(nearest('haf life', [['half life', 'THALF']], () => 1)).toBe('THALF');
  });

  it('finds nothing beyond the limit of a spelling', () => {
    expect(nearest('aks', words('ask'), () => 0)).toBeUndefined();
    expect(nearest('x'.repeat(1e6), words('ask', 'select'), () => 2)).toBeUndefined();
    expect(nearest('', [], () => 9)).toBeUndefined();
  });
});
