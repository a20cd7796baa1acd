import { describe, expect, it } from 'vitest';
import { NumberCollector, PostingCollector } from './posting-lists.js';

describe('PostingCollector', () => {
  it('gives each list its place and keeps the order of arrival', () => {
    const collector = new PostingCollector();
    for (let item = 0; item < 5_000; item += 1) collector.add(item % 3, item);
    const { starts, items } = collector.finish(Uint32Array.of(2, 0, 3, 1));
    const lists = [0, 1, 2, 3].map((list) => [...items.subarray(starts[list], starts[list + 1])]);
    const all = Array.from({ length: 5_000 }, (_, item) => item);
    const everyThird = (first: number) => all.filter((item) => item % 3 === first);
    expect(lists).toEqual([everyThird(1), [], everyThird(0), everyThird(2)]);
  });

  it('may be empty', () => {
    expect([...new PostingCollector().finish(new Uint32Array(0)).starts]).toEqual([0]);
  });
});

it('collects numbers in their order', () => {
  const collector = new NumberCollector();
  expect([collector.length, collector.finish()]).toEqual([0, new Uint32Array(0)]);
  const numbers = Uint32Array.from({ length: 70_000 }, (_, place) => 2 ** 32 - 1 - 7 * place);
  for (const number of numbers) collector.push(number);
  expect(collector.length).toBe(70_000);
  expect(collector.finish()).toEqual(numbers);
});
