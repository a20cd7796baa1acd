import { setImmediate } from 'node:timers/promises';
import { OverloadedError, RateLimitedError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { fixedSlots, QueryQueue, type ReleaseSlot } from './query-queue.js';

const never = new AbortController().signal;

describe('QueryQueue', () => {
  it('keeps a place for the service, and gives it the next one that gets free', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(2), maxWaiting: 9 });
    const order: string[] = [];
    const enter = (priority: 'service' | 'user', name: string) =>
      queue.enter(priority, never).then((leave) => {
        order.push(name);
        return leave;
      });
    const first = await enter('user', 'user 1');
    const second = enter('user', 'user 2');
    const third = await enter('service', 'service 1');
    const fourth = enter('service', 'service 2');
    first();
    third();
    (await fourth)();
    (await second)();
    expect(order).toEqual(['user 1', 'service 1', 'service 2', 'user 2']);
  });

  it('lets user queries have the only place', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(1), maxWaiting: 1 });
    (await queue.enter('user', never))();
    expect(await queue.enter('user', never)).toBeTypeOf('function');
  });

  it('rejects one more than may wait, in each priority', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(1), maxWaiting: 1 });
    const leave = await queue.enter('user', never);
    const waiting = [queue.enter('user', never), queue.enter('service', never)];
    await expect(queue.enter('user', never)).rejects.toThrow(OverloadedError);
    await expect(queue.enter('service', never)).rejects.toThrow(OverloadedError);
    leave();
    for (const next of waiting.reverse()) (await next)();
  });

  it('reports how many run and wait at each priority', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(2), maxWaiting: 9 });
    const leave = await queue.enter('user', never);
    const second = queue.enter('user', never);
    expect(queue.load()).toEqual({
      service: { running: 0, waiting: 0 },
      user: { running: 1, waiting: 1 },
    });
    leave();
    (await second)();
    expect(queue.load().user).toEqual({ running: 0, waiting: 0 });
  });

  it('forgets who left while waiting', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(1), maxWaiting: 1 });
    const leave = await queue.enter('user', never);
    const controller = new AbortController();
    const gone = queue.enter('user', controller.signal);
    const reason = new Error('the client left');
    controller.abort(reason);
    await expect(gone).rejects.toBe(reason);
    const next = queue.enter('user', never);
    leave();
    expect(await next).toBeTypeOf('function');
  });

  it('gives clients their turns, and none of them every place', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(4), maxWaiting: 99 });
    const order: string[] = [];
    const leaves: ReleaseSlot[] = [];
    const enter = async (client: string) => {
      const leave = await queue.enter('user', never, client);
      order.push(client);
      leaves.push(leave);
    };
    const all = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(enter);
    await setImmediate();
    expect(order).toEqual(['a', 'a', 'b']);
    for (let at = 0; at < all.length; at += 1) {
      leaves[at]?.();
      await setImmediate();
    }
    await Promise.all(all);
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('lets one client fill the only place, but not the queue', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(1), maxWaiting: 8 });
    const leave = await queue.enter('user', never, 'a');
    const order: string[] = [];
    const enter = (client: string) =>
      queue.enter('user', never, client).then((next) => {
        order.push(client);
        next();
      });
    const waiting = [enter('a'), enter('a')];
    await expect(queue.enter('user', never, 'a')).rejects.toThrow(RateLimitedError);
    waiting.push(enter('b'));
    leave();
    await Promise.all(waiting);
    expect(order).toEqual(['b', 'a', 'a']);
    expect(await queue.enter('user', never, 'a')).toBeTypeOf('function');
  });

  it('gives the clients of service queries turns too', async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(1), maxWaiting: 40 });
    const leave = await queue.enter('service', never, 'a');
    const order: string[] = [];
    const enter = (client: string) =>
      queue.enter('service', never, client).then((next) => {
        order.push(client);
        next();
      });
    const waiting = Array.from({ length: 20 }, () => enter('a'));
    await expect(queue.enter('service', never, 'a')).rejects.toThrow(RateLimitedError);
    waiting.push(enter('b'));
    leave();
    await Promise.all(waiting);
    expect(order.indexOf('b')).toBe(0);
    expect(order).toHaveLength(21);
  });

  it("counts a place as its client's until the damage is repaired", async () => {
    const queue = new QueryQueue({ engine: 'test', slots: fixedSlots(3), maxWaiting: 9 });
    const leave = await queue.enter('user', never, 'a');
    let repair = () => {};
    leave(new Promise<void>((resolve) => (repair = resolve)));
    let hasStarted = false;
    const next = queue.enter('user', never, 'a').then(() => (hasStarted = true));
    (await queue.enter('user', never, 'b'))();
    await setImmediate();
    expect(hasStarted).toBe(false);
    repair();
    expect(await next).toBe(true);
  });
});
