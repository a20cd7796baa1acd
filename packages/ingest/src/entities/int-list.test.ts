import { expect, it } from 'vitest';
import { IntList } from './int-list.js';

it('holds what was set and pushed, with zeros between', () => {
  const list = new IntList();
  expect(list.push(5)).toBe(0);
  list.set(100_000, -7);
  expect(list.push(9)).toBe(100_001);
  expect(list.length).toBe(100_002);
  expect([0, 1, 50_000, 99_999, 100_000, 100_001, 100_002].map((index) => list.at(index))).toEqual([
    5, 0, 0, 0, -7, 9, 0,
  ]);
  list.set(100_000, 1);
  expect(list.length).toBe(100_002);
});
