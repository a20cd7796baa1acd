import { InvalidArgumentError } from '@biographql/core';
import { PREFIXES } from './prefixes.js';
import { iri, isIri, type Literal, literal, type Term } from './terms.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
  '\u0000': '\\u0000',
};
const COUNT = /^\d{1,15}$/;

/**
 * Writes a term as one SPARQL token (or, for a typed literal, one literal): the only place where values become syntax.
 * A backslash before `u` is followed by an escaped `u`, so that engines which undo `\u` before parsing read the same text.
 * @throws InvalidArgumentError for a blank node, which has no meaning outside its result, and for anything but a term.
 */
export function encodeTerm(term: Term): string {
  switch (term?.termType) {
    case 'NamedNode':
      return `<${iri(term.value).value}>`;
    case 'Literal':
      return encodeLiteral(term);
    case 'BlankNode':
      throw new InvalidArgumentError(
        'term',
        'must be an IRI or a literal: a blank node has no meaning outside the result it came from',
      );
    default:
      throw new InvalidArgumentError('term', 'must be an RDF term');
  }
}

function encodeLiteral({ value, language, datatype }: Literal): string {
  if (datatype === `${PREFIXES.xsd}integer` && COUNT.test(value)) return value;
  const text = quote(literal(value).value);
  if (language !== '') return `${text}@${literal('', language).language}`;
  if (datatype === `${PREFIXES.xsd}string`) return text;
  if (!isIri(datatype)) throw new InvalidArgumentError('datatype', 'must be an absolute IRI');
  return `${text}^^<${datatype}>`;
}

function quote(text: string): string {
  const escaped = text.replace(/\\[uU]|["\\\n\r\t\b\f\0]/g, (match) =>
    match.length === 1 ? (ESCAPES[match] ?? match) : `\\\\\\u00${match === '\\u' ? '75' : '55'}`,
  );
  return `"${escaped}"`;
}
