import type { ServerResponse } from 'node:http';
import { OverloadedError, QueryTimeoutError } from '@biographql/core';
import type { RequestContext } from '../resolvers/context.js';

/** What all requests of a service share. */
export type SharedContext = Pick<RequestContext, 'services' | 'engineId' | 'knownEngines'>;

/** What bounds the work of one request. */
export interface RequestBounds {
  /** Its connection closes when the client leaves. */
  readonly response: ServerResponse;
  readonly timeoutMs: number;
  readonly running: RunningRequests;
}

/** The requests whose fields run now. */
export class RunningRequests {
  readonly #scopes = new Set<RequestScope>();
  #isEnded = false;
  add(scope: RequestScope): void {
    this.#scopes.add(scope);
    // One that came in on an open connection meanwhile would hold the stop up.
    if (this.#isEnded) scope.end(new OverloadedError('service', RESTART_SECONDS));
  }
  delete(scope: RequestScope): void {
    this.#scopes.delete(scope);
  }
  /** Ends them, and those that come later, since the service stops: what heeds its signal fails with OVERLOADED, and is answered. */
  end(): void {
    this.#isEnded = true;
    for (const scope of this.#scopes) scope.end(new OverloadedError('service', RESTART_SECONDS));
  }
}

/** Whether the fields of one request may go on. The signal is made for the first who asks: many answers need no wait. */
class RequestScope {
  #controller: AbortController | null = null;
  #reason: Error | null = null;
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason !== null) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }
  /** The first reason counts. */
  end(reason: Error): void {
    this.#reason ??= reason;
    this.#controller?.abort(this.#reason);
  }
}

/** A service that stops is replaced by then. */
const RESTART_SECONDS = 5;

/** The client closed its connection; nobody reads the answer. */
class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
  constructor() {
    super('The client closed the connection.');
  }
}

/** Fields that do not heed their signal get this long to answer. */
const GRACE_MS = 1_000;

/**
 * Runs the fields of one request in a scope of their own, whose signal fires when the client leaves or the time is up;
 * fields that heed it fail beside the fields that are done.
 * @throws QueryTimeoutError when fields go on after the signal.
 */
export function inRequestScope<T>(
  { response, timeoutMs, running }: RequestBounds,
  run: (scope: Pick<RequestContext, 'signal'>) => Promise<T>,
): Promise<T> {
  const scope = new RequestScope();
  const leave = () => scope.end(new ClientLeftError());
  running.add(scope);
  response.on('close', leave);
  if (response.destroyed) leave();
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(() => {
      const error = new QueryTimeoutError('service', timeoutMs);
      scope.end(error);
      timer = setTimeout(fail, GRACE_MS, error);
    }, timeoutMs);
    function leaveScope(): void {
      clearTimeout(timer);
      running.delete(scope);
      response.removeListener('close', leave);
    }
    function fail(error: unknown): void {
      leaveScope();
      reject(error);
    }
    run(scope).then((outcome) => {
      leaveScope();
      resolve(outcome);
    }, fail);
  });
}
