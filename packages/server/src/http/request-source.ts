import type { DescribedGraph } from '../sparql-protocol/service-description.js';
import type { AskedEngines } from './asked-engines.js';
import type { KeptAnswers } from './kept-answers.js';
import type { ReceiptIssuer } from './receipt.js';
import type { SharedContext } from './request-scope.js';

/** Returns what a request is answered from, by which dataset it asks for. */
export type RequestSources = (asked: AskedEngines) => RequestSource | Promise<RequestSource>;

/** What one request is answered from. */
export interface RequestSource {
  readonly shared: SharedContext;
  /** Absent: responses have no receipt. */
  readonly issuer?: ReceiptIssuer | undefined;
  /** Answers that were written before. Absent: none are kept. */
  readonly answers?: KeptAnswers | null | undefined;
  /** By which the same dataset is asked for again. Absent: by nothing. */
  readonly dataset?: string | undefined;
  /** What the SPARQL endpoint says of the graph. Absent: nothing but that there is one. */
  readonly graph?: DescribedGraph | undefined;
  /** Called once, when the request is over. */
  release(): void;
}

/** Returns a source that is the same for all requests. */
export function fixedSource(shared: SharedContext, issuer?: ReceiptIssuer): RequestSources {
  return () => ({ shared, issuer, release() {} });
}

/** Answers from a source, at once where nothing is to be waited for, and releases it once `answer` is settled. */
export function withSource<T>(
  opening: RequestSource | Promise<RequestSource>,
  answer: (source: RequestSource) => T | Promise<T>,
): T | Promise<T> {
  if (opening instanceof Promise) return opening.then((source) => withSource(source, answer));
  let isWaiting = false;
  try {
    const answered = answer(opening);
    isWaiting = answered instanceof Promise;
    return isWaiting ? Promise.resolve(answered).finally(() => opening.release()) : answered;
  } finally {
    if (!isWaiting) opening.release();
  }
}
