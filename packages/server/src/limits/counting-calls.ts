import type { LocalLimiters } from '../http/limiters.js';
import type { TakenUnits } from './limit-store.js';

/** Counts callers for all replicas. */
export interface CountingCalls {
  /** Takes up to some requests of a key, of which the caller then has so many. */
  takeRequests(keyId: string, units: number): TakenUnits | Promise<TakenUnits>;
  giveBackRequests(keyId: string, units: number): void;
  workWait(client: string): number | Promise<number>;
  workCharge(client: string, units: number): void;
  checkKey(address: string, keyId: string | null): number | Promise<number>;
}

/** Where callers are counted now: in the store of all replicas, or in this one alone. */
export type LimitsState = 'shared' | 'own';

/** Counts in this process. */
export function createLocalCounting({ requests, work, badKeys }: LocalLimiters): CountingCalls {
  return {
    takeRequests: (keyId, units) => requests.takeMany(keyId, units),
    giveBackRequests: (keyId, units) => requests.giveBack(keyId, units),
    workWait: (client) => work.wait(client),
    workCharge: (client, units) => work.charge(client, units),
    checkKey: (address, keyId) => badKeys.check(address, keyId),
  };
}
