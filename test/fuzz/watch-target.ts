import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Found, Outcomes } from './attempt-all.js';

const PROGRAM = fileURLToPath(new URL('attempt-process.ts', import.meta.url));

/** What a watched run may choose. */
export interface WatchOptions {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** An input that takes longer hangs. */
  readonly hangSeconds: number;
  readonly onPlace: (at: number) => void;
  readonly onFound: (found: Found) => void;
}

/**
 * Runs a target in a process of its own. An input that does not end, or ends the process, is a finding, and a new process
 * goes on behind it.
 */
export async function watchTarget(target: string, options: WatchOptions): Promise<Outcomes> {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-fuzz-'));
  const total = new Map<string, number>();
  try {
    for (let from = options.from; from < options.to; ) {
      const ended = await runOnce(target, join(folder, 'place'), { ...options, from });
      for (const [outcome, count] of Object.entries(ended.outcomes)) {
        total.set(outcome, (total.get(outcome) ?? 0) + count);
      }
      from = ended.next;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return Object.fromEntries(total);
}

async function runOnce(target: string, placeFile: string, options: WatchOptions) {
  const { seed, from, to, hangSeconds, onPlace, onFound } = options;
  const child = fork(PROGRAM, [target, seed, from, to, placeFile].map(String), {
    execArgv: ['--import', 'tsx', '--conditions=@biographql/source'],
  });
  let outcomes: Outcomes | undefined;
  child.on('message', (message: { readonly found?: Found; readonly outcomes?: Outcomes }) => {
    if (message.found) onFound(message.found);
    outcomes ??= message.outcomes;
  });
  let last = { at: -1, since: Date.now() };
  let hung = false;
  const watch = setInterval(() => {
    const at = placeIn(placeFile);
    if (at !== null) onPlace(at);
    if (at !== null && at === last.at && Date.now() - last.since > hangSeconds * 1_000) {
      hung = true;
      child.kill('SIGKILL');
    }
    if (at !== last.at) last = { at: at ?? -1, since: Date.now() };
  }, 500);
  await once(child, 'exit');
  clearInterval(watch);
  if (outcomes !== undefined) return { outcomes, next: to };
  const at = placeIn(placeFile) ?? from;
  const problem = hung
    ? `the input did not end within ${hangSeconds} s`
    : `the process ended with ${child.exitCode ?? child.signalCode}`;
  onFound({ target, at, problem });
  return { outcomes: { 'before the process ended': at - from }, next: at + 1 };
}

function placeIn(file: string): number | null {
  try {
    return readFileSync(file).readDoubleLE();
  } catch {
    return null;
  }
}
