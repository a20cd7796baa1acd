import { BioGraphQLError, EngineUnavailableError } from '@biographql/core';
import { type TabService, type WrittenAnswer, writtenRejection } from './create-tab-service.js';

/** Request of a page to its worker. */
export type TabRequest =
  | { readonly kind: 'ask'; readonly id: number; readonly body: string }
  | { readonly kind: 'cancel'; readonly id: number };

/** Response of the worker. */
export interface TabAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly answer: WrittenAnswer;
}

/** The part of a worker's global scope that is used here. */
export interface TabPort {
  /** Sends a message to the page. */
  postMessage(message: unknown): void;
  /** Listens for messages from the page. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/**
 * Makes a worker answer requests from `createTabFetch` in its page. Early requests wait for the service.
 * @param service - when it rejects, each request is answered with the reason.
 */
export function serveTab(
  service: Promise<TabService>,
  port: TabPort = globalThis as object as TabPort,
): void {
  const underWay = new Map<number, AbortController>();
  async function ask(id: number, body: string): Promise<void> {
    const controller = new AbortController();
    underWay.set(id, controller);
    try {
      const opened = await service;
      const answer = await opened.answer(body, controller.signal);
      port.postMessage({ kind: 'answer', id, answer } satisfies TabAnswer);
    } catch (error) {
      if (controller.signal.aborted) return;
      port.postMessage({ kind: 'answer', id, answer: unavailable(error) } satisfies TabAnswer);
    } finally {
      underWay.delete(id);
    }
  }
  port.addEventListener('message', ({ data }) => {
    // Ignores other messages from the page.
    const request = data as Partial<TabRequest>;
    if (request.kind === 'ask')
      void ask(request.id ?? 0, 'body' in request ? (request.body ?? '') : '');
    else if (request.kind === 'cancel') underWay.get(request.id ?? 0)?.abort();
  });
}

/** Response when the service failed to start. */
function unavailable(error: unknown): WrittenAnswer {
  const known = BioGraphQLError.is(error)
    ? error
    : new EngineUnavailableError('page', 'open', error);
  return writtenRejection(known, () => {});
}
