import { iri, type NamedNode, wdt } from '@biographql/sparql';

/** The predicate of a property as edges and claims name it: by its code, or by its IRI where it has none. */
export function predicateOf(property: string): NamedNode {
  return /^P\d+$/.test(property) ? wdt(property) : iri(property);
}
