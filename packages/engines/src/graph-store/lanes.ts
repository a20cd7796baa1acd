import { type CallOptions, OverloadedError } from '@biographql/core';
import type { EngineLoad } from '../engine.js';
import type { GraphStore, Lane } from './graph-store.js';

/** How many queries may run at the same time. */
export interface LanePlaces {
  readonly all: number;
  /** Of them, how many foreign queries may take; the others stay free for the service. */
  readonly user: number;
}

/** Options of {@link Lanes}. */
export interface LanesOptions {
  /** Name of the engine in errors. */
  readonly engine: string;
  /** Asked anew whenever a query might start. */
  readonly places: () => LanePlaces;
  /** Queries of one lane that may wait; one more is refused. */
  readonly maxWaiting: number;
  /** Seconds after which a refused caller may come again. Default 1. */
  readonly retrySeconds?: () => number;
}

interface Waiter {
  readonly lane: Lane;
  readonly start: () => void;
}

/** Returns the places of a store that can run a fixed number of queries: a quarter, at least one of two or more, is kept for the service. */
export function fixedPlaces(all: number): () => LanePlaces {
  const user = Math.max(1, all - Math.ceil(all / 4));
  return () => ({ all, user });
}

/** Returns the store as the service's own queries see it: in the lane that foreign queries never delay. */
export function forService(graph: GraphStore): GraphStore {
  return {
    name: graph.name,
    ready: (options?: CallOptions) => graph.ready(options),
    select: (query, options) => graph.select(query, { ...options, lane: 'service' }),
    ask: (query, options) => graph.ask(query, { ...options, lane: 'service' }),
    [Symbol.asyncDispose]: () => graph[Symbol.asyncDispose](),
  };
}

/** Bounds how many queries of a store run at a time: service queries go first, each lane in order of arrival. */
export class Lanes {
  private readonly waiting: Waiter[] = [];
  private readonly running: Record<Lane, number> = { service: 0, user: 0 };

  constructor(private readonly options: LanesOptions) {}

  /**
   * Waits for a place; what it resolves to gives the place back, and must be called once.
   * @throws OverloadedError when too many wait; `signal.reason` when aborted before there was a place.
   */
  async enter(lane: Lane, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const inLane = this.waiting.filter((waiter) => waiter.lane === lane).length;
    if (inLane >= this.options.maxWaiting) throw this.overloaded();
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

  /** Returns how many queries of each lane run and wait. */
  load(): EngineLoad['lanes'] {
    const waiting = (lane: Lane) => this.waiting.filter((waiter) => waiter.lane === lane).length;
    const { service, user } = this.running;
    return {
      service: { running: service, waiting: waiting('service') },
      user: { running: user, waiting: waiting('user') },
    };
  }

  /** Starts what may start; to be called when the number of places has grown. */
  advance(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running[next.lane] += 1;
      next.start();
    }
  }

  /** Returns the error for a query that found no place, or none in time. */
  overloaded(): OverloadedError {
    return new OverloadedError(this.options.engine, this.options.retrySeconds?.() ?? 1);
  }

  /** Decides who is next: the one place where it is decided. */
  private next(): Waiter | undefined {
    const { service, user } = this.running;
    const places = this.options.places();
    if (service + user >= places.all) return undefined;
    const first = this.waiting.find(({ lane }) => lane === 'service');
    return first ?? (user < places.user ? this.waiting[0] : undefined);
  }
}
