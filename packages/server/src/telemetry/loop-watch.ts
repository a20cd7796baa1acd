import { readFileSync } from 'node:fs';
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
  let lastAt = performance.now();
  let lastWaited = processorWaitMs();
  /** Told one turn later, when the collections of that time are known. */
  let late: Omit<LateLoop, 'collectionMs'> | null = null;
  const timer = setInterval(() => {
    const now = performance.now();
    const waited = processorWaitMs();
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
      clearInterval(timer);
      collections.disconnect();
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

/** Linux tells of the first thread of a process how long it ran and how long it waited to, in nanoseconds. */
function processorWaitMs(): number | null {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return null;
  }
}
