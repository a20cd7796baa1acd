import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldKey, foldName, foldText, foldWords } from './fold.js';

describe('foldKey', () => {
  it.each([
    ['IL-6', 'il 6'],
    ['il6', 'il 6'],
    ["Alzheimer's  Disease", 'alzheimers disease'],
    ['Alzheimer’s disease', 'alzheimers disease'],
    ['TNF-α', 'tnf alpha'],
    ['TNFα', 'tnf alpha'],
    ['Sjögren–Larsson', 'sjogren larsson'],
    ['Straße', 'strasse'],
    ['CO₂', 'co 2'],
    ['İzmir', 'izmir'],
    ['…', ''],
  ])('folds %j to %j', (text, key) => {
    expect(foldKey(text)).toBe(key);
  });
});

describe('foldName', () => {
  it('finds hyphenated, joined and split words', () => {
    expect(foldName('beta-blocker IL6').tokens).toEqual([
      'beta',
      'blocker',
      'betablocker',
      'il6',
      'il',
      '6',
    ]);
    expect(foldName('interleukin 6').tokens).toEqual(['interleukin', '6', 'interleukin6']);
  });

  it.each([
    ['interleukin 6 receptor', ['interleukin', 'interleukin6']],
    ['IL-6 receptor', ['il', 'il6']],
    ['IL6 receptor', ['il6', 'il']],
    ['beta-blocker 2', ['beta', 'betablocker']],
    ['α', ['alpha']],
    ['', []],
  ])('lists the first words of %j', (name, firsts) => {
    expect([...foldName(name).firsts].sort()).toEqual([...firsts].sort());
  });

  it('has the key of foldKey', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldName(text).key === foldKey(text)),
      { numRuns: 30 },
    );
  });
});

describe('foldText', () => {
  it('leaves letters, digits, hyphens and spaces only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        /^[\p{L}\p{N} -]*$/u.test(foldText(text)),
      ),
    );
  });

  it('cuts long words', () => {
    expect(foldWords('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  });
});
