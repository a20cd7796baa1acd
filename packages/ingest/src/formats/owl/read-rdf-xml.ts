import { RdfXmlParser } from 'rdfxml-streaming-parser';
import { rejectOf } from '../../dataset/progress.js';
import { ownBlankNodes } from '../../rdf/own-blank-nodes.js';
import { quadText, type RdfQuad, tripleOfQuad, UNSUPPORTED_TERM } from '../../rdf/rdfjs-triple.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import type { CollectingParser } from '../collected.js';
import { fileBase } from '../triples/source-name.js';
import { readQuads } from './rdf-quads.js';

/**
 * Reads RDF/XML, all of its triples. A syntax error ends the file with a reject that tells the line; relative IRIs
 * belong to the file where it has no `xml:base`.
 */
export async function* readRdfXml(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const { source, onReject, renameBlank } = options;
  for await (const quads of readRdfXmlQuads(chunks, options)) {
    yield quads.flatMap((quad) => {
      const triple = tripleOfQuad(quad, renameBlank);
      if (triple !== null) return [triple];
      onReject(rejectOf({ source, line: null, reason: UNSUPPORTED_TERM, text: quadText(quad) }));
      return [];
    });
  }
}

/** Reads RDF/XML as the parser has it. */
export function readRdfXmlQuads(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly RdfQuad[]> {
  return readQuads(
    chunks,
    new CollectingRdfXmlParser({
      dataFactory: ownBlankNodes(),
      validateUri: false,
      baseIRI: fileBase(options.source),
    }),
    options,
  );
}

class CollectingRdfXmlParser extends RdfXmlParser implements CollectingParser<RdfQuad> {
  readonly found: RdfQuad[] = [];

  override push(quad: RdfQuad | null): boolean {
    if (quad !== null) this.found.push(quad);
    return true;
  }
}
