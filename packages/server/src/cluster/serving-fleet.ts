import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBirpc } from 'birpc';
import type { Logger } from 'pino';
import type { Assignment, PrimaryCalls, ServingCalls } from './calls.js';
import { RestartPolicy } from './restart-policy.js';

/** A serving process, as the primary one sees it. */
export interface Member {
  /** Never used again by another one. */
  readonly id: number;
  readonly pid: number;
  readonly calls: ReturnType<typeof createBirpc<ServingCalls, PrimaryCalls>>;
  /** Whether it listens. */
  isServing: boolean;
}

/** What processes ask beside what their fleet answers. */
export type FleetCalls = Omit<PrimaryCalls, 'arrived' | 'drained'>;

/** What a fleet needs from the primary process. */
export interface FleetOptions {
  /** The command of the program that serves as one of several processes. */
  readonly command: string;
  readonly processes: number;
  readonly logger: Logger;
  /** What the next process begins with. */
  readonly assignment: () => Assignment;
  /** What a process may ask; called once for each. @param id - of the member. */
  readonly callsFor: (id: number) => FleetCalls;
  /** Told whole lines that a process logged. */
  readonly onLines: (lines: string) => void;
  /** Told that a process has ended, for whatever reason. */
  readonly onEnd: (id: number) => void;
}

/** Why serving processes cannot go on. */
export class FleetError extends Error {
  override readonly name = 'FleetError';
  /** @param isUsage - whether a setting is not valid. */
  constructor(
    message: string,
    readonly isUsage = false,
  ) {
    super(message);
  }
}

/** A process that was let go, and is not gone by then, is ended. */
const LET_GO_MS = 2_000;
/** Beyond the time for running requests: for what is closed after them. */
const CLOSING_MS = 5_000;

/** Starts serving processes, and again those that end. */
export class ServingFleet {
  readonly members = new Map<number, Member>();
  /** How many ended without being told to. */
  ended = 0;
  /** Rejects with a FleetError when processes end again and again. */
  readonly failure: Promise<never>;
  private readonly policy = new RestartPolicy();
  private readonly drainers = new Map<number, () => void>();
  private fail: (error: FleetError) => void = () => {};
  private isStarted = false;
  private isStopping = false;

