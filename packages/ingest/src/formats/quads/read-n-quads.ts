import { type Line, readLines } from '../../bytes/lines.js';
import { getReject } from '../../dataset/progress.js';
import { MalformedLineError, parseQuadLine } from '../../rdf/n-triples-line.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { triplesOfQuad } from './graph-triples.js';

/** N-Quads have no prefixes: exports name those of their sources in comments. */
const PREFIX_COMMENT = /^# @prefix ([\w.-]+): <([^<>\s]*)> \.$/;

export async function* readNQuads(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  for await (const lines of readLines(chunks, options)) {
    for (const { text } of lines) {
      const [, prefix, namespace = ''] = PREFIX_COMMENT.exec(text) ?? [];
      if (prefix !== undefined) options.onPrefix?.(prefix, namespace);
    }
    yield lines.flatMap((line) => triplesOf(line, options));
  }
}

function triplesOf({ text, line }: Line, options: FileReaderOptions): readonly Triple[] {
  try {
    const quad = parseQuadLine(text, options.renameBlank);
    return quad === null ? [] : triplesOfQuad(quad.triple, quad.graph);
  } catch (error) {
    if (!(error instanceof MalformedLineError)) throw error;
    options.onReject(getReject({ source: options.source, line, reason: error.message, text }));
    return [];
  }
}
