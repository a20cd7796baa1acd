import { setImmediate } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';
import { escapeMarkup } from '@biographql/core/internal';
import type { SolutionSequence } from '@biographql/engines';
import { PREFIXES, type Term, toJsonTerm } from '@biographql/sparql';
import { lexical } from '@biographql/sparql/internal';
import { type NamedTriple, nTriplesLine, nTriplesTerm } from '@biographql/sparql/triples';
import Negotiator from 'negotiator';
import { RequestError } from '../../graphql/result.js';

type ResultFormat = 'json' | 'xml' | 'csv' | 'tsv';
/** How triples are written. Every N-Triples document is one in Turtle. */
type TripleFormat = 'turtle' | 'n-triples' | 'rdf-xml' | 'json-ld';

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
): { readonly format: Format; readonly contentType: string } {
  const entries = Object.entries<readonly string[]>(types) as [Format, readonly string[]][];
  const names = Object.values<readonly string[]>(types).flat();
  const [wanted = ''] = new Negotiator({ headers: { accept: accept ?? '*/*' } }).mediaTypes(names);
  const chosen = entries.find(([, each]) => each.includes(wanted));
  if (chosen !== undefined) return { format: chosen[0], contentType: `${wanted}; charset=utf-8` };
  const message = `\`Accept\` allows none of the available media types: ${names.join(', ')}.`;
  throw new RequestError('NOT_ACCEPTABLE', message);
}

const XSD_STRING = `${PREFIXES.xsd}string`;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPARQL_XML = `${XML}<sparql xmlns="http://www.w3.org/2005/sparql-results#">`;

export function truthText(boolean: boolean, format: 'json' | 'xml'): string {
  if (format === 'json') return JSON.stringify({ head: {}, boolean });
  return `${SPARQL_XML}<head/><boolean>${boolean}</boolean></sparql>\n`;
}

/** Writers for the W3C's SPARQL 1.1 result formats. CSV has the values only. */
export const writeTable: Readonly<
  Record<ResultFormat, (sequence: SolutionSequence) => Iterable<string>>
> = {
  *json({ variables, solutions }) {
    const keys = variables.map((variable) => JSON.stringify(variable));
    yield `{"head":{"vars":[${keys.join(',')}]},"results":{"bindings":[`;
    let separator = '\n';
    for (const solution of solutions) {
      const members = mapBound(
        solution,
        (term, at) => `${keys[at]}:${JSON.stringify(toJsonTerm(term))}`,
      );
      yield `${separator}{${members.join(',')}}`;
      separator = ',\n';
    }
    yield '\n]}}\n';
  },
  *xml({ variables, solutions }) {
    const names = variables.map(xmlText);
    const head = names.map((name) => `<variable name="${name}"/>`).join('');
    yield `${SPARQL_XML}<head>${head}</head><results>\n`;
    for (const solution of solutions) {
      const bindings = mapBound(
        solution,
        (term, at) => `<binding name="${names[at]}">${xmlTerm(term)}</binding>`,
      );
      yield `<result>${bindings.join('')}</result>\n`;
    }
    yield '</results></sparql>\n';
  },
  *csv({ variables, solutions }) {
    yield `${variables.map(csvField).join(',')}\r\n`;
    for (const solution of solutions)
      yield `${solution.map((term) => csvField(lexical(term) ?? '')).join(',')}\r\n`;
  },
  *tsv({ variables, solutions }) {
    yield `${variables.map((variable) => `?${variable}`).join('\t')}\n`;
    for (const solution of solutions)
      yield `${solution.map((term) => (term === null ? '' : nTriplesTerm(term))).join('\t')}\n`;
  },
};

function mapBound(
  solution: SolutionSequence['solutions'][number],
  write: (term: Term, at: number) => string,
): readonly string[] {
  return solution.flatMap((term, at) => (term === null ? [] : [write(term, at)]));
}

export const writeTriples: Readonly<
  Record<TripleFormat, (triples: Iterable<NamedTriple>) => Iterable<string>>
