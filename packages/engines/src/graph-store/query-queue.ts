import { type CallOptions, OverloadedError, RateLimitedError } from '@biographql/core';
import type { EngineLoad } from '../driver.js';
import type { GraphStore, QueryPriority } from './graph-store.js';

export interface QuerySlots {
  readonly all: number;
  /** Slots for user queries; the others are reserved for the service. */
  readonly user: number;
  /** Slots that one client may use. */
  readonly perClient: number;
}

export interface QueryQueueOptions {
  readonly engine: string;
  /** Called whenever a query might start. */
  readonly slots: () => QuerySlots;
  /** Maximum waiting queries of a priority; one client may have a quarter of them, or half for service queries. */
  readonly maxWaiting: number;
  /** Whether a client may hold one slot more than its share while no other client waits. Default: never. */
  readonly mayBorrow?: (client: string) => boolean;
  /** Seconds after which a rejected caller may retry. Default 1. */
  readonly retrySeconds?: () => number;
}

/** Releases a slot; call once. With a promise, the slot counts as the client's until it settles, but is free at once. */
export type ReleaseSlot = (until?: Promise<unknown>) => void;

interface Share {
  held: number;
  waiting: number;
  /** Number of its last started query, counted over all clients. */
  turn: number;
}

interface Waiter {
  readonly priority: QueryPriority;
  readonly client: string | undefined;
  /** The client's share of the priority; a separate one without a client. */
  readonly share: Share;
  readonly start: () => void;
}

/** Slots for a fixed number of queries; a quarter, at least one of two or more, is reserved for the service. */
export function fixedSlots(all: number): () => QuerySlots {
  const user = Math.max(1, all - Math.ceil(all / 4));
  return () => ({ all, user, perClient: toShare(user) });
}

/** Slots for user queries that one client may hold: all but one, or the only one. */
export function toShare(user: number): number {
  return Math.max(1, user - 1);
}

/** Wraps a store so that its queries have the priority of the service: user queries never delay them. */
export function forService(graph: GraphStore): GraphStore {
  return {
    name: graph.name,
    ready: (options?: CallOptions) => graph.ready(options),
    select: (query, options) => graph.select(query, { ...options, priority: 'service' }),
    ask: (query, options) => graph.ask(query, { ...options, priority: 'service' }),
    [Symbol.asyncDispose]: () => graph[Symbol.asyncDispose](),
  };
}

/**
 * Limits how many queries run at a time: service queries first, then clients in turn, each with `perClient` slots, or
 * one more where `mayBorrow` allows it.
 */
export class QueryQueue {
  private readonly waiting: Waiter[] = [];
  private readonly running: Record<QueryPriority, number> = { service: 0, user: 0 };
  private readonly shares = new Map<string, Share>();
  private turn = 0;

  constructor(private readonly options: QueryQueueOptions) {}

  /**
   * Waits for a slot.
   * @param client - default: none, without a limit per client.
   * @throws RateLimitedError when too many queries of the client wait; OverloadedError when too many wait in total;
   * `signal.reason` when aborted before there was a slot.
   */
  async enter(priority: QueryPriority, signal: AbortSignal, client?: string): Promise<ReleaseSlot> {
    signal.throwIfAborted();
    const key = `${priority} ${client}`;
    const known = client === undefined ? undefined : this.shares.get(key);
    this.checkQueue(priority, known?.waiting ?? 0);
    const share = known ?? { held: 0, waiting: 0, turn: 0 };
    if (client !== undefined) this.shares.set(key, share);
    const forget = () => {
      if (share.held + share.waiting === 0 && client !== undefined) this.shares.delete(key);
    };
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.stopWaiting(waiter);
        forget();
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      const waiter: Waiter = { priority, client, share, start };
      signal.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(waiter);
      share.waiting += 1;
      this.advance();
    });
    const giveBack = () => {
      share.held -= 1;
      forget();
      this.advance();
    };
    return (until) => {
      this.running[priority] -= 1;
      if (until === undefined) giveBack();
      else {
        void until.finally(giveBack);
        this.advance();
      }
    };
  }

  heldBy(client: string): number {
    return this.shares.get(`user ${client}`)?.held ?? 0;
  }

  load(): EngineLoad['queries'] {
    const waiting = (priority: QueryPriority) =>
      this.waiting.filter((waiter) => waiter.priority === priority).length;
    const { service, user } = this.running;
    return {
      service: { running: service, waiting: waiting('service') },
      user: { running: user, waiting: waiting('user') },
    };
  }

  /** Starts waiting queries; call it when the number of slots has grown. */
  advance(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.stopWaiting(next);
      this.running[next.priority] += 1;
      this.turn += 1;
      next.share.turn = this.turn;
      next.share.held += 1;
      next.start();
    }
  }

  overloaded(): OverloadedError {
    return new OverloadedError(this.options.engine, this.retrySeconds());
  }

  private checkQueue(priority: QueryPriority, callerWaiting: number): void {
    const { maxWaiting } = this.options;
    const mostOwn = Math.floor(maxWaiting / (priority === 'user' ? 4 : 2));
    if (callerWaiting >= Math.max(1, mostOwn)) {
      throw new RateLimitedError(
        `Too many queries of this caller are waiting (limit ${callerWaiting}).`,
        this.retrySeconds(),
      );
    }
    const waitingNow = this.waiting.filter((waiter) => waiter.priority === priority).length;
    if (waitingNow >= maxWaiting) throw this.overloaded();
  }

  private retrySeconds(): number {
    return this.options.retrySeconds?.() ?? 1;
  }

  private next(): Waiter | undefined {
    const { service, user } = this.running;
    const slots = this.options.slots();
    if (service + user >= slots.all) return undefined;
    const first = this.first('service', slots.all);
    if (first !== undefined || user >= slots.user) return first;
    return this.first('user', slots.perClient) ?? this.borrower(slots.perClient);
  }

  /** Returns the next query of a client that holds its whole share and may have one slot more. */
  private borrower(perClient: number): Waiter | undefined {
    const { mayBorrow } = this.options;
    if (mayBorrow === undefined) return undefined;
    return this.waiting.find(
      (waiter) =>
        waiter.priority === 'user' &&
        waiter.client !== undefined &&
        waiter.share.held === perClient &&
        mayBorrow(waiter.client),
    );
  }

  /**
   * Returns whose turn it is, of the clients that hold fewer slots than they may: fewer held slots first, then the longest
   * time since the last turn.
   */
  private first(priority: QueryPriority, perClient: number): Waiter | undefined {
    const [first] = this.waiting
      .filter((waiter) => waiter.priority === priority && waiter.share.held < perClient)
      .sort(({ share: one }, { share: other }) => one.held - other.held || one.turn - other.turn);
    return first;
  }

  private stopWaiting(waiter: Waiter): void {
    this.waiting.splice(this.waiting.indexOf(waiter), 1);
    waiter.share.waiting -= 1;
  }
}
