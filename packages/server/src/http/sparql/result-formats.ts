import Negotiator from 'negotiator';
import { RequestError } from '../../graphql/request-error.js';

export type ResultFormat = 'json' | 'xml' | 'csv' | 'tsv';
/** How triples are written. Every N-Triples document is one in Turtle. */
export type TripleFormat = 'turtle' | 'n-triples' | 'rdf-xml' | 'json-ld';

export interface Chosen<Format> {
  readonly format: Format;
  readonly contentType: string;
}

/** Media types that a client may ask for, the standard one of each format first. */
type MediaTypes<Format extends string> = Readonly<Record<Format, readonly string[]>>;

const JSON_TYPES = ['application/sparql-results+json', 'application/json'] as const;
const XML_TYPES = ['application/sparql-results+xml', 'application/xml', 'text/xml'] as const;

export const TABLE_TYPES: MediaTypes<ResultFormat> = {
  json: JSON_TYPES,
  xml: XML_TYPES,
  csv: ['text/csv'],
  tsv: ['text/tab-separated-values'],
};
export const TRUTH_TYPES: MediaTypes<'json' | 'xml'> = { json: JSON_TYPES, xml: XML_TYPES };
export const TRIPLE_TYPES: MediaTypes<TripleFormat> = {
  turtle: ['text/turtle'],
  'n-triples': ['application/n-triples', 'text/plain'],
  'rdf-xml': ['application/rdf+xml', 'application/xml', 'text/xml'],
  'json-ld': ['application/ld+json', 'application/json'],
};

export function chooseFormat<Format extends string>(
  accept: string | undefined,
  types: MediaTypes<Format>,
): Chosen<Format> {
  const offered = (Object.entries(types) as [Format, readonly string[]][]).flatMap(
    ([format, names]) => names.map((name) => ({ format, name })),
  );
  const names = offered.map(({ name }) => name);
  const [wanted] = new Negotiator({ headers: { accept: accept ?? '*/*' } }).mediaTypes(names);
  const chosen = offered.find(({ name }) => name === wanted);
  if (chosen === undefined) {
    throw new RequestError(
      'NOT_ACCEPTABLE',
      `\`Accept\` allows none of the media types of this answer: ${names.join(', ')}.`,
    );
  }
  return { format: chosen.format, contentType: `${chosen.name}; charset=utf-8` };
}
