import type { CallOptions } from '@biographql/core';
import type { SparqlQuery, Term } from '@biographql/sparql';
import type { Engine } from '../driver.js';

/** `service` for the short queries of the service, `user` for user queries. */
export type QueryPriority = 'service' | 'user';

export interface GraphQueryOptions extends CallOptions {
  /** Milliseconds after which the query is ended with QueryTimeoutError. Default: the store's own. */
  readonly timeoutMs?: number;
  /** Greatest number of solutions; one more is ResultTooLargeError. Default: the store's own. */
  readonly limit?: number;
  /** Default `user`; see `forService`. Slots are reserved for service queries, so that slow user queries never delay them. */
  readonly priority?: QueryPriority;
  /** The client of a user query: its queries leave room for those of others. Default: none, which is not limited. */
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
