import { type EntityMatches, type PredicateMatches, WIKIDATA_ENTITY } from '@biographql/core';
import type { NamedPredicate, NamedRecord } from '../../services/name-search.js';

/** Returns entities found by name, in their wire form. */
export function toEntityMatches(found: readonly NamedRecord[]): EntityMatches {
  return found.map(({ iri, label, description, types, matchedText }) => ({
    qid: toQid(iri),
    iri,
    label,
    description,
    types: [...types],
    matchedText,
  }));
}

/** Returns properties found by name, in their wire form. */
export function toPredicateMatches(found: readonly NamedPredicate[]): PredicateMatches {
  return found.map(({ name, iri, label, matchedText, triples }) => ({
    pid: name,
    iri,
    label,
    matchedText,
    count: triples,
  }));
}

/** Returns the QID of an entity of Wikidata, and any other IRI as it is. */
export function toQid(iri: string): string {
  return iri.startsWith(WIKIDATA_ENTITY) ? iri.slice(WIKIDATA_ENTITY.length) : iri;
}
