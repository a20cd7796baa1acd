import { expect, it } from 'vitest';
import { graphWorkerCount, lackOfMemory } from './oxigraph.js';

it('says what a graph needs that does not fit, before it is read', () => {
  const gigabyte = 1_073_741_824;
  expect(lackOfMemory(1_213_565, gigabyte)).toBeNull();
  expect(lackOfMemory(1_213_565, gigabyte / 2)).toMatch(
    /^the limit is 512 MB, and a graph of 1,213,565 triples needs 905 MB. Raise the limit/,
  );
});

it('keeps a configured number and suits the size otherwise', () => {
  expect(graphWorkerCount(1, 10, 16e9)).toBe(1);
  expect(graphWorkerCount(0, 0, 16e9)).toBe(4);
  expect(graphWorkerCount(0, 1_000_000, 16e9)).toBe(4);
  expect(graphWorkerCount(0, 1_170_269, 16e9)).toBe(3);
  expect(graphWorkerCount(0, 1_400_000, 16e9)).toBe(2);
  expect(graphWorkerCount(0, 3_900_000, 16e9)).toBe(2);
});

it('fits in the memory of the process, with one thread at least', () => {
  const megabytes = (count: number) => count * 1_048_576;
  expect(graphWorkerCount(0, 1_170_269, megabytes(1_024))).toBe(1);
  expect(graphWorkerCount(0, 1_170_269, megabytes(1_400))).toBe(2);
  expect(graphWorkerCount(0, 1_170_269, megabytes(256))).toBe(1);
  expect(graphWorkerCount(3, 1_170_269, megabytes(256))).toBe(3);
});
