// @ts-check
// Has the engine answer one query at a time, and tells how it ended, in Node and in pages alike.
import { asWritten, inPieces } from './oxigraph-answers.mjs';
import { isBroken } from './triple-blocks.mjs';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** @typedef {import('./worker-messages.ts').WorkerAnswer} WorkerAnswer */
/** @typedef {import('./worker-messages.ts').WorkerQuery} WorkerQuery */

/**
 * Makes what answers queries. The engine tells of its own failures on the console alone, of which it takes note.
 * @param {() => import('./query-answers.mjs').AskedEngine} engine
 * @param {import('./query-answers.mjs').ByteAnswers | null} inBytes null where the engine's answers are strings alone
 * @returns {(query: WorkerQuery) => WorkerAnswer}
 */
export function createAnswerer(engine, inBytes = null) {
  /** What the engine said when it gave up; nothing where it ran out of memory. */
  let panic = '';
  console.error = (/** @type {unknown} */ message) => {
    panic = String(message).split('\n', 1)[0] ?? '';
  };
  return ({ id, text, maxLength, writtenRows }) => {
    try {
      const run = () => engine().store.query(text, { results_format: 'json' });
      const answer = writtenRows === null || inBytes === null ? run() : inBytes.ask(run);
      const { memoryBytes } = engine();
      if (writtenRows !== null && answer instanceof Uint8Array && answer.length <= maxLength) {
        const written = inBytes?.asWritten(answer, writtenRows) ?? null;
        if (written !== null) return { kind: 'written', id, memoryBytes, ...written };
      }
      const json = answer instanceof Uint8Array ? decoder.decode(answer) : answer;
      if (typeof json !== 'string')
        return { kind: 'refused', id, message: 'The form of the query is not supported' };
      if (json.length > maxLength) return { kind: 'too-large', id, memoryBytes };
      const written = writtenRows === null ? null : asWritten(json, writtenRows);
      if (written !== null) return { kind: 'written', id, memoryBytes, ...written };
      return { kind: 'answer', id, memoryBytes, ...inPieces(json) };
    } catch (error) {
      return { kind: kindOf(error, panic), id, message: panic || messageOf(error) };
    }
  };
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The engine's allocator ends in `unreachable`, without a word, when it gets no memory.
 * @param {unknown} error
 * @param {string} panic
 */
function kindOf(error, panic) {
  if (!isBroken(error)) return 'refused';
  const isSilent = panic === '' && messageOf(error) === 'unreachable';
  const isTooLong = /string longer|string length|allocation failed/i.test(messageOf(error));
  return isSilent || isTooLong || panic.includes('capacity overflow') ? 'out-of-memory' : 'broken';
}
