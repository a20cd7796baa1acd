import { expect, it } from 'vitest';
import { quantile, slopePerMinute } from './statistics.js';

it('takes quantiles by the nearest rank', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.99, 1].map((part) => quantile(values, part))).toEqual([1, 3, 5, 5]);
  expect(quantile([], 0.5)).toBeNaN();
});

it('sees what rises, and not what jumps', () => {
  const minutes = Array.from({ length: 60 }, (_, index) => index / 4);
  const saw = (minute: number) => (minute % 2) * 20;
  const rising = minutes.map((minute) => ({ minute, value: 300 + 2 * minute + saw(minute) }));
  const flat = minutes.map((minute) => ({ minute, value: minute < 1 ? 100 : 300 + saw(minute) }));
  expect(slopePerMinute(rising)).toBeCloseTo(2, 0);
  expect(Math.abs(slopePerMinute(flat))).toBeLessThan(0.5);
  expect(slopePerMinute([{ minute: 1, value: 3 }])).toBe(0);
});
