import { expect, it } from 'vitest';
import { run, staleLists, TYPISTS, useNaive, useOurs, withVirtualTime } from './typing.fixture.js';

const RUNS = 5_000;

withVirtualTime();

it('shows no stale list in 5,000 runs of typing, whatever the order of the answers', async () => {
  const { records, counts } = await run(useOurs, 20_261_121, RUNS);
  const { stale, answered, marked } = staleLists(records);
  expect(records).toHaveLength(RUNS);
  expect(stale).toBe(0);
  // Everybody has the answer to the last text, and the run was worth it: lists before were shown, requests given up.
  expect(answered).toBe(RUNS);
  expect(marked).toBeGreaterThan(RUNS / 10);
  expect(counts.aborted).toBeGreaterThan(RUNS / 10);
}, 300_000);

it('would find stale lists: a request per keystroke shows them', async () => {
  const { records } = await run(useNaive, 20_261_121, TYPISTS);
  expect(staleLists(records).stale).toBeGreaterThan(TYPISTS / 10);
}, 300_000);
