import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTurn } from './timing.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function isGivingWay(turn: () => Promise<void>): Promise<boolean> {
  let hasRun = false;
  setTimeout(() => {
    hasRun = true;
  }, 0);
  for (let turns = 0; turns < 10_000 && !hasRun; turns += 1) await turn();
  return hasRun;
}

describe('nextTurn', () => {
  it('lets other tasks run', async () => {
    expect(await isGivingWay(nextTurn)).toBe(true);
  });

  it('does so where there is no setImmediate, as in a page', async () => {
    vi.stubGlobal('setImmediate', undefined);
    vi.resetModules();
    const page = await import('./timing.js');
    expect(await isGivingWay(page.nextTurn)).toBe(true);
  });
});