> = {
  turtle: writeLines,
  'n-triples': writeLines,
  *'rdf-xml'(triples) {
    yield `${XML}<rdf:RDF xmlns:rdf="${PREFIXES.rdf}">\n`;
    for (const triple of triples) yield xmlTriple(triple);
    yield '</rdf:RDF>\n';
  },
  *'json-ld'(triples) {
    yield '[';
    let separator = '\n';
    for (const { subject, predicate, object } of triples) {
      const node = { '@id': lexical(subject), [predicate.value]: [jsonValue(object)] };
      yield `${separator}${JSON.stringify(node)}`;
      separator = ',\n';
    }
    yield '\n]\n';
  },
};

function* writeLines(triples: Iterable<NamedTriple>): Iterable<string> {
  for (const triple of triples) yield nTriplesLine(triple);
}

function jsonValue(object: Term): object {
  if (object.termType !== 'Literal') return { '@id': lexical(object) };
  const { value, language, datatype } = object;
  if (language !== '') return { '@value': value, '@language': language };
  return datatype === XSD_STRING ? { '@value': value } : { '@value': value, '@type': datatype };
}

export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters that XML 1.0 can't contain: most controls, lone surrogates and two noncharacters. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xmlText(text: string): string {
  return escapeMarkup(text.replace(NO_XML, '\uFFFD')).replaceAll('\r', '&#xD;');
}

function xmlTerm(term: Term): string {
  const value = xmlText(term.value);
  if (term.termType === 'NamedNode') return `<uri>${value}</uri>`;
  if (term.termType === 'BlankNode') return `<bnode>${value}</bnode>`;
  return `<literal${xmlType(term, 'datatype')}>${value}</literal>`;
}

function xmlType({ language, datatype }: Term & { termType: 'Literal' }, attribute: string) {
  if (language !== '') return ` xml:lang="${xmlText(language)}"`;
  return datatype === XSD_STRING ? '' : ` ${attribute}="${xmlText(datatype)}"`;
}

/** The longest suffix of an IRI that is a valid XML name. */
const LOCAL_NAME = /[\p{L}_][\p{L}\p{N}_.-]*$/u;

function xmlTriple({ subject, predicate, object }: NamedTriple): string {
  const name = LOCAL_NAME.exec(predicate.value)?.[0];
  if (name === undefined || name === predicate.value) {
    throw new RequestError(
      'NOT_ACCEPTABLE',
      `RDF/XML cannot represent the predicate <${predicate.value}>. Request \`text/turtle\`.`,
    );
  }
  const about = subject.termType === 'BlankNode' ? 'nodeID' : 'about';
  const namespace = xmlText(predicate.value.slice(0, -name.length));
  const property = `p:${name} xmlns:p="${namespace}"`;
  return `<rdf:Description rdf:${about}="${xmlText(subject.value)}"><${property}${xmlObject(object, name)}</rdf:Description>\n`;
}

function xmlObject(object: Term, name: string): string {
  const value = xmlText(object.value);
  if (object.termType === 'NamedNode') return ` rdf:resource="${value}"/>`;
  if (object.termType === 'BlankNode') return ` rdf:nodeID="${value}"/>`;
  return `${xmlType(object, 'rdf:datatype')}>${value}</p:${name}>`;
}

/** Work that may go on before other requests have their turn, in milliseconds. */
const TURN_MS = 20;
const CHUNK_LENGTH = 65_536;

export interface WrittenText {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
}

export async function writePieces(
  pieces: Iterable<string>,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<WrittenText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let waiting = '';
  let turn = performance.now();
  const flush = () => {
    const chunk = Buffer.from(waiting);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ResultTooLargeError(maxBytes, 'bytes', ADVICE);
    chunks.push(chunk);
    waiting = '';
  };
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK_LENGTH) continue;
    flush();
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    signal.throwIfAborted();
    turn = performance.now();
  }
  if (waiting !== '') flush();
  return { chunks, bytes };
}

const ADVICE = 'Request fewer columns, or use LIMIT.';
