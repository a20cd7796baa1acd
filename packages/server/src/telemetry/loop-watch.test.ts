import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type LateLoop, watchLoop } from './loop-watch.js';

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('tells the steps that ran while the event loop was late, the longest first', async () => {
  const told: LateLoop[] = [];
  using loop = watchLoop({ onLate: (late) => told.push(late), fromMs: 250 });
  await sleep(150);
  loop.mark('short');
  block(20);
  loop.mark('long');
  block(600);
  loop.mark('after');
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const late = told.find(({ steps }) => steps.some(({ step }) => step === 'long'));
  expect(late?.steps[0]?.step).toBe('long');
  expect(late?.lateMs).toBeGreaterThanOrEqual(250);
  expect(late?.collectionMs).toBeGreaterThanOrEqual(0);
});

it('remembers the last of many steps', async () => {
  const told: LateLoop[] = [];
  using loop = watchLoop({ onLate: (late) => told.push(late), fromMs: 250 });
  for (let at = 0; at < 5_000; at += 1) loop.mark(`step ${at}`);
  block(500);
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(told[0]?.steps[0]?.step).toBe('step 4999');
});
