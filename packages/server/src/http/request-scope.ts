import type { ServerResponse } from 'node:http';
import { OverloadedError, QueryTimeoutError } from '@biographql/core';

export interface RequestBounds {
  /** Its connection closes when the client leaves. */
  readonly response: ServerResponse;
  readonly timeoutMs: number;
  readonly running: RunningRequests;
}

/** A service that stops is replaced after this time. */
const RESTART_SECONDS = 5;
/** Fields that ignore their signal get this long to answer. */
const GRACE_MS = 1_000;

export class RunningRequests {
  readonly #controllers = new Set<AbortController>();
  #hasEnded = false;
  add(controller: AbortController): void {
    this.#controllers.add(controller);
    if (this.#hasEnded) controller.abort(new OverloadedError('service', RESTART_SECONDS));
  }
  delete(controller: AbortController): void {
    this.#controllers.delete(controller);
  }
  end(): void {
    this.#hasEnded = true;
    for (const controller of this.#controllers)
      controller.abort(new OverloadedError('service', RESTART_SECONDS));
  }
}

class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
  constructor() {
    super('The client closed the connection.');
  }
}

/** Fields that heed the signal fail; the fields that are done are kept. */
export async function inRequestScope<T>(
  { response, timeoutMs, running }: RequestBounds,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const leave = () => controller.abort(new ClientLeftError());
  response.on('close', leave);
  if (response.destroyed) leave();
  running.add(controller);
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new QueryTimeoutError('service', timeoutMs);
      controller.abort(error);
      timer = setTimeout(reject, GRACE_MS, error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(controller.signal), overdue]);
  } finally {
    clearTimeout(timer);
    running.delete(controller);
    response.removeListener('close', leave);
  }
}
