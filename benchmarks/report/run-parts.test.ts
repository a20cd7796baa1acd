import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startContestant } from './contestant.js';
import { cpuRatio, figuresOf, quantile, showMicroseconds, showNumber } from './figures.js';
import type { Part } from './part.js';
import { runParts } from './run-parts.js';

const NOTHING = { comparisons: [], tables: [], notes: [] };
const context = () => ({
  isQuick: true,
  dataDir: '',
  dataset: 'none',
  signal: new AbortController().signal,
  say: () => {},
});

describe('runParts', () => {
  it('goes on after a part that fails, and takes each folder away', async () => {
    const folders: string[] = [];
    const part = (name: string, run: Part['run']): Part => ({ name, title: name, run });
    const measured = await runParts(
      [
        part('broken', async ({ workFolder }) => {
          folders.push(workFolder);
          throw new Error('no such engine');
        }),
        part('fine', async ({ workFolder }) => {
          folders.push(workFolder);
          expect(existsSync(workFolder)).toBe(true);
          return { ...NOTHING, notes: ['measured'] };
        }),
      ],
      context(),
    );
    expect(measured.map(({ failure }) => failure)).toEqual(['no such engine', null]);
    expect(measured[1]?.notes).toEqual(['measured']);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
  });

  it('ends when it is told to', async () => {
    const controller = new AbortController();
    const part: Part = {
      name: 'long',
      title: 'long',
      async run() {
        controller.abort(new Error('interrupted'));
        return NOTHING;
      },
    };
    const running = runParts([part, part], { ...context(), signal: controller.signal });
    await expect(running).rejects.toThrow('interrupted');
  });
});

describe('startContestant', () => {
  const script = `
    process.stdin.setEncoding('utf8').on('data', (text) => {
      console.log('other words');
      const { action, input } = JSON.parse(text);
      if (action === 'leave') process.exit(3);
      console.log('@@' + JSON.stringify(action === 'fail' ? { failure: 'no' } : { value: input * 2 }));
    });`;
  const start = (signal: AbortSignal) =>
    startContestant({ command: process.execPath, args: ['-e', script], signal });

  it('answers, refuses, and tells its end', async () => {
    await using contestant = start(new AbortController().signal);
    expect(await contestant.call<number>('double', 21)).toBe(42);
    await expect(contestant.call('fail')).rejects.toThrow('no');
    await expect(contestant.call('leave')).rejects.toThrow('ended with 3');
    await expect(contestant.call('double', 1)).rejects.toThrow('has ended');
  });

  it('is ended by the signal', async () => {
    const controller = new AbortController();
    const contestant = start(controller.signal);
    await contestant.call('double', 1);
    const waiting = contestant.call('double', 1).catch((error: unknown) => error);
    controller.abort(new Error('interrupted'));
    await waiting;
    await contestant[Symbol.asyncDispose]();
    expect(() => process.kill(contestant.pid, 0)).toThrow();
  });
});

describe('figures', () => {
  const run = (cpuMicroseconds: number, ...timesMs: readonly number[]) => ({
    calls: timesMs.length,
    cpuMicroseconds,
    timesMs,
  });

  it('takes medians of rounds that stood side by side', () => {
    const ours = [run(10, 1), run(20, 2), run(1_000, 3)];
    const peer = [run(20, 1), run(40, 1), run(100, 1)];
    expect(cpuRatio(ours, peer)).toBe(2);
    expect(figuresOf(ours)).toEqual({ cpuMicroseconds: 20, p50Ms: 2, p99Ms: 3 });
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('are written with three digits that count', () => {
    expect([12_345, 0.123_4, 12.34, Number.NaN].map(showNumber)).toEqual([
      '12,345',
      '0.12',
      '12.3',
      '–',
    ]);
    expect([12.3, 1_234, 2_500_000].map(showMicroseconds)).toEqual(['12.3 µs', '1.23 ms', '2.5 s']);
  });
});
