import { RateLimitedError } from '@biographql/core';
import { describe, expect, it, vi } from 'vitest';
import { createWorkQueue } from './work-queue.js';

const { signal } = new AbortController();

/** A queue whose time passes only while work runs. */
function createClockedQueue() {
  let ms = 0;
  const queue = createWorkQueue({ activeMs: () => ms, now: () => ms });
  const order: string[] = [];
  let running = 0;
  let highest = 0;
  const run = (client: string, takesMs: number, abort = signal) =>
    queue.run(
      client,
      async () => {
        running += 1;
        highest = Math.max(highest, running);
        order.push(client);
        ms += takesMs;
        await Promise.resolve();
        running -= 1;
      },
      abort,
    );
  const runNow = (client: string, takesMs: number) =>
    queue.runNow(client, () => {
      ms += takesMs;
    });
  const enter = (client: string) => queue.enter(client, signal);
  return { queue, run, runNow, enter, order, getMostAtOnce: () => highest };
}

describe('the work queue', () => {
  it('lets a caller that used little start before the waiting work of a busy one', async () => {
    const { run, order } = createClockedQueue();
    const attack = Array.from({ length: 80 }, () => run('attacker', 50));
    const victim = run('victim', 1);
    await Promise.all([...attack, victim]);
    expect(order).toHaveLength(81);
    expect(order.indexOf('victim')).toBeLessThanOrEqual(3);
  });

  it('runs the work of busy callers two at a time, and in turns', async () => {
    const { run, order, getMostAtOnce } = createClockedQueue();
    await Promise.all([run('a', 200), run('b', 200)]);
    order.length = 0;
    await Promise.all([...Array.from({ length: 6 }, () => run('a', 50)), run('b', 50)]);
    expect(order.indexOf('b')).toBeLessThanOrEqual(2);
    expect(getMostAtOnce()).toBeLessThanOrEqual(2);
  });

  it('counts work that does not wait for its caller, and for no other that runs', async () => {
    const { run, runNow, order } = createClockedQueue();
    for (let body = 0; body < 20; body += 1) runNow('attacker', 50);
    const attack = Array.from({ length: 20 }, () => run('attacker', 50));
    const victim = run('victim', 1);
    runNow('victim', 1);
    await Promise.all([...attack, victim]);
    expect(order.indexOf('victim')).toBeLessThanOrEqual(1);
  });

  it('lets requests of a caller begin, until it is far above its share', async () => {
    const { enter, runNow } = createClockedQueue();
    runNow('a', 300);
    await enter('a');
    runNow('a', 900);
    const order: string[] = [];
    const late = enter('a').then(() => order.push('a'));
    await enter('b').then(() => order.push('b'));
    await late;
    expect(order).toEqual(['b', 'a']);
  });

  it('gives a slot to the busy caller who holds none', async () => {
    const { queue, runNow } = createClockedQueue();
    for (const client of ['a', 'b']) runNow(client, 1_000);
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const work = (client: string) =>
      queue.run(
        client,
        () => {
          order.push(client);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        signal,
      );
    const all = [work('a'), work('a'), work('a'), work('b'), work('b')];
    await vi.waitFor(() => expect(order).toEqual(['a', 'a']));
    ends[0]?.();
    await vi.waitFor(() => expect(order).toEqual(['a', 'a', 'b']));
    ends[1]?.();
    await vi.waitFor(() => expect(order).toEqual(['a', 'a', 'b', 'a']));
    for (let at = 2; at < 5; at += 1) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(at));
      ends[at]?.();
    }
    await Promise.all(all);
  });

  it('rejects work of a caller with 200 waiting, and no other', async () => {
    const { run } = createClockedQueue();
    await run('a', 200);
    const ends = await Promise.allSettled([
      ...Array.from({ length: 250 }, () => run('a', 1)),
      run('b', 1),
    ]);
    const rejected = ends.filter(({ status }) => status === 'rejected');
    expect(rejected.length).toBeGreaterThanOrEqual(40);
    expect(rejected.every((end) => 'reason' in end && end.reason instanceof RateLimitedError)).toBe(
      true,
    );
    expect(ends.at(-1)?.status).toBe('fulfilled');
  });

  it('does not start waiting work of a request that has ended', async () => {
    const { run, order } = createClockedQueue();
    await run('a', 200);
    const leaving = new AbortController();
    const waiting = Array.from({ length: 10 }, () => run('a', 50, leaving.signal));
    leaving.abort(new Error('the client left'));
    const ends = await Promise.allSettled(waiting);
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(8);
    expect(order.length).toBeLessThanOrEqual(3);
  });
});
