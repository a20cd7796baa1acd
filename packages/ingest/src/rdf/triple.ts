import { type BlankNode, isIri, type Literal, type NamedNode, type Term } from '@biographql/sparql';

export interface Triple {
  readonly subject: NamedNode | BlankNode;
  readonly predicate: NamedNode;
  readonly object: Term;
  /** The triple as one line of N-Triples, without the line's end. */
  readonly ntriples: string;
  /** IRI of its named graph in the source; absent for the default graph. */
  readonly graph?: string | undefined;
}

/** Output of a reader, one batch per block of input. */
export type TripleBatches = AsyncIterable<readonly Triple[]>;

export const XSD_STRING = 'http://www.w3.org/2001/XMLSchema#string';
export const RDF_LANG_STRING = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#langString';

const PLAIN =
  '\\x00-\\x20<>"{}|^`\\\\%\\[\\]#\\x7f-\\x9f\\ud800-\\uf8ff\\ufdd0-\\ufdef\\ufff0-\\uffff';
/** Pattern source for absolute IRIs in common spelling, up to `>` or the end. It misses some unusual IRIs. */
export const IRI_PATTERN = `[A-Za-z][A-Za-z0-9+.-]*:(?:(?!//)|//[^${PLAIN}:/?@]*(?=[/?#>]|$))[^${PLAIN}]*(?:#[^${PLAIN}]*)?`;
const COMMON_IRI = new RegExp(`^${IRI_PATTERN}$`);
const LANGUAGE_TAG = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;
const ESCAPED = /["\\\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
};

export function isAbsoluteIri(text: string): boolean {
  return COMMON_IRI.test(text) || isIri(text);
}

/** Whether a text is a well-formed language tag (BCP 47 by shape, subtags not looked up). */
export function isLanguageTag(text: string): boolean {
  return LANGUAGE_TAG.test(text);
}

export function getTriple(
  subject: NamedNode | BlankNode,
  predicate: NamedNode,
  object: Term,
): Triple {
  const ntriples = `${termText(subject)} ${termText(predicate)} ${termText(object)} .`;
  return { subject, predicate, object, ntriples };
}

function termText(term: Term): string {
  if (term.termType === 'NamedNode') return `<${term.value}>`;
  if (term.termType === 'BlankNode') return `_:${term.value}`;
  return literalText(term);
}

function literalText({ value, language, datatype }: Literal): string {
  const quoted = `"${value.replace(ESCAPED, (character) => ESCAPES[character] ?? character)}"`;
  if (language !== '') return `${quoted}@${language}`;
  return datatype === XSD_STRING ? quoted : `${quoted}^^<${datatype}>`;
}

export interface RdfTerm {
  readonly termType: string;
  readonly value: string;
  readonly language?: string;
  /** Base direction of RDF 1.2. */
  readonly direction?: string | null;
  readonly datatype?: { readonly value: string };
}

export interface RdfQuad {
  readonly subject: RdfTerm;
  readonly predicate: RdfTerm;
  readonly object: RdfTerm;
  readonly graph: RdfTerm;
}

/**
 * Returns the triple of a quad; null for unsupported terms and relative or invalid IRIs.
 * @param renameBlank - Returns the label of a blank node outside its file.
 */
export function tripleOfQuad(
  { subject, predicate, object }: RdfQuad,
  renameBlank: (label: string) => string,
): Triple | null {
  const from = resource(subject, renameBlank);
  const by = resource(predicate, renameBlank);
  const to = object.termType === 'Literal' ? toLiteral(object) : resource(object, renameBlank);
  if (from === null || by === null || by.termType !== 'NamedNode' || to === null) return null;
  return getTriple(from, by, to);
}

/** The clause of a reject for a quad that is no triple. */
export const UNSUPPORTED_TERM =
  'an IRI is relative or has a forbidden character, or a term is unsupported';

export function quadText({ subject, predicate, object }: RdfQuad): string {
  return `${subject.value} ${predicate.value} ${object.value}`;
}

function resource(
  { termType, value }: RdfTerm,
  renameBlank: (label: string) => string,
): NamedNode | BlankNode | null {
  if (termType === 'NamedNode') return isAbsoluteIri(value) ? { termType, value } : null;
  return termType === 'BlankNode' ? { termType, value: renameBlank(value) } : null;
}

function toLiteral({ value, language = '', direction, datatype }: RdfTerm): Literal | null {
  if (direction) return null;
  if (language !== '' && !isLanguageTag(language)) return null;
  if (datatype === undefined || !isAbsoluteIri(datatype.value)) return null;
  return { termType: 'Literal', value, language, datatype: datatype.value };
}

/** Options of a factory that numbers unlabeled blank nodes from 0, so that each reading gives the same labels. */
export const BLANK_NODE_LABELS = { blankNodePrefix: 'unnamed_' };
