import type { Vocabulary } from '@biographql/vocabulary';

/** A claim between an entity and another. */
export interface Link {
  /** The predicate's IRI. */
  readonly predicate: string;
  /** Whether the entity is the subject. */
  readonly isOutgoing: boolean;
  /** The other's IRI. */
  readonly neighbor: string;
}

/** A predicate in one direction, with the number of claims that it links by. */
export interface LinkKind extends Omit<Link, 'neighbor'> {
  /** The name under which a property and its inverse are one relation. */
  readonly relation: string;
  readonly links: number;
}

/** Returns the predicates and directions of links, each once, with their numbers. */
export function kindsOfLinks(vocabulary: Vocabulary, links: readonly Link[]): readonly LinkKind[] {
  const numbers = new Map<string, LinkKind>();
  for (const { predicate, isOutgoing } of links) {
    const key = `${isOutgoing} ${predicate}`;
    const known = numbers.get(key);
    const relation = known?.relation ?? vocabulary.relationOf(predicate);
    numbers.set(key, { predicate, isOutgoing, relation, links: (known?.links ?? 0) + 1 });
  }
  return [...numbers.values()];
}

/** From this weight on a relation is a medical or molecular fact, not structure or membership. */
const LEAST_WEIGHT = 0.7;

/** Whether a relation says enough of both ends for what is stated of others to matter. */
export function isSpecific(vocabulary: Vocabulary, relation: string): boolean {
  return vocabulary.weightOf(relation) >= LEAST_WEIGHT && !vocabulary.isMembership(relation);
}
