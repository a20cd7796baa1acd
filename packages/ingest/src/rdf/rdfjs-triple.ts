import type { BlankNode, Literal, NamedNode } from '@biographql/sparql';
import { DataFactory } from 'rdf-data-factory';
import { getTriple, isAbsoluteIri, isLanguageTag, type Triple } from './triple.js';

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

/** Returns a factory that numbers unlabeled blank nodes from 0, so that each reading gives the same labels. */
export function ownBlankNodes(): DataFactory {
  return new DataFactory({ blankNodePrefix: 'unnamed_' });
}
