import { setImmediate } from 'node:timers/promises';
import { ResultTooLargeError } from '@biographql/core';
import type { SolutionSequence } from '@biographql/engines';
import { PREFIXES, type Term, toJsonTerm } from '@biographql/sparql';
import { type NamedTriple, nTriplesLine, nTriplesTerm } from '@biographql/sparql/triples';
import Negotiator from 'negotiator';
import { RequestError } from '../../graphql/result.js';

type ResultFormat = 'json' | 'xml' | 'csv' | 'tsv';
/** How triples are written. Every N-Triples document is one in Turtle. */
type TripleFormat = 'turtle' | 'n-triples' | 'rdf-xml' | 'json-ld';

interface Chosen<Format> {
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

interface Writer<Item> {
  readonly begin: string;
  readonly write: (item: Item, index: number) => string;
  readonly end: string;
}

function* writeAll<Item>(items: Iterable<Item>, { begin, write, end }: Writer<Item>) {
  yield begin;
  let index = 0;
  for (const item of items) {
    yield write(item, index);
    index += 1;
  }
  yield end;
}

type Solution = SolutionSequence['solutions'][number];

/** After the W3C's formats of SPARQL 1.1 query results. CSV has the values alone. */
export function tableText(
  { variables, solutions }: SolutionSequence,
  format: ResultFormat,
): Iterable<string> {
  return writeAll(solutions, WRITERS[format](variables));
}

export function truthText(boolean: boolean, format: 'json' | 'xml'): string {
  if (format === 'json') return JSON.stringify({ head: {}, boolean });
  return `${XML_BEGIN}<head/><boolean>${boolean}</boolean></sparql>\n`;
}

const XML_BEGIN =
  '<?xml version="1.0" encoding="UTF-8"?>\n<sparql xmlns="http://www.w3.org/2005/sparql-results#">';

const WRITERS: Readonly<Record<ResultFormat, (variables: readonly string[]) => Writer<Solution>>> =
  {
    json: (variables) => {
      const keys = variables.map((variable) => JSON.stringify(variable));
      return {
        begin: `{"head":{"vars":[${keys.join(',')}]},"results":{"bindings":[`,
        write: (solution, index) => {
          const members = bound(solution).map(
            ([term, at]) => `${keys[at]}:${JSON.stringify(toJsonTerm(term))}`,
          );
          return `${index === 0 ? '\n' : ',\n'}{${members.join(',')}}`;
        },
        end: '\n]}}\n',
      };
    },
    xml: (variables) => {
      const names = variables.map(xmlText);
      const head = names.map((name) => `<variable name="${name}"/>`).join('');
      return {
        begin: `${XML_BEGIN}<head>${head}</head><results>\n`,
        write: (solution) => {
          const bindings = bound(solution).map(
            ([term, at]) => `<binding name="${names[at]}">${writeXmlTerm(term)}</binding>`,
          );
          return `<result>${bindings.join('')}</result>\n`;
        },
        end: '</results></sparql>\n',
      };
    },
    csv: (variables) => ({
      begin: `${variables.map(csvField).join(',')}\r\n`,
      write: (solution) =>
        `${solution.map((term) => csvField(term === null ? '' : nodeName(term))).join(',')}\r\n`,
      end: '',
    }),
    tsv: (variables) => ({
      begin: `${variables.map((variable) => `?${variable}`).join('\t')}\n`,
      write: (solution) =>
        `${solution.map((term) => (term === null ? '' : nTriplesTerm(term))).join('\t')}\n`,
      end: '',
    }),
  };

function bound(solution: Solution): readonly (readonly [Term, number])[] {
  return solution.flatMap((term, at) => (term === null ? [] : [[term, at] as const]));
}

export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
};

