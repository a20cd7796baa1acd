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

/**
 * The context of one request. The abort signal is made when a resolver first asks for it: it fires when the client
 * leaves or the time is up.
 */
export class RequestScope implements RequestContext {
  readonly services: RequestContext['services'];
  readonly engineId: string;
  readonly #response: ServerResponse;
  #controller: AbortController | undefined;
  #onClose: (() => void) | undefined;

  constructor(shared: SharedContext, response: ServerResponse) {
    this.services = shared.services;
    this.engineId = shared.engineId;
    this.#response = response;
  }

  get signal(): AbortSignal {
    return (this.#controller ?? this.#watchClient()).signal;
  }

  /** True when the answer has no reader any more. */
  get hasClientLeft(): boolean {
    return this.#response.destroyed && !this.#response.writableFinished;
  }

  /** Ends everything that the request still does, because its time is up. */
  expire(timeoutMs: number): void {
    const controller = this.#controller ?? this.#watchClient();
    controller.abort(new QueryTimeoutError('service', timeoutMs));
  }

  /** Lets go of the connection once the answer is ready. */
  end(): void {
    if (this.#onClose !== undefined) this.#response.removeListener('close', this.#onClose);
  }

  #watchClient(): AbortController {
    const controller = new AbortController();
    this.#controller = controller;
    const onClose = () => controller.abort(new ClientLeftError());
    if (this.#response.destroyed) onClose();
    this.#onClose = onClose;
    this.#response.once('close', onClose);
    return controller;
  }
}
