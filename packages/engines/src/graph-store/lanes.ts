import { type CallOptions, OverloadedError, RateLimitedError } from '@biographql/core';
import type { EngineLoad } from '../engine.js';
import type { GraphStore, Lane } from './graph-store.js';

/** How many queries may run at the same time. */
export interface LanePlaces {
  readonly all: number;
  /** Of them, how many foreign queries may take; the others stay free for the service. */
  readonly user: number;
  /** Of them, how many one client may take, so that the next client finds one free. */
  readonly perClient: number;
}

/** Options of {@link Lanes}. */
export interface LanesOptions {
  /** Name of the engine in errors. */
  readonly engine: string;
  /** Asked anew whenever a query might start. */
  readonly places: () => LanePlaces;
  /** Queries of one lane that may wait; one more is refused. A quarter of them may be of one client. */
  readonly maxWaiting: number;
  /** Seconds after which a refused caller may come again. Default 1. */
  readonly retrySeconds?: () => number;
}

/**
 * Gives a place back, to be called once. With a promise the client's share is given back only when that settles, while
 * the place is free at once.
 */
export type LeaveLane = (until?: Promise<unknown>) => void;

interface Waiter {
  readonly lane: Lane;
  readonly client: string | undefined;
  readonly start: () => void;
}

/** What the lanes remember of a client while it has a query here. */
interface Share {
  /** Places that count as the client's. */
  held: number;
  waiting: number;
  /** The turn in which its last query started. */
  turn: number;
}

/** Returns the places of a store that can run a fixed number of queries: a quarter, at least one of two or more, is kept for the service. */
export function fixedPlaces(all: number): () => LanePlaces {
  const user = Math.max(1, all - Math.ceil(all / 4));
  return () => ({ all, user, perClient: shareOf(user) });
}

/** Returns how many of the places of foreign queries one client may take: all but one, and the only one. */
export function shareOf(user: number): number {
  return Math.max(1, user - 1);
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

/**
 * Bounds how many queries of a store run at a time: service queries go first, each lane in order of arrival. Clients of
 * the foreign lane take turns, and none takes every place or the whole queue.
 */
export class Lanes {
  private readonly waiting: Waiter[] = [];
  private readonly running: Record<Lane, number> = { service: 0, user: 0 };
  private readonly shares = new Map<string, Share>();
  private turn = 0;

  constructor(private readonly options: LanesOptions) {}

  /**
   * Waits for a place.
   * @param client - default nobody in particular, whose share is not bounded.
   * @throws RateLimitedError when too many of the client wait; OverloadedError when too many do in all; `signal.reason`
   * when aborted before there was a place.
   */
  async enter(lane: Lane, signal: AbortSignal, client?: string): Promise<LeaveLane> {
    signal.throwIfAborted();
    this.checkQueue(lane, client);
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.stopWaiting(waiter);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        lane,
        client,
        start: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(waiter);
      this.changeShare(client, { waiting: 1 });
      this.advance();
    });
    return (until) => {
      this.running[lane] -= 1;
      if (until === undefined) this.changeShare(client, { held: -1 });
      else void until.finally(() => this.giveBack(client));
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
      this.stopWaiting(next);
      this.running[next.lane] += 1;
      this.changeShare(next.client, { held: 1 });
      next.start();
    }
  }

  /** Returns the error for a query that found no place, or none in time. */
  overloaded(): OverloadedError {
    return new OverloadedError(this.options.engine, this.retrySeconds());
  }

  private checkQueue(lane: Lane, client: string | undefined): void {
    const { maxWaiting } = this.options;
    const own = client === undefined ? 0 : (this.shares.get(client)?.waiting ?? 0);
    if (own >= Math.max(1, Math.floor(maxWaiting / 4))) {
      throw new RateLimitedError(`${own} queries of this caller are waiting.`, this.retrySeconds());
    }
    const inLane = this.waiting.filter((waiter) => waiter.lane === lane).length;
    if (inLane >= maxWaiting) throw this.overloaded();
  }

  private retrySeconds(): number {
    return this.options.retrySeconds?.() ?? 1;
  }

  /** Decides who is next: the one place where it is decided. */
  private next(): Waiter | undefined {
    const { service, user } = this.running;
    const places = this.options.places();
    if (service + user >= places.all) return undefined;
    const first = this.waiting.find(({ lane }) => lane === 'service');
    if (first !== undefined || user >= places.user) return first;
    let next: Waiter | undefined;
    for (const waiter of this.waiting) {
      if (this.held(waiter) >= places.perClient) continue;
      if (next === undefined || this.isBefore(waiter, next)) next = waiter;
    }
    return next;
  }

  /** Who has fewer places goes first, then who has not had a turn for longer. */
  private isBefore(one: Waiter, other: Waiter): boolean {
    const difference = this.held(one) - this.held(other);
    return difference < 0 || (difference === 0 && this.turnOf(one) < this.turnOf(other));
  }

  /** Nobody in particular holds nothing, and waits in order of arrival. */
  private held({ client }: Waiter): number {
    return client === undefined ? 0 : (this.shares.get(client)?.held ?? 0);
  }

  private turnOf({ client }: Waiter): number {
    return client === undefined ? 0 : (this.shares.get(client)?.turn ?? 0);
  }

  private stopWaiting(waiter: Waiter): void {
    this.waiting.splice(this.waiting.indexOf(waiter), 1);
    this.changeShare(waiter.client, { waiting: -1 });
  }

  private giveBack(client: string | undefined): void {
    this.changeShare(client, { held: -1 });
    this.advance();
  }

  /** A client without a query here is forgotten. */
  private changeShare(
    client: string | undefined,
    { held = 0, waiting = 0 }: Partial<Pick<Share, 'held' | 'waiting'>>,
  ): void {
    if (client === undefined) return;
    const share = this.shares.get(client) ?? { held: 0, waiting: 0, turn: 0 };
    share.held += held;
    share.waiting += waiting;
    if (held > 0) {
      this.turn += 1;
      share.turn = this.turn;
    }
    if (share.held > 0 || share.waiting > 0) this.shares.set(client, share);
    else this.shares.delete(client);
  }
}
