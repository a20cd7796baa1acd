import { expect, it } from 'vitest';
import {
  expectNoStaleList,
  run,
  staleLists,
  TYPISTS,
  useNaive,
  withVirtualTime,
} from './typing.fixture.js';

withVirtualTime();

it('shows no stale list in 5,000 runs of typing, whatever the order of the answers', async () => {
  await expectNoStaleList(20_261_121);
}, 300_000);

it('would find stale lists: a request per keystroke shows them', async () => {
  const { records } = await run(useNaive, 20_261_121, TYPISTS);
  expect(staleLists(records).stale).toBeGreaterThan(TYPISTS / 10);
}, 300_000);
