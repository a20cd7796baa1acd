import type { Triple } from '@biographql/engines';
import type { Fact } from './read-facts.js';

/** Returns the statement that a fact was read from. */
export function toTriple({
  entity,
  value,
  property,
  isEntity,
  isInverse,
  inheritedFrom,
}: Fact): Triple {
  const about = inheritedFrom?.iri ?? entity;
  return isInverse
    ? { subject: value, property, object: about, isEntity: true }
    : { subject: about, property, object: value, isEntity };
}
