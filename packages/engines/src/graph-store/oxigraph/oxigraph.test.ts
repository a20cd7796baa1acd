import { expect, it } from 'vitest';
import { graphWorkerCount } from './oxigraph.js';

it('keeps a configured number and suits the size otherwise', () => {
  expect(graphWorkerCount(1, 10)).toBe(1);
  expect(graphWorkerCount(0, 0)).toBe(4);
  expect(graphWorkerCount(0, 1_000_000)).toBe(4);
  expect(graphWorkerCount(0, 1_170_269)).toBe(3);
  expect(graphWorkerCount(0, 1_400_000)).toBe(2);
  expect(graphWorkerCount(0, 3_900_000)).toBe(2);
});