/** What XML 1.0 cannot hold in any form: most controls, halves of pairs, and two that are no characters. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xmlText(text: string): string {
  return text.replace(NO_XML, '\uFFFD').replace(/[&<>"\r]/g, (each) => ENTITIES[each] ?? each);
}

function writeXmlTerm(term: Term): string {
  const value = xmlText(term.value);
  if (term.termType === 'NamedNode') return `<uri>${value}</uri>`;
  if (term.termType === 'BlankNode') return `<bnode>${value}</bnode>`;
  if (term.language !== '') {
    return `<literal xml:lang="${xmlText(term.language)}">${value}</literal>`;
  }
  const isPlain = term.datatype === `${PREFIXES.xsd}string`;
  return isPlain
    ? `<literal>${value}</literal>`
    : `<literal datatype="${xmlText(term.datatype)}">${value}</literal>`;
}

export function tripleText(triples: Iterable<NamedTriple>, format: TripleFormat): Iterable<string> {
  return writeAll(triples, TRIPLE_WRITERS[format]);
}

const LINES: Writer<NamedTriple> = { begin: '', write: nTriplesLine, end: '' };

const TRIPLE_WRITERS: Readonly<Record<TripleFormat, Writer<NamedTriple>>> = {
  turtle: LINES,
  'n-triples': LINES,
  'rdf-xml': {
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns:rdf="${PREFIXES.rdf}">\n`,
    write: xmlTriple,
    end: '</rdf:RDF>\n',
  },
  'json-ld': {
    begin: '[',
    write: (triple, index) => `${index === 0 ? '\n' : ',\n'}${JSON.stringify(jsonNode(triple))}`,
    end: '\n]\n',
  },
};

/** The longest end of an IRI that is a name of XML. */
const LOCAL_NAME = /[\p{L}_][\p{L}\p{N}_.-]*$/u;

function xmlTriple({ subject, predicate, object }: NamedTriple): string {
  const name = LOCAL_NAME.exec(predicate.value)?.[0];
  if (name === undefined || name === predicate.value) {
    throw new RequestError(
      'NOT_ACCEPTABLE',
      `RDF/XML has no name for the predicate <${predicate.value}>. Request \`text/turtle\`.`,
    );
  }
  const about = subject.termType === 'BlankNode' ? 'nodeID' : 'about';
  const namespace = xmlText(predicate.value.slice(0, -name.length));
  const property = `<p:${name} xmlns:p="${namespace}"${xmlObject(object)}`;
  const end = object.termType === 'Literal' ? `</p:${name}>` : '';
  return `<rdf:Description rdf:${about}="${xmlText(subject.value)}">${property}${end}</rdf:Description>\n`;
}

function xmlObject(object: Term): string {
  const value = xmlText(object.value);
  if (object.termType === 'NamedNode') return ` rdf:resource="${value}"/>`;
  if (object.termType === 'BlankNode') return ` rdf:nodeID="${value}"/>`;
  if (object.language !== '') return ` xml:lang="${xmlText(object.language)}">${value}`;
  const isPlain = object.datatype === `${PREFIXES.xsd}string`;
  return isPlain ? `>${value}` : ` rdf:datatype="${xmlText(object.datatype)}">${value}`;
}

function jsonNode({ subject, predicate, object }: NamedTriple): object {
  return { '@id': nodeName(subject), [predicate.value]: [jsonValue(object)] };
}

function nodeName({ termType, value }: Term): string {
  return termType === 'BlankNode' ? `_:${value}` : value;
}

function jsonValue(object: Term): object {
  if (object.termType !== 'Literal') return { '@id': nodeName(object) };
  const { value, language, datatype } = object;
  if (language !== '') return { '@value': value, '@language': language };
  return datatype === `${PREFIXES.xsd}string`
    ? { '@value': value }
    : { '@value': value, '@type': datatype };
}

/** Work that may go on before other requests have their turn, in milliseconds. */
const TURN_MS = 20;
const CHUNK_LENGTH = 65_536;

export interface WrittenText {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
}

interface WriteOptions {
  readonly maxBytes: number;
  readonly advice: string;
  readonly signal?: AbortSignal | undefined;
}

export async function writePieces(
  pieces: Iterable<string>,
  { maxBytes, advice, signal }: WriteOptions,
): Promise<WrittenText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let waiting = '';
  let turn = performance.now();
  const flush = () => {
    const chunk = Buffer.from(waiting);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ResultTooLargeError(maxBytes, 'bytes', advice);
    chunks.push(chunk);
    waiting = '';
  };
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK_LENGTH) continue;
    flush();
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    signal?.throwIfAborted();
    turn = performance.now();
  }
  if (waiting !== '') flush();
  return { chunks, bytes };
}
