import type { Middleware, Transport, TransportRequest, TransportResponse } from '../transport.js';

interface Flight {
  readonly answer: Promise<TransportResponse>;
  readonly landing: AbortController;
  passengers: number;
}

/**
 * Sends a request once when the same one (address, headers and body) is already under way, and answers both.
 * Nothing is kept after the answer: this is no cache. A caller who aborts leaves alone; the request itself is ended
 * when all have left. Put it first, so that callers share retries as well.
 *
 * @example
 * ```ts
 * import { createClient, dedupe, searchEntities } from '@biographql/client';
 *
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [dedupe()],
 * });
 * const search = () => searchEntities(client, { text: 'asthma' });
 * await Promise.all([search(), search(), search()]); // one request
 * ```
 */
export function dedupe(): Middleware {
  return (next) => {
    const flights = new Map<string, Flight>();
    return async (request) => {
      request.signal?.throwIfAborted();
      const key = JSON.stringify([request.url, request.headers, request.body]);
      const flight = flights.get(key) ?? takeOff(next, request);
      flights.set(key, flight);
      const forget = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      flight.answer.then(forget, forget);
      return board(flight, request.signal, forget);
    };
  };
}

function takeOff(next: Transport, request: TransportRequest): Flight {
  const landing = new AbortController();
  // The deadline of one caller is not that of the others.
  const shared = { ...request, signal: landing.signal, deadlineAt: undefined };
  return { answer: next(shared), landing, passengers: 0 };
}

function board(
  flight: Flight,
  signal: AbortSignal | undefined,
  forget: () => void,
): Promise<TransportResponse> {
  flight.passengers += 1;
  if (signal === undefined) return flight.answer;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      flight.passengers -= 1;
      if (flight.passengers > 0) return;
      forget();
      flight.landing.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
