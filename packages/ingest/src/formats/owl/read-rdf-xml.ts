import { DataFactory } from 'rdf-data-factory';
import { RdfXmlParser } from 'rdfxml-streaming-parser';
import { getReject } from '../../dataset/progress.js';
import { LIMITS } from '../../limits.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import {
  BLANK_NODE_LABELS,
  quadText,
  type RdfQuad,
  type Triple,
  tripleOfQuad,
  UNSUPPORTED_TERM,
} from '../../rdf/triple.js';
import { fileBase } from '../../source-files.js';
import { xmlText } from '../../xml/read-xml.js';
import { type CollectingParser, collected } from '../collected.js';

/**
 * Reads RDF/XML, all of its triples. A syntax error ends the file with its line; relative IRIs belong to the file where it
 * has no `xml:base`.
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
      onReject(getReject({ source, line: null, reason: UNSUPPORTED_TERM, text: quadText(quad) }));
      return [];
    });
  }
}

export function readRdfXmlQuads(
  chunks: AsyncIterable<Buffer>,
  { source, onPrefix }: Pick<FileReaderOptions, 'source' | 'onPrefix'>,
): AsyncGenerator<readonly RdfQuad[]> {
  const settings = { trackPosition: true, validateUri: false, baseIRI: fileBase(source) };
  const parser = new CollectingRdfXmlParser({
    ...settings,
    dataFactory: new DataFactory(BLANK_NODE_LABELS),
  });
  parser.onPrefix = onPrefix;
  return collected(xmlText(chunks), parser, LIMITS.record);
}

class CollectingRdfXmlParser extends RdfXmlParser implements CollectingParser<RdfQuad> {
  readonly found: RdfQuad[] = [];
  onPrefix: FileReaderOptions['onPrefix'];
  private depth = 0;

  override push(quad: RdfQuad | null): boolean {
    if (quad !== null) this.found.push(quad);
    return true;
  }

  protected override onTag(tag: Parameters<RdfXmlParser['onTag']>[0]): void {
    this.depth += 1;
    if (this.depth > LIMITS.depth) {
      throw this.newParseError(`elements stand more than ${LIMITS.depth} deep`);
    }
    if (this.depth === 1) {
      for (const { prefix, local, value } of Object.values(tag.attributes))
        if (prefix === 'xmlns') this.onPrefix?.(local, value);
    }
    super.onTag(tag);
  }

  protected override onCloseTag(): void {
    this.depth -= 1;
    super.onCloseTag();
  }
}
