// @ts-check
// Has the engine answer one query at a time, and reports how it ended, in Node and in pages alike.
import { isBroken } from './triple-blocks.mjs';

/** @typedef {import('../run-query.ts').WorkerAnswer} WorkerAnswer */
/** @typedef {import('../run-query.ts').WorkerQuery} WorkerQuery */

/**
 * Returns a function that answers queries. It reads the engine's failures from the console, the only place they go to.
 * @param {() => import('./query-answers.mjs').QueriedEngine} engine
 * @returns {(query: WorkerQuery) => WorkerAnswer}
 */
export function createAnswerer(engine) {
  /** Message of the failed engine; empty when it ran out of memory. */
  let panic = '';
  console.error = (/** @type {unknown} */ message) => {
    panic = String(message).split('\n', 1)[0] ?? '';
  };
  return ({ text, maxLength }) => {
    try {
      const json = engine().store.query(text, { results_format: 'json' });
      const { memoryBytes } = engine();
      if (typeof json !== 'string')
        return {
          kind: 'rejected',
          message: 'This query form is not supported. Use SELECT or ASK.',
        };
      if (json.length > maxLength) return { kind: 'too-large', memoryBytes };
      return { kind: 'answer', memoryBytes, json };
    } catch (error) {
      return { kind: getKind(error, panic), message: panic || getMessage(error) };
    }
  };
}

/** @param {unknown} error */
export function getMessage(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Without memory, the engine's allocator fails with `unreachable` and no message.
 * @param {unknown} error
 * @param {string} panic
 */
function getKind(error, panic) {
  if (!isBroken(error)) return 'rejected';
  const isSilent = panic === '' && getMessage(error) === 'unreachable';
  const isTooLong = /string longer|string length|allocation failed/i.test(getMessage(error));
  return isSilent || isTooLong || panic.includes('capacity overflow') ? 'out-of-memory' : 'broken';
}
