import { setTimeout as rest } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './batches.js';

async function getSizes(source: Iterable<number> | AsyncIterable<number>, size: number) {
  const sizes: number[] = [];
  const items: number[] = [];
  for await (const batch of inBatches(source, size)) {
    sizes.push(batch.length);
    items.push(...batch);
  }
  return { sizes, items };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('inBatches', () => {
  it.each([0, 1, 4, 9])('groups a list of %i', async (count) => {
    const { sizes, items } = await getSizes(numbers(count), 4);
    expect(items).toEqual(numbers(count));
    expect(sizes).toEqual(count === 9 ? [4, 4, 1] : count === 0 ? [] : [count]);
  });

  it('groups an asynchronous source that has its items at hand', async () => {
    async function* source() {
      yield* numbers(9);
    }
    const { sizes, items } = await getSizes(source(), 4);
    expect(items).toEqual(numbers(9));
    expect(sizes[0]).toBeGreaterThan(1);
    expect(await getSizes((async function* () {})(), 4)).toEqual({ sizes: [], items: [] });
  });

  it('passes on what has come when the source waits for it to be used', async () => {
    let used = 0;
    async function* source() {
      for (const item of numbers(3)) {
        yield item;
        while (used <= item) await rest(1);
      }
    }
    const seen: number[] = [];
    for await (const batch of inBatches(source(), 4)) {
      seen.push(...batch);
      used += batch.length;
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  it('ends a source that is no longer wanted, also while it is silent', async () => {
    let ended = 0;
    async function* endless() {
      try {
        for (let item = 0; ; item += 1) yield item;
      } finally {
        ended += 1;
      }
    }
    for await (const _ of inBatches(endless(), 4)) break;
    expect(ended).toBe(1);

    async function* silent() {
      yield 1;
      await new Promise(() => {});
    }
    for await (const batch of inBatches(silent(), 4)) {
      expect(batch).toEqual([1]);
      break;
    }
  });

  it('gives what came before an error, then the error', async () => {
    async function* source() {
      yield 1;
      await rest(20);
      throw new Error('the file ends in the middle');
    }
    const seen: (readonly number[])[] = [];
    const all = async () => {
      for await (const batch of inBatches(source(), 4)) {
        seen.push(batch);
        await rest(40);
      }
    };
    await expect(all()).rejects.toThrow('in the middle');
    expect(seen).toEqual([[1]]);
  });
});
