import { InvalidArgumentError, InvalidIdError } from '@biographql/core';
import { PREFIXES, type Prefix } from './prefixes.js';

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

/** Term that a variable can be bound to: plain data, as in RDF/JS. */
export type Term = NamedNode | BlankNode | Literal;

/** Characters that RFC 3987 allows after the scheme of an IRI, except `%`, `?`, `#`, `[` and `]`. */
const IRI_CHARACTER =
  '[^\\0-\\x20<>"{}|^`\\\\%?#[\\]\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\uFFF0-\\uFFFF\\u{E0000}-\\u{E0FFF}]';
const part = (more: string) => `(?:${IRI_CHARACTER}|%[\\dA-Fa-f]{2}${more})*`;
/** Invalid authorities of IRIs: with a second `@`, or a port that isn't digits. */
const BAD_AUTHORITY =
  '//[^/?#]*@[^/?#]*@|//(?:[^/?#@]*@)?[^/?#@:]*:(?!\\d*(?:[/?#]|$))[^/?#@]*(?:[/?#]|$)';
const ABSOLUTE_IRI = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:(?!${BAD_AUTHORITY})${part('')}(?:\\?${part('|[?\\p{Co}]')})?(?:#${part('|\\?')})?$`,
  'u',
);

/**
 * Returns whether a text is an absolute IRI (RFC 3987), which any engine takes between `<` and `>`. IPv6 addresses
 * (`http://[::1]/`) are rejected.
 */
export function isIri(text: string): boolean {
  return ABSOLUTE_IRI.test(text);
}

/** Makes a term of an absolute IRI. @throws InvalidIdError when the text is relative, or contains what {@link isIri} rejects. */
export function iri<const Iri extends string>(value: Iri): NamedNode<Iri> {
  if (typeof value !== 'string' || !isIri(value)) {
    throw new InvalidIdError(String(value), 'an absolute IRI');
  }
  return { termType: 'NamedNode', value };
}

/**
 * Makes a literal of a text, a number, a boolean or a date.
 * Safe integers become xsd:integer, other numbers xsd:double, dates xsd:dateTime in UTC; language tags are lowercased.
 * @param kind - for a text: its language tag, or the datatype as a term; plain text (xsd:string) when absent.
 * @throws InvalidArgumentError for NaN-like dates, malformed language tags, and text with half a surrogate pair;
 * InvalidIdError for a datatype that is no absolute IRI.
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
  if (typeof kind !== 'string') return toLiteral(value, iri(kind.value).value);
  if (kind === '') return typed(value, 'string');
  if (!/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(kind)) {
    throw new InvalidArgumentError('language', 'must be a tag such as `en`', kind);
  }
  return toLiteral(value, `${PREFIXES.rdf}langString`, kind.toLowerCase());
}

function typed(value: string, type: string): Literal {
  return toLiteral(value, PREFIXES.xsd + type);
}

function toLiteral(value: string, datatype: string, language = ''): Literal {
  return { termType: 'Literal', value, language, datatype };
}

/** The entity itself, e.g. `wd('Q12078')` or `wd('P31')`. @throws InvalidIdError unless it is a Q, P or L number. */
export const wd = /* @__PURE__ */ named('wd', '[QPL]', 'identifier such as Q12078');
/** The direct (truthy) claim of a property, e.g. `wdt('P2175')`. @throws InvalidIdError unless it is a P number. */
export const wdt = /* @__PURE__ */ named('wdt');
/** From an entity to the statement nodes of a property, e.g. `p('P2175')`. @throws InvalidIdError unless it is a P number. */
export const p = /* @__PURE__ */ named('p');
/** From a statement node to its value, e.g. `ps('P2175')`. @throws InvalidIdError unless it is a P number. */
export const ps = /* @__PURE__ */ named('ps');
/** From a statement node to a qualifier, e.g. `pq('P459')`. @throws InvalidIdError unless it is a P number. */
export const pq = /* @__PURE__ */ named('pq');

function named(prefix: Prefix, letter = 'P', expected = 'property such as P2175') {
  const form = new RegExp(`^(?:${prefix}:)?(${letter}[1-9]\\d{0,14})$`);
  return (id: string): NamedNode => {
    const local = form.exec(id)?.[1];
    if (!local) throw new InvalidIdError(id, `a Wikidata ${expected}`);
    return { termType: 'NamedNode', value: PREFIXES[prefix] + local };
  };
}

/**
 * Writes a term as one SPARQL token (or, for a typed literal, one literal): the only place where values become syntax.
 * A backslash before `u` is followed by an escaped `u`, so that engines which undo `\u` before parsing read the same text.
 * @param name - what an error calls the term.
 * @throws InvalidArgumentError for a blank node, which has no meaning outside its result, and for anything but a term;
 * InvalidIdError for an IRI or a datatype that is no absolute IRI.
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

/** JSON and SPARQL have the same escapes, but a `u` after a backslash must also be escaped. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\\\\([uU])|\\./g, (match, u?: string) =>
    u ? `\\\\\\u00${u === 'u' ? 75 : 55}` : match,
  );
}
