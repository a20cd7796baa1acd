import { setTimeout as delay } from 'node:timers/promises';
import type { CallOptions } from '@biographql/core';
import { DownloadError } from './download-error.js';

/** How a public service wants to be asked. */
export interface PoliteHttpOptions {
  /** Requests that may begin in a second. */
  readonly perSecond: number;
  /** Names the program and whom to write to. */
  readonly userAgent: string;
  /** Further tries after a failure that may pass. @defaultValue 5 */
  readonly retries?: number | undefined;
  /** Waits for some milliseconds; tests have a clock of their own. */
  readonly wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<unknown>) | undefined;
}

/** What one request is. */
export interface PoliteRequest extends CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** A form that is sent with POST. Default: none, and GET. */
  readonly form?: Readonly<Record<string, string>>;
  /** Statuses beside those of success that the caller understands. */
  readonly understood?: readonly number[];
}

/** Asks one public service, one request after the other, as often as it allows. */
export interface PoliteHttp {
  /**
   * Sends a request, again where that may help: after a broken connection, and after the statuses 408, 425, 429 and 5xx,
   * later each time or when the service says.
   * @throws DownloadError for other statuses, and when no try was answered; `signal.reason` once it is aborted.
   */
  send(url: string, request?: PoliteRequest): Promise<Response>;
  /** Waits before the given try (1 is the first one after a failure), 1 s, 2 s, 4 s and so on. */
  pause(attempt: number, signal: AbortSignal | undefined): Promise<void>;
  /** Further tries after a failure. */
  readonly retries: number;
}

const FIRST_PAUSE_MS = 1_000;
/** A service that asks for more patience is asked another day. */
const LONGEST_PAUSE_MS = 600_000;
const PASSING = new Set([408, 425, 429]);

/** Returns a way to ask one service. */
export function createPoliteHttp(options: PoliteHttpOptions): PoliteHttp {
  const { perSecond, userAgent, retries = 5 } = options;
  const wait = options.wait ?? ((ms, signal) => delay(ms, undefined, { signal }));
  const gap = 1_000 / perSecond;
  let next = 0;

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    const now = Date.now();
    const begin = Math.max(now, next);
    next = begin + gap;
    if (begin > now) await waitFor(begin - now, signal);
    signal?.throwIfAborted();
  }

  async function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
    await wait(ms, signal).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
  }

  async function tryOnce(url: string, request: PoliteRequest): Promise<Response | Failure> {
    const { headers, form, signal } = request;
    try {
      const response = await fetch(url, {
        // Kept as it is sent: a file that is compressed stays so, and its bytes can be counted.
        headers: { 'user-agent': userAgent, 'accept-encoding': 'identity', ...headers },
        ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
        ...(signal === undefined ? {} : { signal }),
      });
      const { status } = response;
      if (response.ok || request.understood?.includes(status) === true) return response;
      await response.body?.cancel();
      const error = new DownloadError(url, `${url} answered ${status}. ${adviceOn(status)}`, {
        status,
      });
      if (!PASSING.has(status) && status < 500) throw error;
      return { error, pause: pauseAskedFor(response.headers.get('retry-after')) };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof DownloadError) throw error;
      const message = `${url} cannot be reached (${causeOf(error)}). Check the network and the address; call the command again to go on.`;
      return { error: new DownloadError(url, message, { cause: error }), pause: null };
    }
  }

  const http: PoliteHttp = {
    retries,
    async send(url, request = {}) {
      for (let attempt = 0; ; attempt += 1) {
        await turn(request.signal);
        const answer = await tryOnce(url, request);
        if (answer instanceof Response) return answer;
        const { error, pause } = answer;
        if (attempt >= retries || (pause ?? 0) > LONGEST_PAUSE_MS) throw error;
        if (pause === null) await http.pause(attempt + 1, request.signal);
        else await waitFor(pause, request.signal);
      }
    },
    pause: (attempt, signal) => waitFor(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal),
  };
  return http;
}

interface Failure {
  readonly error: DownloadError;
  /** Milliseconds that the service asks to wait; null when it does not say. */
  readonly pause: number | null;
}

/** Reads seconds or a date (RFC 9110, 10.2.3). */
function pauseAskedFor(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function adviceOn(status: number): string {
  if (status === 404 || status === 410) return 'There is nothing at this address (any more).';
  if (status === 401 || status === 403) return 'The service refuses: check its terms of use.';
  return 'Call the command again later; it goes on where it stopped.';
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
