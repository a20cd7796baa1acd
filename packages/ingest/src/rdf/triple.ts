import { type BlankNode, isIri, type Literal, type NamedNode, type Term } from '@biographql/sparql';

export interface Triple {
  readonly subject: NamedNode | BlankNode;
  readonly predicate: NamedNode;
  readonly object: Term;
  /** The triple as one line of N-Triples, without the line's end. */
  readonly ntriples: string;
  /** IRI of the named graph that its source has it in; absent for the default graph. */
  readonly graph?: string | undefined;
}

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
