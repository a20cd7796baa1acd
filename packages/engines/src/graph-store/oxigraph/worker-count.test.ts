import { expect, it } from 'vitest';
import { graphWorkerCount } from './worker-count.js';

it('keeps a configured number and suits the size otherwise', () => {
  expect(graphWorkerCount(1, 10)).toBe(1);
  expect(graphWorkerCount(0, 627_216)).toBe(4);
  expect(graphWorkerCount(0, 3_900_000)).toBe(2);
});
