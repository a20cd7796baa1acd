import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { riceReader } from './domain.js';

/** As training/packing.py writes it. */
function rice(numbers: readonly number[], lowBits: number): Uint8Array {
  const bits = numbers.flatMap((number) => [
    ...Array<number>(number >> lowBits).fill(1),
    0,
    ...Array.from({ length: lowBits }, (_, place) => (number >> place) & 1),
  ]);
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, i) => {
    bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7));
  });
  return bytes;
}

describe('riceReader', () => {
  it('reads what was written, from any place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2000)),
        fc.integer({ min: 0, max: 8 }),
        fc.uint8Array({ maxLength: 5 }),
        (numbers, lowBits, before) => {
          const next = riceReader(
            Uint8Array.of(...before, ...rice(numbers, lowBits)),
            before.length,
          );
          expect(numbers.map(() => next(lowBits))).toEqual(numbers);
        },
      ),
    );
  });

  it('rejects a number that is cut off', () => {
    expect(() => riceReader(Uint8Array.of(0xff), 0)(3)).toThrow(RangeError);
  });
});
