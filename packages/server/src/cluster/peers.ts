import type { GraphLine } from '@biographql/engines';
import type { DatasetWatch } from '../dataset-watch.js';
import type { EngineStates } from '../http/health.js';
import type { Limiters } from '../http/limiters.js';
import type { KeyWitness } from '../keys/open-keys.js';
import type { LimitsState } from '../limits/counting-calls.js';

/** What there is once of a dataset that several processes serve, as one of them sees it. */
export interface PeerDataset {
  /** What requests send as `engineID`. */
  readonly name: string;
  readonly digest: string | null;
  /** Its folder. */
  readonly directory: string;
  /** Leads to the graph; null when each process opens its own engine. */
  readonly graph: GraphLine | null;
  readonly watch: DatasetWatch;
}

/** What the serving processes of one service share, as one of them sees it. */
export interface Peers {
  /** All that are served, the first one first. */
  readonly datasets: readonly PeerDataset[];
  readonly keyWitness: KeyWitness;
  readonly limiters: Limiters;
  /** Tells where callers are counted now; null when no store is named. */
  limitsState(): Promise<LimitsState | null>;
  /** The figures of all. */
  metricsText(): Promise<string>;
  /** How the engines of a dataset are in all. */
  engineStates(dataset: string): Promise<EngineStates>;
  /** Resolves when all are about to close the port. */
  drained(): Promise<void>;
}