  constructor(private readonly options: FleetOptions) {
    this.failure = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.failure.catch(() => {});
    cluster.setupPrimary({
      args: [options.command],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  /** How many listen. */
  get serving(): number {
    return [...this.members.values()].filter(({ isServing }) => isServing).length;
  }

  /** Starts all; returns the full URL of the GraphQL endpoint. @throws FleetError when one of them cannot start. */
  async start(): Promise<string> {
    const starts = Array.from({ length: this.options.processes }, () => this.launch());
    const [first] = await Promise.all(starts);
    this.isStarted = true;
    return first?.url ?? '';
  }

  /** Lets running requests finish in all of them for at most so long, then lets them go. */
  async stop(limitMs: number): Promise<void> {
    this.isStopping = true;
    const all = [...this.members.values()];
    for (const { id } of all.filter(({ isServing }) => !isServing)) endAtOnce(id);
    const serving = all.filter(({ isServing }) => isServing);
    const limit = new AbortController();
    const done = Promise.all(serving.map(({ calls }) => calls.stop().catch(() => {})));
    await Promise.race([
      done,
      sleep(limitMs + CLOSING_MS, undefined, { signal: limit.signal }).catch(() => {}),
    ]);
    limit.abort();
    await Promise.all(all.map(({ id }) => letGo(cluster.workers?.[id])));
  }

  /** Ends a process at once; another one starts in its place. */
  restart(id: number): void {
    endAtOnce(id);
  }

  /** Ends all at once. */
  kill(): void {
    this.isStopping = true;
    for (const id of this.members.keys()) endAtOnce(id);
  }

  private async launch(): Promise<{ readonly url: string; readonly pid: number }> {
    const worker = cluster.fork();
    const startedAt = performance.now();
    let onArrival = () => {};
    const arrived = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    const member = this.join(worker, onArrival);
    const gone = new Promise<never>((_, reject) => {
      const end = (code: number | null, signal: string | null) => {
        this.leave(member, { code, signal, startedAt });
        const how = signal ?? code ?? 'no start';
        reject(new FleetError(`A serving process ended with ${how} before it listened.`));
      };
      worker.once('exit', end);
      // The system had no room for it.
      worker.on('error', () => {
        if (worker.process.pid === undefined) end(null, null);
      });
    });
    gone.catch(() => {});
    await Promise.race([arrived, gone]);
    const started = await Promise.race([member.calls.start(this.options.assignment()), gone]);
    if ('failure' in started) {
      worker.disconnect();
      throw new FleetError(started.failure, started.isUsage);
    }
    member.isServing = true;
    return { url: started.url, pid: member.pid };
  }

  private join(worker: Worker, onArrival: () => void): Member {
    const { id, process: child } = worker;
    const calls = createBirpc<ServingCalls, PrimaryCalls>(
      { ...this.options.callsFor(id), arrived: onArrival, drained: () => this.drained(id) },
      {
        // A process that is gone is told of by its exit.
        post: (message) => child.send(message, () => {}),
        on: (onMessage) => worker.on('message', onMessage),
        timeout: -1,
      },
    );
    worker.on('error', (error) => {
      this.options.logger.warn(
        { servingPid: child.pid, err: error },
        'a serving process cannot be told',
      );
    });
    forwardLines(worker, this.options.onLines);
    const member = { id, pid: child.pid ?? 0, calls, isServing: false };
    this.members.set(id, member);
    return member;
  }

  private leave(member: Member, end: ProcessEnd): void {
    if (!this.members.delete(member.id)) return;
    member.calls.$close();
    this.options.onEnd(member.id);
    this.drainers.get(member.id)?.();
    this.drainers.delete(member.id);
    this.releaseDrained();
    if (this.isStopping) return;
    const { code, signal } = end;
    this.ended += 1;
    this.options.logger.warn({ servingPid: member.pid, code, signal }, 'a serving process ended');
    // Before that, it ends the start.
    if (this.isStarted) void this.relaunch(end);
  }

  private async relaunch({ startedAt, code, signal }: ProcessEnd): Promise<void> {
    const delayMs = this.policy.next(performance.now() - startedAt);
    if (delayMs === null) {
      const { times, withinMs } = this.policy;
      this.fail(
        new FleetError(
          `Serving processes ended ${times} times, each within ${withinMs / 1_000} s of its start, the last one with ${signal ?? code}. The service ends; the log says more.`,
        ),
      );
      return;
    }
    await sleep(delayMs, undefined, { ref: false });
    if (this.isStopping) return;
    try {
      const { pid: servingPid, url } = await this.launch();
      this.options.logger.info({ servingPid, url }, 'a serving process was started again');
    } catch (error) {
      this.options.logger.error({ err: error }, 'a serving process cannot be started again');
    }
  }

  /** Resolves when every member has come here. */
  private drained(id: number): Promise<void> {
    return new Promise((resolve) => {
      this.drainers.set(id, resolve);
      this.releaseDrained();
    });
  }

  private releaseDrained(): void {
    if ([...this.members.keys()].some((id) => !this.drainers.has(id))) return;
    for (const resolve of this.drainers.values()) resolve();
  }
}

interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
  readonly startedAt: number;
}

/** Lines that a process has not finished wait for their ends, so that those of two processes never mix. */
function forwardLines(worker: Worker, onLines: (lines: string) => void): void {
  let rest = '';
  worker.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end === 0) {
      rest += text;
      return;
    }
    onLines(rest + text.slice(0, end));
    rest = text.slice(end);
  });
}

function endAtOnce(id: number): void {
  cluster.workers?.[id]?.process.kill('SIGKILL');
}

async function letGo(worker: Worker | undefined): Promise<void> {
  if (worker === undefined || worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.disconnect();
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), LET_GO_MS);
  await exit;
  clearTimeout(timer);
}
