import { rejectOf } from '../../dataset/progress.js';
import type { RdfQuad } from '../../rdf/rdfjs-triple.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import { type CollectingParser, collected, ParserFailure } from '../collected.js';

/**
 * Yields the quads that a parser finds, a chunk of input at a time. A syntax error is a reject that tells the line where it
 * is known, and ends the file; what came before is kept.
 */
export async function* readQuads(
  chunks: AsyncIterable<Buffer>,
  parser: CollectingParser<RdfQuad>,
  { source, onReject }: Pick<FileReaderOptions, 'source' | 'onReject'>,
): AsyncGenerator<readonly RdfQuad[]> {
  try {
    yield* collected(chunks, parser);
  } catch (error) {
    if (!(error instanceof ParserFailure)) throw error;
    const { line, clause } = placeOf(error);
    const reason = `${clause}; reading of this file ends here`;
    onReject(rejectOf({ source, line, reason, text: '' }));
  }
}

function placeOf({ message }: Error): { readonly line: number | null; readonly clause: string } {
  const [first = ''] = message.split('\n');
  const [, line, rest] = /^(\d+):\d+:\s*(.*)$/.exec(first) ?? [];
  const clause = (rest ?? first).replace(/\.$/, '');
  return { line: line === undefined ? null : Number(line), clause };
}
