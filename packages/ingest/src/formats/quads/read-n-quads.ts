import { MalformedLineError, parseQuadLine } from '../../rdf/n-triples-line.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { readByLine } from '../triples/read-by-line.js';
import { TripleBatch } from '../triples/triple-batch.js';
import { triplesOfQuad } from './graph-triples.js';

/** N-Quads have no prefixes: exports name those of their sources in comments. */
const PREFIX_COMMENT = /^# @prefix ([\w.-]+): <([^<>\s]*)> \.$/;

export async function* readNQuads(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const batch = new TripleBatch();
  yield* readByLine(chunks, options, batch, (text) => {
    const [, prefix, namespace = ''] = PREFIX_COMMENT.exec(text) ?? [];
    if (prefix !== undefined) options.onPrefix?.(prefix, namespace);
    try {
      const quad = parseQuadLine(text, options.renameBlank);
      if (quad !== null) for (const each of triplesOfQuad(quad.triple, quad.graph)) batch.add(each);
      return null;
    } catch (error) {
      if (!(error instanceof MalformedLineError)) throw error;
      return error.message;
    }
  });
}
