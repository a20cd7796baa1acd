import { isRecord } from '@biographql/core/internal';
import { UnreadableError } from '../limits.js';

/** A parser of texts that stores its results in a list instead of its buffer, which is lost on an error. */
export interface CollectingParser<Item> {
  readonly found: Item[];
  write(text: string, callback: () => void): unknown;
  end(callback: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Maximum number of characters without a result, and the error beyond it. */
export interface CollectedLimit {
  readonly characters: number;
  error(): UnreadableError;
}

/**
 * Feeds a parser with UTF-8, or texts, and yields what it finds, a chunk of input at a time.
 * @throws UnreadableError after the results before the error.
 */
export async function* collected<Item>(
  chunks: AsyncIterable<Buffer | string>,
  parser: CollectingParser<Item>,
  limit?: CollectedLimit,
): AsyncGenerator<readonly Item[]> {
  let failure: Error | null = null;
  /** Number of valid results: after an error, parsers go on to the end of the block and find invalid ones. */
  let sound = Number.POSITIVE_INFINITY;
  const failed = new Promise<void>((resolve) => {
    parser.on('error', (error) => {
      if (failure === null) sound = parser.found.length;
      failure ??= error;
      resolve();
    });
  });
  // Errors after the first one add no information.
  const step = async (act: (done: () => void) => void) => {
    await Promise.race([failed, new Promise<void>((resolve) => act(resolve))]);
    return parser.found.splice(0).slice(0, sound);
  };
  const decoder = new TextDecoder();
  let pending = 0;
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const found = await step((done) => parser.write(text, done));
    pending = found.length > 0 ? 0 : pending + text.length;
    yield found;
    if (failure !== null) throw toUnreadable(failure);
    if (limit !== undefined && pending > limit.characters) throw limit.error();
  }
  yield await step((done) => parser.end(done));
  if (failure !== null) throw toUnreadable(failure);
}

function toUnreadable(error: Error): UnreadableError {
  if (error instanceof UnreadableError) return error;
  const [first = ''] = error.message.split('\n');
  const [, place, rest = first] = /^(?:Line )?(\d+)(?::| column )\d+:\s*(.*)$/.exec(first) ?? [];
  const context = 'context' in error && isRecord(error.context) ? error.context.line : undefined;
  const stated = place === undefined ? context : Number(place);
  const line = stated ?? ('lines' in error ? error.lines : undefined);
  const reason = rest.replace(/(?: on line \d+)?\.?$/, '');
  return new UnreadableError(reason, typeof line === 'number' ? line : null);
}
