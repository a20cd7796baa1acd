import { it } from 'vitest';
import { expectNoStaleList, withVirtualTime } from './typing.fixture.js';

withVirtualTime();

it('shows no stale list in 5,000 runs of typing, whatever the order of the answers', async () => {
  await expectNoStaleList(20_261_122);
}, 300_000);
