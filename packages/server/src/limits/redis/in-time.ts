/** An answer did not come in time. */
export class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError';
  /** @param ms - how long it was waited for. */
  constructor(ms: number) {
    super(`There was no answer within ${ms} ms.`);
  }
}

/**
 * Returns an answer that comes in time. What arrived while this process was busy has come in time: before it is given up,
 * what lies in the sockets is read.
 * @throws LateAnswerError; what the answer rejects with.
 */
export function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new LateAnswerError(ms))), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
