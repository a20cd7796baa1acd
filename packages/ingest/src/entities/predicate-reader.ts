import type { PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';

export const RELATED_ALIASES: ReadonlySet<PredicateRole> = new Set([
  'related-alias',
  'narrow-alias',
  'broad-alias',
]);

/** Roles of what speaks of the description, and is passed over. */
const PASSED_OVER: ReadonlySet<PredicateRole> = new Set([
  'reference',
  'negation',
  'original',
  'predicate',
  'annotation',
]);

/** Roles of what speaks of statements and references, unless a property has a code, by which types are detected. */
const OF_STATEMENTS: ReadonlySet<PredicateRole> = new Set([
  'rank',
  'reference-url',
  'reference-pmid',
  'reference-dataset',
]);

export interface Predicate {
  readonly role: PredicateRole;
  readonly code: string | null;
  readonly isEdge: boolean;
  readonly isPassedOver: boolean;
}

export class PredicateReader {
  private readonly known = new Map<string, Predicate & { triples: number }>();

  constructor(private readonly vocabulary: Vocabulary) {}

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.known].map(([iri, { triples }]) => [iri, triples]));
  }

  read(predicate: string): Predicate {
    const known = this.known.get(predicate);
    if (known !== undefined) {
      known.triples += 1;
      return known;
    }
    const { getRole, getCode, isEdge } = this.vocabulary;
    const [role, code, edge] = [getRole(predicate), getCode(predicate), isEdge(predicate)];
    const isPassedOver =
      PASSED_OVER.has(role) || (OF_STATEMENTS.has(role) && code === null && !edge);
    const read = { role, code, isEdge: edge, isPassedOver, triples: 1 };
    this.known.set(predicate, read);
    return read;
  }
}
