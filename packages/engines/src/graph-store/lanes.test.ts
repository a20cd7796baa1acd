import { setImmediate } from 'node:timers/promises';
import { OverloadedError, RateLimitedError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { fixedPlaces, Lanes, type LeaveLane } from './lanes.js';

const never = new AbortController().signal;

describe('Lanes', () => {
  it('keeps a place for the service, and gives it the next one that gets free', async () => {
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(2), maxWaiting: 9 });
    const order: string[] = [];
    const enter = (lane: 'service' | 'user', name: string) =>
      lanes.enter(lane, never).then((leave) => {
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
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(1), maxWaiting: 1 });
    (await lanes.enter('user', never))();
    expect(await lanes.enter('user', never)).toBeTypeOf('function');
  });

  it('refuses one more than may wait, in each lane', async () => {
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(1), maxWaiting: 1 });
    const leave = await lanes.enter('user', never);
    const waiting = [lanes.enter('user', never), lanes.enter('service', never)];
    await expect(lanes.enter('user', never)).rejects.toThrow(OverloadedError);
    await expect(lanes.enter('service', never)).rejects.toThrow(OverloadedError);
    leave();
    for (const next of waiting.reverse()) (await next)();
  });

  it('tells how many run and wait in each lane', async () => {
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(2), maxWaiting: 9 });
    const leave = await lanes.enter('user', never);
    const second = lanes.enter('user', never);
    expect(lanes.load()).toEqual({
      service: { running: 0, waiting: 0 },
      user: { running: 1, waiting: 1 },
    });
    leave();
    (await second)();
    expect(lanes.load().user).toEqual({ running: 0, waiting: 0 });
  });

  it('forgets who left while waiting', async () => {
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(1), maxWaiting: 1 });
    const leave = await lanes.enter('user', never);
    const controller = new AbortController();
    const gone = lanes.enter('user', controller.signal);
    const reason = new Error('the client left');
    controller.abort(reason);
    await expect(gone).rejects.toBe(reason);
    const next = lanes.enter('user', never);
    leave();
    expect(await next).toBeTypeOf('function');
  });

  it('gives clients their turns, and none of them every place', async () => {
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(4), maxWaiting: 99 });
    const order: string[] = [];
    const leaves: LeaveLane[] = [];
    const enter = async (client: string) => {
      const leave = await lanes.enter('user', never, client);
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
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(1), maxWaiting: 8 });
    const leave = await lanes.enter('user', never, 'a');
    const order: string[] = [];
    const enter = (client: string) =>
      lanes.enter('user', never, client).then((next) => {
        order.push(client);
        next();
      });
    const waiting = [enter('a'), enter('a')];
    await expect(lanes.enter('user', never, 'a')).rejects.toThrow(RateLimitedError);
    waiting.push(enter('b'));
    leave();
    await Promise.all(waiting);
    expect(order).toEqual(['b', 'a', 'a']);
    expect(await lanes.enter('user', never, 'a')).toBeTypeOf('function');
  });

  it("counts a place as its client's until the damage is repaired", async () => {
    const lanes = new Lanes({ engine: 'test', places: fixedPlaces(3), maxWaiting: 9 });
    const leave = await lanes.enter('user', never, 'a');
    let repair = () => {};
    leave(new Promise<void>((resolve) => (repair = resolve)));
    let hasStarted = false;
    const next = lanes.enter('user', never, 'a').then(() => (hasStarted = true));
    (await lanes.enter('user', never, 'b'))();
    await setImmediate();
    expect(hasStarted).toBe(false);
    repair();
    expect(await next).toBe(true);
  });
});
