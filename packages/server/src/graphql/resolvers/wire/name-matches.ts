import { type EntityMatches, type PredicateMatches, shortEntityId } from '@biographql/core';
import type { NamedPredicate, NamedRecord } from '../../../services/name-service.js';

/** Returns entities found by name, in their wire form. */
export function toEntityMatches(found: readonly NamedRecord[]): EntityMatches {
  return found.map(({ iri, label, description, types, matchedText }) => ({
    qid: shortEntityId(iri),
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
