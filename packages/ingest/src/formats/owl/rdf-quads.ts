import { rejectOf } from '../../dataset/progress.js';
import type { RdfQuad } from '../../rdf/rdfjs-triple.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';

/** A parser of RDF that is a stream, and keeps what it finds in a list instead of its buffer. */
export interface CollectingParser {
  readonly found: RdfQuad[];
  write(chunk: string, callback: (error?: Error | null) => void): unknown;
  end(callback: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Feeds a parser and yields what it finds, a chunk of input at a time. A syntax error is a reject that tells the line where
 * it is known, and ends the file; what came before is kept.
 */
export async function* readQuads(
  chunks: AsyncIterable<Buffer>,
  parser: CollectingParser,
  { source, onReject }: Pick<FileReaderOptions, 'source' | 'onReject'>,
): AsyncGenerator<readonly RdfQuad[]> {
  let failure: Error | null = null;
  const failed = new Promise<void>((resolve) => {
    parser.on('error', (error) => {
      failure ??= error;
      resolve();
    });
  });
  const step = async (act: (done: () => void) => void) => {
    await Promise.race([failed, new Promise<void>((resolve) => act(resolve))]);
    return parser.found.splice(0);
  };
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    yield await step((done) => parser.write(text, () => done()));
    if (failure !== null) break;
  }
  if (failure === null) yield await step((done) => parser.end(() => done()));
  if (failure === null) return;
  const { line, clause } = placeOf(failure);
  const reason = `${clause}; reading of this file ends here`;
  onReject(rejectOf({ source, line, reason, text: '' }));
}

function placeOf({ message }: Error): { readonly line: number | null; readonly clause: string } {
  const [first = ''] = message.split('\n');
  const [, line, rest] = /^(\d+):\d+:\s*(.*)$/.exec(first) ?? [];
  const clause = (rest ?? first).replace(/\.$/, '');
  return { line: line === undefined ? null : Number(line), clause };
}
