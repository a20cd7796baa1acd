import { OverloadedError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { fixedPlaces, Lanes } from './lanes.js';

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
});
