import { expect, it } from 'vitest';
import { floorsByMinute, quantile, slopePerMinute } from './statistics.js';

it('takes quantiles by the nearest rank', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.99, 1].map((part) => quantile(values, part))).toEqual([1, 3, 5, 5]);
  expect(quantile([], 0.5)).toBeNaN();
});

const minutes = Array.from({ length: 180 }, (_, index) => index / 12);
/** Garbage that grows for some seconds and is collected. */
const saw = (minute: number) => ((minute * 7) % 1) * 90;

it('sees what rises, and not what jumps', () => {
  const rising = minutes.map((minute) => ({ minute, value: 300 + 2 * minute + saw(minute) }));
  const flat = minutes.map((minute) => ({ minute, value: minute < 1 ? 100 : 300 + saw(minute) }));
  const reported = slopePerMinute(floorsByMinute(rising));
  expect(reported.median).toBeCloseTo(2, 0);
  expect(reported.low).toBeGreaterThan(1);
  expect(reported.low).toBeLessThanOrEqual(reported.median);
  expect(reported.high).toBeGreaterThanOrEqual(reported.median);
  const { median, low } = slopePerMinute(floorsByMinute(flat));
  expect(Math.abs(median)).toBeLessThan(0.5);
  expect(low).toBeLessThan(1);
  expect(slopePerMinute([{ minute: 1, value: 3 }])).toEqual({ median: 0, low: 0, high: 0 });
});

it('takes the least value of each minute', () => {
  const values = [5, 3, 4, 9, 8].map((value, index) => ({ minute: index / 3, value }));
  expect(floorsByMinute(values)).toEqual([
    { minute: 0, value: 3 },
    { minute: 1, value: 8 },
  ]);
});
