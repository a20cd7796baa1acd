import { abortReason, throwIfAborted } from '@biographql/core/internal';
import type { Fetch } from './transport.js';

/** What a client sent. */
export interface SentRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A network with prescribed answers, one per request, that records the requests. */
export function network(...answers: (Response | Error)[]) {
  const sent: SentRequest[] = [];
  const fetch: Fetch = async (to, init) => {
    throwIfAborted(init.signal ?? undefined);
    sent.push({ url: to, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    const answer = answers.shift() ?? Response.json({ data: { graphInsights: null } });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { fetch, sent };
}

/** A network that holds back its answers until a test releases them. */
export function silentNetwork() {
  const waiting: { readonly answer: (response: Response) => void }[] = [];
  const fetch: Fetch = (_, { signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal && abortReason(signal)));
      waiting.push({ answer: resolve });
    });
  return { fetch, waiting };
}
