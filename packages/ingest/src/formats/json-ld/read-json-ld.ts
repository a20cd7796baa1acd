import { InvalidArgumentError } from '@biographql/core';
import type { IJsonLdParserOptions } from 'jsonld-streaming-parser';
import { getReject } from '../../dataset/progress.js';
import {
  ownBlankNodes,
  quadText,
  type RdfQuad,
  tripleOfQuad,
  UNSUPPORTED_TERM,
} from '../../rdf/rdfjs-triple.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { Triple } from '../../rdf/triple.js';
import { fileBase } from '../../source-files.js';
import { type CollectingParser, collected } from '../collected.js';
import { boundedJson } from '../json/bounded-json.js';
import { triplesOfQuad } from '../quads/graph-triples.js';

/**
 * Reads JSON-LD 1.1, any number of documents in a list; named graphs are kept as in `triplesOfQuad`. Contexts must stand in
 * the document, or be schema.org's: none is fetched. A syntax error or an unknown context ends the file.
 */
export async function* readJsonLd(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const { source, onReject, renameBlank } = options;
  const parser = await createParser({
    dataFactory: ownBlankNodes(),
    baseIRI: fileBase(source),
    documentLoader: { load: async (address: string) => contextAt(address) },
  });
  let isEmpty = true;
  for await (const quads of collected(boundedJson(chunks), parser)) {
    if (quads.length > 0) isEmpty = false;
    yield quads.flatMap((quad) => {
      const triple = tripleOfQuad(quad, renameBlank);
      if (triple !== null) return triplesOfQuad(triple, quad.graph);
      onReject(getReject({ source, line: null, reason: UNSUPPORTED_TERM, text: quadText(quad) }));
      return [];
    });
  }
  if (!isEmpty) return;
  const reason = 'without an @context, the names of the document mean nothing';
  onReject({ source, line: null, reason, text: '' });
}

/** @throws InvalidArgumentError when the parser is not installed. */
async function createParser(options: IJsonLdParserOptions): Promise<CollectingParser<RdfQuad>> {
  const { JsonLdParser } = await import('jsonld-streaming-parser').catch(() => {
    throw new InvalidArgumentError('format', NOT_INSTALLED, 'json-ld');
  });
  const found: RdfQuad[] = [];
  return Object.assign(new JsonLdParser(options), {
    found,
    push(quad: RdfQuad | null): boolean {
      if (quad !== null) found.push(quad);
      return true;
    },
  });
}

const NOT_INSTALLED =
  'needs the package jsonld-streaming-parser. Install it: npm install jsonld-streaming-parser@5';

/** A context document. */
export interface ContextDocument {
  readonly [name: string]: unknown;
}

const SCHEMA = 'http://schema.org/';
/** Properties of schema.org whose texts are addresses, as its own context says. */
const ADDRESSES =
  'additionalType codeRepository contentUrl downloadUrl image license logo mainEntityOfPage sameAs thumbnailUrl url';

/** The context of schema.org, as far as it changes what a document means. */
const SCHEMA_ORG: ContextDocument = {
  '@vocab': SCHEMA,
  type: '@type',
  id: '@id',
  schema: SCHEMA,
  bioschemas: 'https://bioschemas.org/',
  ...Object.fromEntries(
    ADDRESSES.split(' ').map((name) => [name, { '@id': `${SCHEMA}${name}`, '@type': '@id' }]),
  ),
};

/**
 * Returns a context that documents name by its address, out of those that are built in: none is fetched.
 * @throws Error for any other.
 */
function contextAt(address: string): ContextDocument {
  if (/^https?:\/\/(?:www\.)?schema\.org(?:\/|\/docs\/jsonldcontext\.jsonld?)?$/.test(address)) {
    return { '@context': SCHEMA_ORG };
  }
  throw new Error(
    `the context ${address} is not built in, and none is fetched: write it into the document`,
  );
}
