import type { CallOptions } from '@biographql/core';
import type { SparqlQuery, Term } from '@biographql/sparql';
import type { Engine } from '../engine.js';

/** `service` for the short queries of our own services, `user` for foreign text. */
export type Lane = 'service' | 'user';

/** Options of one query. */
export interface GraphQueryOptions extends CallOptions {
  /** Milliseconds after which the query is ended with QueryTimeoutError. Default: the store's own. */
  readonly timeoutMs?: number;
  /** Greatest number of solutions; one more is ResultTooLargeError. Default: the store's own. */
  readonly limit?: number;
  /**
   * Default `user`, for foreign text; `forService` puts a store into the other lane. A store keeps room for service
   * queries, so that a slow foreign one never delays the rest of the service.
   */
  readonly lane?: Lane;
  /**
   * Who asks, where many share the store: the foreign queries of one client leave room for those of others. Default:
   * nobody in particular, who may fill the lane.
   */
  readonly client?: string;
  /**
   * Told how many milliseconds the engine worked on the query, once it has ended; for a query that cost the engine more
   * than its own time (a thread had to load the graph again), that time as well.
   */
  readonly onWork?: (milliseconds: number) => void;
}

/** The solutions of a SELECT query. */
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
  /** Returns the solutions of a SELECT. */
  select(query: SparqlQuery, options?: GraphQueryOptions): Promise<SolutionSequence>;
  /** Returns the answer to an ASK. */
  ask(query: SparqlQuery, options?: GraphQueryOptions): Promise<boolean>;
}
