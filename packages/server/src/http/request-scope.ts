import type { ServerResponse } from 'node:http';
import { OverloadedError, QueryTimeoutError } from '@biographql/core';
import type { RequestContext } from '../resolvers/context.js';

/** What all requests of a service share. */
export type SharedContext = Pick<RequestContext, 'services' | 'engineId'>;

/** What bounds the work of one request. */
export interface RequestBounds {
  /** Its connection closes when the client leaves. */
  readonly response: ServerResponse;
  readonly timeoutMs: number;
  readonly running: RunningRequests;
}

/** The requests whose fields run now. */
export class RunningRequests {
  readonly #controllers = new Set<AbortController>();
  add(controller: AbortController): void {
    this.#controllers.add(controller);
  }
  delete(controller: AbortController): void {
    this.#controllers.delete(controller);
  }
  /** Ends them, since the service stops: what heeds its signal fails with OVERLOADED, and is answered. */
  end(): void {
    for (const controller of this.#controllers) {
      controller.abort(new OverloadedError('service', RESTART_SECONDS));
    }
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
 * Runs the fields of one request under a signal of their own, which fires when the client leaves or the time is up;
 * fields that heed it fail beside the fields that are done.
 * @throws QueryTimeoutError when fields go on after the signal.
 */
export function inRequestScope<T>(
  { response, timeoutMs, running }: RequestBounds,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const leave = () => controller.abort(new ClientLeftError());
  running.add(controller);
  response.on('close', leave);
  if (response.destroyed) leave();
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(() => {
      const error = new QueryTimeoutError('service', timeoutMs);
      controller.abort(error);
      timer = setTimeout(fail, GRACE_MS, error);
    }, timeoutMs);
    function end(): void {
      clearTimeout(timer);
      running.delete(controller);
      response.removeListener('close', leave);
    }
    function fail(error: unknown): void {
      end();
      reject(error);
    }
    run(controller.signal).then((outcome) => {
      end();
      resolve(outcome);
    }, fail);
  });
}
