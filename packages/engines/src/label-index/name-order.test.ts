import { describe, expect, it } from 'vitest';
import { allowedEdits } from './name-order.js';

describe('allowedEdits', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('gives %j %i', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits);
  });
});
