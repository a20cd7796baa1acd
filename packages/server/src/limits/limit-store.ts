/** What is counted under one name: units that come back evenly over the minute. */
export interface CountedUnits {
  /** Of whom; no key and no address can be read from it. */
  readonly name: string;
  /** Units that come back in a minute, from 1. */
  readonly perMinute: number;
  /** Units that may be spent at once after a pause, from 1. */
  readonly size: number;
}

/** Units that were taken; where there were none, the whole seconds until one comes back. */
export interface TakenUnits {
  readonly units: number;
  readonly seconds: number;
}

/**
 * Counts for all replicas of a service, by a clock of its own. Each call is one round trip, is done as a whole or not at
 * all, and rejects soon when the store does not answer; what was counted may be counted all the same.
 */
export interface LimitStore extends AsyncDisposable {
  /** For the log, e.g. its program and version. */
  readonly name: string;
  /** Whether there is a connection now; without one every call rejects at once, and it is tried again meanwhile. */
  readonly isConnected: boolean;
  /** Why there is no connection; null when nothing is known. */
  readonly problem: Error | null;
  /** Takes up to some units. */
  take(counted: CountedUnits, units: number): Promise<TakenUnits>;
  /** Returns 0 when there is a unit, else the whole seconds until then, at least 1. */
  wait(counted: CountedUnits): Promise<number>;
  /** Spends units, which are owed where there are none, at most a minute's; fewer than 0 are given back. */
  charge(counted: CountedUnits, units: number): Promise<void>;
  /**
   * Tells of a key that came from somewhere. Returns 0 when it is to be treated as it is, else the whole seconds to wait.
   * @param counted - wrong keys from there.
   * @param pair - stands for the accepted key and where it came from; null for a wrong key.
   */
  checkKey(counted: CountedUnits, pair: string | null): Promise<number>;
}

/** What opening a store needs. */
export interface LimitStoreOptions {
  /** What every name in the store begins with. */
  readonly prefix: string;
  /** For one answer, in milliseconds. */
  readonly timeoutMs: number;
}
