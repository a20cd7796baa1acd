import { QueryTimeoutError } from '@biographql/core';

/**
 * Runs work with a signal that fires when the caller leaves or the time is up.
 * @throws QueryTimeoutError when work goes on after its time; `caller.reason`.
 */
export async function inTime<T>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const left = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), {
      once: true,
    });
  });
  const leave = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(
    () => controller.abort(new QueryTimeoutError('service', timeoutMs)),
    timeoutMs,
  );
  try {
    return await Promise.race([work(controller.signal), left]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', leave);
  }
}
