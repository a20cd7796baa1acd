import type { BuildOptions, Driver, DriverOptions, GraphFile, Place } from '../driver.js';
import { integer } from '../setting.js';
import type { GraphStore } from './graph-store.js';

/** A driver of graph stores: reads the dataset's triples when it opens, has an index of its own, or connects to an external store. */
export interface GraphDriver extends Driver<GraphStore> {
  /** Whether it answers from an external store, which the digest of the dataset doesn't cover. Default false. */
  readonly isElsewhere?: boolean;
  /** Returns why this process cannot hold so many triples, and what to do; null when it can. Default: it can. */
  lackOfMemory?(triples: number): string | null;
  /** Builds an index of its own from all lines of N-Triples. Default: it has none. */
  build?(
    lines: AsyncIterable<readonly string[]>,
    at: Place,
    options?: BuildOptions,
  ): Promise<unknown>;
  /** Opens a store in a folder that is moved while the store is open; null where that cannot be. Default: it cannot. */
  openEarly?(graph: GraphFile, options: DriverOptions): Promise<GraphStore | null>;
}

const HOUR_MS = 3_600_000;

/** The limits of a query, which every graph store keeps. */
export const QUERY_SETTINGS = {
  sparqlTimeoutMs: integer({
    defaultValue: 10_000,
    min: 1,
    max: HOUR_MS,
    placeholder: 'ms',
    description: 'Time limit of a SPARQL query.',
  }),
  sparqlMaxRows: integer({
    defaultValue: 100_000,
    min: 1,
    max: 10_000_000,
    description: 'Maximum number of rows of a SPARQL result. A larger result is an error.',
  }),
  sparqlMaxBytes: integer({
    defaultValue: 33_554_432,
    min: 1_024,
    max: 1_073_741_824,
    placeholder: 'bytes',
    description: 'Maximum size of a SPARQL result as JSON, in bytes. A larger result is an error.',
  }),
};
