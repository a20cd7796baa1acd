import type { Triple } from '@biographql/engines';
import type { Fact } from './read-facts.js';

/** Returns the statement that a fact was read from. */
export function toTriple({ entity, value, property, isEntity, isInverse }: Fact): Triple {
  return isInverse
    ? { subject: value, property, object: entity, isEntity: true }
    : { subject: entity, property, object: value, isEntity };
}
