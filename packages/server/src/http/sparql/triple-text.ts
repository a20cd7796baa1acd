import { PREFIXES, type Term } from '@biographql/sparql';
import { type NamedTriple, nTriplesLine } from '@biographql/sparql/triples';
import { RequestError } from '../../graphql/request-error.js';
import type { TripleFormat } from './result-formats.js';
import { xmlText } from './result-text.js';

export function* tripleText(
  triples: Iterable<NamedTriple>,
  format: TripleFormat,
): Generator<string> {
  const { begin, triple: write, end } = WRITERS[format];
  yield begin;
  let index = 0;
  for (const triple of triples) {
    yield write(triple, index);
    index += 1;
  }
  yield end;
}

interface TripleWriter {
  readonly begin: string;
  readonly triple: (triple: NamedTriple, index: number) => string;
  readonly end: string;
}

const LINES: TripleWriter = { begin: '', triple: nTriplesLine, end: '' };

const WRITERS: Readonly<Record<TripleFormat, TripleWriter>> = {
  turtle: LINES,
  'n-triples': LINES,
  'rdf-xml': {
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns:rdf="${PREFIXES.rdf}">\n`,
    triple: xmlTriple,
    end: '</rdf:RDF>\n',
  },
  'json-ld': {
    begin: '[',
    triple: (triple, index) => `${index === 0 ? '\n' : ',\n'}${JSON.stringify(jsonNode(triple))}`,
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
  return { '@id': jsonId(subject), [predicate.value]: [jsonValue(object)] };
}

function jsonId({ termType, value }: Term): string {
  return termType === 'BlankNode' ? `_:${value}` : value;
}

function jsonValue(object: Term): object {
  if (object.termType !== 'Literal') return { '@id': jsonId(object) };
  const { value, language, datatype } = object;
  if (language !== '') return { '@value': value, '@language': language };
  return datatype === `${PREFIXES.xsd}string`
    ? { '@value': value }
    : { '@value': value, '@type': datatype };
}
