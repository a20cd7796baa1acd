import type { CallOptions } from '@biographql/core';
import type { SparqlQuery, Term } from '@biographql/sparql';
import type { Engine } from '../engine.js';

/** Options of one query. */
export interface GraphQueryOptions extends CallOptions {
  /** Milliseconds after which the query is ended with QueryTimeoutError. Default: the store's own. */
  readonly timeoutMs?: number;
  /** Greatest number of solutions; one more is ResultTooLargeError. Default: the store's own. */
  readonly limit?: number;
  /**
   * `service` for the short queries of our own services, `user` (default) for foreign text. A store with several
   * workers keeps one free of user queries, so that a slow one never delays the rest of the service.
   */
  readonly lane?: 'service' | 'user';
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
 * @throws InvalidSparqlError, QueryTimeoutError, ResultTooLargeError, OverloadedError, EngineUnavailableError;
 * an aborted call rejects with `signal.reason`, and its query is ended.
 */
export interface GraphStore extends Engine {
  /** Answers the solutions of a SELECT. */
  select(query: SparqlQuery, options?: GraphQueryOptions): Promise<SolutionSequence>;
  /** Answers an ASK. */
  ask(query: SparqlQuery, options?: GraphQueryOptions): Promise<boolean>;
}
