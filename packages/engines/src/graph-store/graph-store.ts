import type { CallOptions } from '@biographql/core';
import type { SparqlQuery, Term } from '@biographql/sparql';
import type { BuildOptions, Driver, DriverOptions, Engine, GraphFile, Place } from '../driver.js';
import { integer } from '../setting.js';

/** `service` for the short queries of the service, `user` for user queries. */
export type QueryPriority = 'service' | 'user';

export interface GraphQueryOptions extends CallOptions {
  /** Time limit in milliseconds, waiting included: then QueryTimeoutError, or OverloadedError if it never started.
   * Default: the store's own. */
  readonly timeoutMs?: number;
  /** Greatest number of solutions; one more is ResultTooLargeError. Default: the store's own. */
  readonly limit?: number;
  /** Default `user`; see `forService`. Slots are reserved for service queries, so that slow user queries never delay them. */
  readonly priority?: QueryPriority;
  /** The client of a user query; its share of the slots is limited. Default: none, without a limit. */
  readonly client?: string;
  /** Called with the milliseconds that the query took, including the reload of a thread that it ended. */
  readonly onWork?: (milliseconds: number) => void;
}

export interface SolutionSequence {
  /** Projected variables without `?`, in order. */
  readonly variables: readonly string[];
  /** One array per solution, aligned with `variables`; null where a variable is unbound. */
  readonly solutions: readonly (readonly (Term | null)[])[];
}

/**
 * A store of triples that answers SPARQL 1.1.
 * @throws InvalidSparqlError, QueryTimeoutError, QueryTooLargeError, ResultTooLargeError, RateLimitedError,
 * OverloadedError, EngineUnavailableError; an aborted call rejects with `signal.reason`, and its query is ended.
 */
export interface GraphStore extends Engine {
  select(query: SparqlQuery, options?: GraphQueryOptions): Promise<SolutionSequence>;
  ask(query: SparqlQuery, options?: GraphQueryOptions): Promise<boolean>;
}

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
  /** Opens a store in a folder that is moved while it is open; null where that is impossible (the default). */
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
