import { expect, it } from 'vitest';
import { startChild } from './start-child.js';

const SCRIPT = `
  process.stdin.setEncoding('utf8').on('data', (text) => {
    console.log('other output');
    const { action, input } = JSON.parse(text);
    if (action === 'exit') process.exit(3);
    console.log('@@' + JSON.stringify(action === 'fail' ? { failure: 'no' } : { value: input * 2 }));
  });`;

const start = (signal: AbortSignal) =>
  startChild({ command: process.execPath, args: ['-e', SCRIPT], signal });

it('returns answers and rejects with failures and exits', async () => {
  await using child = start(new AbortController().signal);
  expect(await child.call<number>('double', 21)).toBe(42);
  await expect(child.call('fail')).rejects.toThrow('no');
  await expect(child.call('exit')).rejects.toThrow('exited with 3');
  await expect(child.call('double', 1)).rejects.toThrow('has exited');
});

it('is killed when the signal aborts', async () => {
  const controller = new AbortController();
  const child = start(controller.signal);
  await child.call('double', 1);
  const pending = child.call('double', 1);
  controller.abort(new Error('interrupted'));
  await expect(pending).rejects.toThrow();
  await child[Symbol.asyncDispose]();
});
