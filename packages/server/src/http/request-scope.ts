import type { ServerResponse } from 'node:http';
import { QueryTimeoutError } from '@biographql/core';
import type { RequestContext } from '../resolvers/context.js';

/** What all requests of a service share. */
export type SharedContext = Omit<RequestContext, 'signal'>;

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
 * The context of one request. The abort signal is made when it is first read, since making one for every request
 * costs a seventh of a small one: it fires when the client leaves or the time is up.
 */
export class RequestScope implements RequestContext {
  readonly services: RequestContext['services'];
  readonly engineId: string;
  readonly #response: ServerResponse;
  #controller: AbortController | undefined;
  readonly #onClose = () => this.#controller?.abort(new ClientLeftError());

  constructor(shared: SharedContext, response: ServerResponse) {
    this.services = shared.services;
    this.engineId = shared.engineId;
    this.#response = response;
  }

  get signal(): AbortSignal {
    return this.#abortable().signal;
  }

  /** True when nobody reads the response any more. */
  get hasClientLeft(): boolean {
    return this.#response.destroyed && !this.#response.writableFinished;
  }

  /**
   * Waits for the fields. When the time is up their signal fires, and those that heed it fail beside the fields that
   * are done.
   * @throws QueryTimeoutError when the fields do not heed the signal.
   */
  async within<T>(timeoutMs: number, fields: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new QueryTimeoutError('service', timeoutMs);
        this.#abortable().abort(error);
        timer = setTimeout(reject, GRACE_MS, error);
      }, timeoutMs);
    });
    try {
      return await Promise.race([fields, overdue]);
    } finally {
      clearTimeout(timer);
      this.#response.removeListener('close', this.#onClose);
    }
  }

  #abortable(): AbortController {
    if (this.#controller !== undefined) return this.#controller;
    this.#controller = new AbortController();
    if (this.#response.destroyed) this.#onClose();
    else this.#response.once('close', this.#onClose);
    return this.#controller;
  }
}
