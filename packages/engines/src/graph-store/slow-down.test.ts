import { RateLimitedError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { SlowDown } from './deadline.js';

function getSeconds(slowDown: SlowDown, client: string | undefined): number {
  try {
    slowDown.check(client);
    return 0;
  } catch (error) {
    if (error instanceof RateLimitedError) return error.retryAfterSeconds;
    throw error;
  }
}

describe('SlowDown', () => {
  it('lets three costly endings pass, then doubles the pause up to a minute', () => {
    const slowDown = new SlowDown({ now: () => 0 });
    const pauses = Array.from({ length: 8 }, () => {
      slowDown.note('a', 4_000);
      return getSeconds(slowDown, 'a');
    });
    expect(pauses).toEqual([0, 0, 0, 4, 8, 16, 32, 60]);
    expect(getSeconds(slowDown, 'b')).toBe(0);
  });

  it('ends a pause, and forgets after ten quiet minutes', () => {
    let now = 0;
    const slowDown = new SlowDown({ now: () => now });
    for (let count = 0; count < 4; count += 1) slowDown.note('a', 10);
    expect(getSeconds(slowDown, 'a')).toBe(1);
    now = 1_000;
    expect(getSeconds(slowDown, 'a')).toBe(0);
    slowDown.note('a', 10);
    expect(getSeconds(slowDown, 'a')).toBe(2);
    now += 10 * 60_000 + 1;
    slowDown.note('a', 10);
    expect(getSeconds(slowDown, 'a')).toBe(0);
  });

  it('never slows nobody in particular, and remembers so many clients', () => {
    const slowDown = new SlowDown({ now: () => 0 });
    for (let count = 0; count < 9; count += 1) slowDown.note(undefined, 10);
    expect(getSeconds(slowDown, undefined)).toBe(0);
    for (let count = 0; count < 4; count += 1) slowDown.note('a', 10);
    for (let count = 0; count < 10_000; count += 1) slowDown.note(`client ${count}`, 10);
    expect(getSeconds(slowDown, 'a')).toBe(0);
  });
});
