import { InvalidArgumentError, InvalidIdError } from '@biographql/core';
import { PREFIXES } from './prefixes.js';

/** An IRI as a term. */
export interface NamedNode<Iri extends string = string> {
  readonly termType: 'NamedNode';
  /** The absolute IRI, without `<` and `>`. */
  readonly value: Iri;
}

/** A node without a name; its label means something within one result only. */
export interface BlankNode {
  readonly termType: 'BlankNode';
  /** The label, without `_:`. */
  readonly value: string;
}

/** A text, number, date or other value. */
export interface Literal {
  readonly termType: 'Literal';
  /** The lexical form, e.g. `05` for the integer five written with two digits. */
  readonly value: string;
  /** A BCP 47 tag such as `en`; empty when the literal has none. */
  readonly language: string;
  /** The IRI of the datatype; `rdf:langString` for a literal with a language. */
  readonly datatype: string;
}

/** What a variable may be bound to: plain data, in the words of RDF/JS. */
export type Term = NamedNode | BlankNode | Literal;

const ABSOLUTE_IRI = /^[A-Za-z][A-Za-z0-9+.-]*:[^<>"{}|^`\\\s\p{Cs}\p{Cc}]*$/u;

/** Returns whether a text is absolute and may stand between `<` and `>` in SPARQL as it is. */
export function isIri(text: string): boolean {
  return ABSOLUTE_IRI.test(text);
}

/** Makes a term of an absolute IRI. @throws InvalidIdError when the text is relative or holds a space or one of `` <>"{}|^`\ ``. */
export function iri<const Iri extends string>(value: Iri): NamedNode<Iri> {
  if (typeof value !== 'string' || !isIri(value)) {
    throw new InvalidIdError(String(value), 'an absolute IRI');
  }
  return { termType: 'NamedNode', value };
}

/**
 * Makes a literal of a text, a number, a boolean or a date.
 * Whole numbers become xsd:integer, other numbers xsd:double, dates xsd:dateTime in UTC.
 *
 * @param kind - for a text: its language tag, or the datatype as a term; plain text (xsd:string) when absent.
 * @throws InvalidArgumentError for NaN-like dates, malformed language tags, and text with half a surrogate pair.
 */
export function literal(value: string, kind?: string | NamedNode): Literal;
export function literal(value: number | boolean | Date): Literal;
export function literal(
  value: string | number | boolean | Date,
  kind: string | NamedNode = '',
): Literal {
  if (typeof value === 'string') return textLiteral(value, kind);
  if (typeof value === 'boolean') return typed(`${value}`, 'boolean');
  if (typeof value === 'number') {
    return Number.isSafeInteger(value)
      ? typed(`${value}`, 'integer')
      : typed(value.toExponential().replace('e+', 'e').replace('Infinity', 'INF'), 'double');
  }
  if (value instanceof Date && !Number.isNaN(+value)) return typed(value.toISOString(), 'dateTime');
  throw new InvalidArgumentError('value', 'must be text, a number, a boolean or a date');
}

function textLiteral(value: string, kind: string | NamedNode): Literal {
  if (/\p{Cs}/u.test(value)) {
    throw new InvalidArgumentError('value', 'must be well-formed Unicode');
  }
  if (typeof kind !== 'string') return literalOf(value, iri(kind.value).value);
  if (kind === '') return typed(value, 'string');
  if (!/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(kind)) {
    throw new InvalidArgumentError('language', 'must be a tag such as `en`', kind);
  }
  return literalOf(value, `${PREFIXES.rdf}langString`, kind.toLowerCase());
}

function typed(value: string, type: string): Literal {
  return literalOf(value, PREFIXES.xsd + type);
}

function literalOf(value: string, datatype: string, language = ''): Literal {
  return { termType: 'Literal', value, language, datatype };
}
