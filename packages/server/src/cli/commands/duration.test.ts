import { describe, expect, it } from 'vitest';
import { parseDuration } from './keys.js';

describe('parseDuration', () => {
  it('reads minutes, hours and days', () => {
    const texts = ['30m', '12h', '90d'];
    expect(texts.map((text) => parseDuration('--expires', text))).toEqual([
      1_800_000, 43_200_000, 7_776_000_000,
    ]);
  });

  it.each(['', '90', 'd', '0d', '-1d', '1.5d', '90 d', '1w', '999999999d'])(
    'rejects %j',
    (text) => {
      expect(() => parseDuration('--expires', text)).toThrow(
        /--expires.*such as `30m`, `12h` or `90d`/,
      );
    },
  );
});
