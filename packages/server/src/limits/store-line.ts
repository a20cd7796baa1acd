import { Circuit } from '@biographql/core/internal';
import type { Logger } from 'pino';
import type { StoreCall } from '../telemetry/limit-metrics.js';
import type { LimitsState } from './counting-calls.js';
import type { LimitStore } from './limit-store.js';

/** Asks a store that may be down or slow, and is then left alone for a while; its disposal closes the store. */
export interface StoreLine extends AsyncDisposable {
  readonly state: LimitsState;
  /** Resolves with null when the store is not asked, or does not answer. */
  ask<T>(call: (store: LimitStore) => Promise<T>): Promise<T | null>;
}

/** What a line tells, and whom. */
export interface StoreLineOptions {
  readonly logger: Logger;
  readonly onCall: (call: StoreCall) => void;
  /** A clock that never goes back, in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

/** A store that comes and goes is told of so often at most. */
const TELL_MS = 60_000;

/** Creates the line: after three calls in a row without an answer nothing is asked for two seconds. */
export function createStoreLine(
  store: LimitStore,
  { logger, onCall, now = () => performance.now() }: StoreLineOptions,
): StoreLine {
  const circuit = new Circuit(now);
  let isAway = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isTold = false;

  function leave(error: unknown): void {
    if (isAway) return;
    isAway = true;
    if (now() - toldAt < TELL_MS) return;
    toldAt = now();
    isTold = true;
    const facts = { store: store.name, err: error };
    logger.warn(facts, 'the store of limits does not answer: this replica counts on its own');
  }

  function comeBack(): void {
    if (!isAway) return;
    isAway = false;
    if (isTold) logger.info({ store: store.name }, 'limits are shared again');
    isTold = false;
  }

  return {
    get state() {
      return store.isConnected && !circuit.isTripped ? 'shared' : 'own';
    },
    async ask(call) {
      if (!store.isConnected) {
        leave(store.problem);
        return null;
      }
      if (circuit.isOpen) return null;
      const startedAt = now();
      const end = (outcome: StoreCall['outcome']) =>
        onCall({ outcome, seconds: (now() - startedAt) / 1_000 });
      try {
        const answer = await call(store);
        circuit.answered();
        comeBack();
        end('ok');
        return answer;
      } catch (error) {
        circuit.failed();
        end('failed');
        if (circuit.isTripped) leave(error);
        return null;
      }
    },
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}
