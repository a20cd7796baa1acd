import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { CallLimits } from './measure-calls.js';

/** A request with a body. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const AGENT = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request over the one open connection to a server and returns the answer. @throws Error unless it is 200. */
export async function post({ url, headers, body }: Post): Promise<Buffer> {
  const sent = request(url, {
    method: 'POST',
    agent: AGENT,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const answer = Buffer.concat(chunks);
  if (response.statusCode === 200) return answer;
  throw new Error(`${response.statusCode}: ${answer.toString('utf8').slice(0, 300)}`);
}

const LEAST_CALLS = 5;

/** Sends a request again and again, one at a time; returns the milliseconds of each, of five at least. */
export async function postRepeatedly(
  message: Post,
  { leastMs }: Pick<CallLimits, 'leastMs'>,
): Promise<readonly number[]> {
  const timesMs: number[] = [];
  const begin = performance.now();
  do {
    const startedAt = performance.now();
    await post(message);
    timesMs.push(performance.now() - startedAt);
  } while (timesMs.length < LEAST_CALLS || performance.now() - begin < leastMs);
  return timesMs;
}
