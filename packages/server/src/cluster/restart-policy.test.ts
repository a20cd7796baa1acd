import { expect, it } from 'vitest';
import { RestartPolicy } from './restart-policy.js';

it('starts again later and later, and gives up after five ends in a row', () => {
  const policy = new RestartPolicy();
  const delays = Array.from({ length: 5 }, () => policy.next(1_000));
  expect(delays).toEqual([100, 400, 1_600, 6_400, null]);
});

it('forgets early ends once a process was well', () => {
  const policy = new RestartPolicy();
  for (let each = 0; each < 4; each += 1) policy.next(1_000);
  expect(policy.next(60_000)).toBe(100);
  expect(policy.next(1_000)).toBe(100);
});
