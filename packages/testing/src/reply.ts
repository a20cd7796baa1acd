import { isRecord } from '@biographql/core/internal';
import type { AskedOperation } from './operations.js';

const REPLY = Symbol.for('@biographql/testing/reply');

/** How a request is answered when not by data alone; made by `failWith` and its like. */
export interface Reply {
  readonly [REPLY]: (
    asked: AskedOperation,
    asRecorded: () => Promise<Response>,
  ) => Promise<Response>;
}

export function reply(respond: Reply[typeof REPLY]): Reply {
  return { [REPLY]: respond };
}

export function isReply(outcome: unknown): outcome is Reply {
  return isRecord(outcome) && REPLY in outcome;
}

export function respondBy(
  made: Reply,
  asked: AskedOperation,
  asRecorded: () => Promise<Response>,
): Promise<Response> {
  return made[REPLY](asked, asRecorded);
}

export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
