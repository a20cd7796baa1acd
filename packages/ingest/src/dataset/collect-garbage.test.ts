import { expect, it } from 'vitest';
import { collectGarbage, garbageCollector } from './collect-garbage.js';

/** What nothing refers to any more, and what still is. */
function forgotten(): { readonly gone: WeakRef<object>; readonly kept: object } {
  const kept = { list: Array.from({ length: 1_000 }, (_, place) => ({ place })) };
  return { gone: new WeakRef({ bytes: new Uint8Array(1_000) }), kept };
}

it('collects what nothing refers to, at once', async () => {
  const { gone, kept } = forgotten();
  await collectGarbage();
  expect(gone.deref()).toBeUndefined();
  expect(kept).toHaveProperty('list.length', 1_000);
  await collectGarbage();
});

it('collects garbage whenever so much has passed', async () => {
  const passed = garbageCollector(10);
  for (let round = 0; round < 2; round += 1) {
    const { gone } = forgotten();
    await passed(9);
    await passed(1);
    expect(gone.deref()).toBeUndefined();
  }
});
