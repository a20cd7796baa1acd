import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { LimitStore } from './limit-store.js';
import { createStoreLine } from './store-line.js';

const COUNTED = { name: 'n', perMinute: 60, size: 6 };

/** A store whose calls are answered as the test says. */
function storeOf(answer: () => Promise<number>): LimitStore {
  return {
    name: 'test',
    isConnected: true,
    problem: null,
    take: async () => ({ units: await answer(), seconds: 0 }),
    wait: answer,
    charge: async () => void (await answer()),
    checkKey: answer,
    [Symbol.asyncDispose]: async () => {},
  };
}

it('leaves a slow store alone after three calls, and asks one call every two seconds', async () => {
  let now = 0;
  let isSlow = true;
  let asked = 0;
  const store = storeOf(async () => {
    asked += 1;
    if (isSlow) throw new Error('late');
    return 7;
  });
  const outcomes: string[] = [];
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const onCall = ({ outcome }: { readonly outcome: string }) => void outcomes.push(outcome);
  const line = createStoreLine(store, { logger, onCall, now: () => now });
  const ask = () => line.ask((each) => each.wait(COUNTED));
  expect([await ask(), await ask(), line.state]).toEqual([null, null, 'shared']);
  expect(lines).toEqual([]);
  expect([await ask(), line.state, asked]).toEqual([null, 'own', 3]);
  for (let each = 0; each < 9; each += 1) expect(await ask()).toBeNull();
  expect(asked).toBe(3);
  now = 2_000;
  expect([await ask(), await ask(), asked, line.state]).toEqual([null, null, 4, 'own']);
  now = 4_000;
  isSlow = false;
  expect([await ask(), await ask(), line.state]).toEqual([7, 7, 'shared']);
  expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', 'ok', 'ok']);
  expect(lines).toEqual([
    'the store of limits does not answer: this replica counts on its own',
    'limits are shared again',
  ]);
});
