import { InvalidArgumentError } from '@biographql/core';
import { PREFIXES } from './prefixes.js';
import { iri, type Literal, literal, type Term } from './terms.js';

/**
 * Writes a term as one SPARQL token (or, for a typed literal, one literal): the only place where values become syntax.
 * A backslash before `u` is followed by an escaped `u`, so that engines which undo `\u` before parsing read the same text.
 * @param name - what an error calls the term.
 * @throws InvalidArgumentError for a blank node, which has no meaning outside its result, and for anything but a term.
 */
export function encodeTerm(term: Term, name = 'term'): string {
  const type = term?.termType;
  if (type === 'NamedNode') return `<${iri(term.value).value}>`;
  if (type === 'Literal') return encodeLiteral(term);
  throw new InvalidArgumentError(name, 'must be an IRI or a literal: use wd(), iri() or literal()');
}

function encodeLiteral({ value, language, datatype }: Literal): string {
  if (datatype === `${PREFIXES.xsd}integer` && /^\d{1,15}$/.test(value)) return value;
  const text = quote(literal(value).value);
  if (language !== '') return `${text}@${literal('', language).language}`;
  return datatype === `${PREFIXES.xsd}string` ? text : `${text}^^<${iri(datatype).value}>`;
}

/** The escapes of JSON are those of SPARQL; only a `u` behind a backslash needs one of its own. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\\\\([uU])|\\./g, (match, u?: string) =>
    u ? `\\\\\\u00${u === 'u' ? 75 : 55}` : match,
  );
}
