import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/**
 * Runs work for a caller, whom the queues of the engines then give turns: with many calls of one caller waiting, those of
 * another one are next.
 * @param caller - for example the identifier of a key.
 * @example
 * const articles = await runFor('key-1', () => index.search({ text: 'asthma' }));
 */
export function runFor<T>(caller: string, work: () => T): T {
  return callers.run(caller, work);
}

export function getCaller(): string | undefined {
  return callers.getStore();
}
