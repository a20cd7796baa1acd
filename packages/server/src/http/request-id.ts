import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SANE = /^[\w.:-]{1,64}$/;

/** Returns a maker of request identifiers: the client's `x-request-id` when it is short and plain, else a unique one of ours. */
export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const run = randomBytes(6).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const sent = headers['x-request-id'];
    if (typeof sent === 'string' && SANE.test(sent)) return sent;
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
