import { closeSync, openSync, readSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

/** A moment in which the event loop was late. */
export interface LateLoop {
  readonly lateMs: number;
  /** The steps that took longest meanwhile, each with all of its time, the longest first. */
  readonly steps: readonly { readonly step: string; readonly ms: number }[];
  /** Milliseconds of garbage collection in it. */
  readonly collectionMs: number;
  /** Milliseconds in which the thread could have run and the machine did other work; null where the system does not tell. */
  readonly waitedMs: number | null;
}

/** Knows what the main thread does, so that it can be told when others waited for it. */
export interface LoopWatch extends Disposable {
  /** Notes that a step begins; it lasts until the next one. @param step - a name of ours, never a user's text. */
  mark(step: string): void;
}

/** Options of {@link watchLoop}. */
export interface LoopWatchOptions {
  readonly onLate: (late: LateLoop) => void;
  /** Milliseconds by which a turn must be late. Default 250. */
  readonly fromMs?: number;
}

const TICK_MS = 100;
/** Steps that are remembered: a step that blocks lets none begin. */
const REMEMBERED = 1_024;
const STEPS_TOLD = 5;
/** Before the first step of a window. */
const NO_STEP = 'none';

/** Looks ten times a second whether the event loop is late. The clock keeps no process alive. */
export function watchLoop({ onLate, fromMs = 250 }: LoopWatchOptions): LoopWatch {
  const steps = new RecentSteps();
  let collectionMs = 0;
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collectionMs += duration;
  });
  collections.observe({ entryTypes: ['gc'] });
  let isClosed = false;
  let lastAt = performance.now();
  const processorWait = new ProcessorWait();
  let lastWaited = processorWait.read();
  /** Told one turn later, when the collections of that time are known. */
  let late: Omit<LateLoop, 'collectionMs'> | null = null;
  const timer = setInterval(() => {
    const now = performance.now();
    const waited = processorWait.read();
    if (late !== null) onLate({ ...late, collectionMs: Math.round(collectionMs) });
    const lateMs = Math.round(now - lastAt - TICK_MS);
    const waitedMs =
      waited === null || lastWaited === null ? null : Math.round(waited - lastWaited);
    late = lateMs < fromMs ? null : { lateMs, steps: steps.longest(lastAt, now), waitedMs };
    if (late === null) collectionMs = 0;
    lastAt = now;
    lastWaited = waited;
  }, TICK_MS).unref();
  return {
    mark: (step) => steps.add(step),
    [Symbol.dispose]() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(timer);
      collections.disconnect();
      processorWait.close();
    },
  };
}

class RecentSteps {
  readonly #at = new Float64Array(REMEMBERED);
  readonly #names: string[] = new Array<string>(REMEMBERED).fill(NO_STEP);
  #next = 0;

  add(step: string): void {
    this.#at[this.#next] = performance.now();
    this.#names[this.#next] = step;
    this.#next = (this.#next + 1) % REMEMBERED;
  }

  longest(from: number, to: number): LateLoop['steps'] {
    const sums = new Map<string, number>();
    let end = to;
    for (let back = 1; back <= REMEMBERED && end > from; back += 1) {
      const place = (this.#next - back + REMEMBERED) % REMEMBERED;
      const at = this.#at[place] ?? 0;
      const name = this.#names[place] ?? NO_STEP;
      sums.set(name, (sums.get(name) ?? 0) + end - Math.max(at, from));
      end = at;
    }
    return [...sums]
      .sort(([, a], [, b]) => b - a)
      .slice(0, STEPS_TOLD)
      .map(([step, ms]) => ({ step, ms: Math.round(ms) }));
  }
}

/**
 * Linux tells of the first thread of a process how long it ran and how long it waited to, in nanoseconds. The file stays
 * open: it is read ten times a second.
 */
class ProcessorWait {
  readonly #file = openOrNull('/proc/self/schedstat');
  readonly #text = Buffer.alloc(128);

  /** Milliseconds so far; null where the system does not tell. */
  read(): number | null {
    if (this.#file === null) return null;
    const length = readSync(this.#file, this.#text, 0, this.#text.length, 0);
    const waited = Number(this.#text.toString('latin1', 0, length).split(' ')[1]);
    return Number.isFinite(waited) ? waited / 1e6 : null;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch {
    return null;
  }
}
