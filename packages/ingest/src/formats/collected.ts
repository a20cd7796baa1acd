/** A parser that is a stream, and keeps what it finds in a list instead of its buffer, which an error would throw away. */
export interface CollectingParser<Item> {
  readonly found: Item[];
  write(text: string, callback: () => void): unknown;
  end(callback: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The parser refused the text; `cause` is its own error. */
export class ParserFailure extends Error {
  override readonly name = 'ParserFailure';
  constructor(override readonly cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * Feeds a parser with UTF-8 and yields what it finds, a chunk of input at a time.
 * @throws ParserFailure after what was found before the fault.
 */
export async function* collected<Item>(
  chunks: AsyncIterable<Buffer>,
  parser: CollectingParser<Item>,
): AsyncGenerator<readonly Item[]> {
  let failure: Error | null = null;
  /** Parsers go on within the block that has the fault: what they find there is no longer the document's. */
  let sound = Number.POSITIVE_INFINITY;
  const failed = new Promise<void>((resolve) => {
    parser.on('error', (error) => {
      if (failure === null) sound = parser.found.length;
      failure ??= error;
      resolve();
    });
  });
  const step = async (act: (done: () => void) => void) => {
    await Promise.race([failed, new Promise<void>((resolve) => act(resolve))]);
    return parser.found.splice(0).slice(0, sound);
  };
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    yield await step((done) => parser.write(text, done));
    if (failure !== null) throw new ParserFailure(failure);
  }
  yield await step((done) => parser.end(done));
  if (failure !== null) throw new ParserFailure(failure);
}
