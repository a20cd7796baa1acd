import { OverloadedError } from '@biographql/core';

/** Options of {@link QueryLanes}. */
export interface QueryLanesOptions {
  /** Name of the engine in errors. */
  readonly engine: string;
  /** Queries that run at the same time. */
  readonly places: number;
  /** Queries of one lane that may wait; one more is refused. */
  readonly maxWaiting: number;
}

type Lane = 'service' | 'user';

interface Waiter {
  readonly lane: Lane;
  readonly start: () => void;
}

/**
 * Bounds how many queries run at a time: service queries go first, each lane in order of arrival, and a quarter of the
 * places (at least one of two or more) is kept free of user queries.
 */
export class QueryLanes {
  private readonly waiting: Waiter[] = [];
  private readonly running = { service: 0, user: 0 };
  private readonly userPlaces: number;

  constructor(private readonly options: QueryLanesOptions) {
    this.userPlaces = Math.max(1, options.places - Math.ceil(options.places / 4));
  }

  /**
   * Waits for a place; the answer gives it back, and must be called once.
   * @throws OverloadedError when too many wait; `signal.reason` when aborted before there was a place.
   */
  async enter(lane: Lane, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const inLane = this.waiting.filter((waiter) => waiter.lane === lane).length;
    if (inLane >= this.options.maxWaiting) throw new OverloadedError(this.options.engine, 1);
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        lane,
        start: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(waiter);
      this.advance();
    });
    return () => {
      this.running[lane] -= 1;
      this.advance();
    };
  }

  private advance(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running[next.lane] += 1;
      next.start();
    }
  }

  private next(): Waiter | undefined {
    const { service, user } = this.running;
    if (service + user >= this.options.places) return undefined;
    const first = this.waiting.find(({ lane }) => lane === 'service');
    return first ?? (user < this.userPlaces ? this.waiting[0] : undefined);
  }
}
