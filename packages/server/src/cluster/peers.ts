import type { GraphLine } from '@biographql/engines';
import type { DatasetWatch } from '../dataset-watch.js';
import type { EngineStates } from '../http/health.js';
import type { Limiters } from '../http/limiters.js';
import type { KeyWitness } from '../keys/open-keys.js';

/** What the serving processes of one service share, as one of them sees it. */
export interface Peers {
  /** Of the dataset that all serve. */
  readonly digest: string | null;
  /** Its folder. */
  readonly directory: string;
  /** Leads to the graph; null when each process opens its own engine. */
  readonly graph: GraphLine | null;
  readonly watch: DatasetWatch;
  readonly keyWitness: KeyWitness;
  readonly limiters: Limiters;
  /** The figures of all. */
  metricsText(): Promise<string>;
  /** How the engines of all are. */
  engineStates(): Promise<EngineStates>;
  /** Resolves when all are about to close the port. */
  drained(): Promise<void>;
}
