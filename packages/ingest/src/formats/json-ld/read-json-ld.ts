import { InvalidArgumentError } from '@biographql/core';
import type { IJsonLdParserOptions } from 'jsonld-streaming-parser';
import { DataFactory } from 'rdf-data-factory';
import type { Chunks } from '../../bytes/open-bytes.js';
import { toTriples } from '../../rdf/read-n-quads.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import {
  BLANK_NODE_LABELS,
  type RdfQuad,
  type RdfTerm,
  type TripleBatches,
} from '../../rdf/triple.js';
import { fileBase } from '../../source-files.js';
import { type CollectingParser, collected } from '../collected.js';
import { boundedJson } from '../json/read-json.js';
import { XSD_INTEGER } from '../triples.js';

/**
 * Reads JSON-LD 1.1, any number of documents in a list; named graphs as in `triplesOfQuad`. Contexts must be in
 * the document, or be schema.org's: none is fetched. A syntax error or an unknown context ends the file.
 */
export async function* readJsonLd(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const { source, onReject } = options;
  const settings = {
    dataFactory: new DataFactory(BLANK_NODE_LABELS),
    baseIRI: fileBase(source),
    documentLoader: { load: async (address: string) => contextAt(address) },
  };
  const parser = await createParser(settings, (context) => {
    for (const [prefix, namespace] of prefixesOf(context)) options.onPrefix?.(prefix, namespace);
  });
  let isEmpty = true;
  for await (const quads of collected(boundedJson(chunks), parser)) {
    if (quads.length > 0) isEmpty = false;
    const read = quads.map((quad) => ({ ...quad, object: wholeNumber(quad.object) }));
    yield toTriples(read, options);
  }
  if (!isEmpty) return;
  const reason = 'no triples found: the document needs an @context that defines its names';
  onReject({ source, line: null, reason, text: '' });
}

/** The terms of a context that may be prefixes: JSON-LD 1.1 recognizes them by the end of their IRI. */
function prefixesOf(context: unknown): readonly (readonly [string, string])[] {
  if (Array.isArray(context)) return context.flatMap(prefixesOf);
  if (typeof context !== 'object' || context === null) return [];
  return Object.entries(context).filter(
    ([, namespace]) => typeof namespace === 'string' && /[/#:?_-]$/.test(namespace),
  );
}

async function createParser(
  options: IJsonLdParserOptions,
  onContext: (context: unknown) => void,
): Promise<CollectingParser<RdfQuad>> {
  const { JsonLdParser } = await import('jsonld-streaming-parser').catch(() => {
    throw new InvalidArgumentError('format', NOT_INSTALLED, 'json-ld');
  });
  const found: RdfQuad[] = [];
  const parser = new JsonLdParser(options);
  parser.on('context', onContext);
  keepLongIntegers(parser);
  return Object.assign(parser, {
    found,
    push(quad: RdfQuad | null): boolean {
      if (quad !== null) found.push(quad);
      return true;
    },
  });
}

/** The parser's token for a text. */
const STRING = 0xa;
/** Begins the digits of an integer that a JavaScript number cannot hold. No text of JSON has this character unescaped. */
const LONG_INTEGER = '\u0001integer:';

/** Makes the parser emit integers of more than 15 digits as texts, marked to distinguish them from other texts. */
function keepLongIntegers(parser: object): void {
  const json: unknown = Reflect.get(parser, 'jsonParser');
  if (typeof json !== 'object' || json === null) return;
  const read: unknown = Reflect.get(json, 'numberReviver');
  if (typeof read !== 'function') return;
  Reflect.set(json, 'numberReviver', (text: string, ...place: readonly unknown[]) => {
    const isLong = /^-?\d{16,}$/.test(text) && String(Number(text)) !== text;
    if (!isLong) return Reflect.apply(read, json, [text, ...place]);
    const token: unknown = Reflect.get(json, 'onToken');
    if (typeof token === 'function') Reflect.apply(token, json, [STRING, `${LONG_INTEGER}${text}`]);
    return undefined;
  });
}

function wholeNumber(object: RdfTerm): RdfTerm {
  if (!object.value.startsWith(LONG_INTEGER)) return object;
  const value = object.value.slice(LONG_INTEGER.length);
  const { value: stated = '' } = object.datatype ?? {};
  const isText = /#(?:string|langString)$/.test(stated);
  const datatype = { value: isText ? XSD_INTEGER : stated };
  return { termType: 'Literal', value, language: '', datatype };
}

const NOT_INSTALLED =
  'needs the package jsonld-streaming-parser. Install it: npm install jsonld-streaming-parser@5';

export interface ContextDocument {
  readonly [name: string]: unknown;
}

const SCHEMA = 'http://schema.org/';
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
 * Returns the built-in context with an address; none is fetched.
 * @throws Error for any other.
 */
function contextAt(address: string): ContextDocument {
  if (/^https?:\/\/(?:www\.)?schema\.org(?:\/|\/docs\/jsonldcontext\.jsonld?)?$/.test(address)) {
    return { '@context': SCHEMA_ORG };
  }
  throw new Error(
    `the context ${address} is not built in, and contexts are not downloaded: copy it into the document`,
  );
}
