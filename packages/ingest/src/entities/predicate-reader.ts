import type { PredicateRole, Vocabulary } from '@biographql/vocabulary';

/** A predicate as the vocabulary reads it. */
export interface Predicate {
  readonly role: PredicateRole;
  /** Null for a predicate without a code, which is no evidence of types. */
  readonly code: string | null;
  readonly isEdge: boolean;
}

/** Reads each predicate once. */
export class PredicateReader {
  private readonly known = new Map<string, Predicate>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Those that were read. */
  get iris(): Iterable<string> {
    return this.known.keys();
  }

  read(predicate: string): Predicate {
    const known = this.known.get(predicate);
    if (known !== undefined) return known;
    const { roleOf, codeOf, isEdge } = this.vocabulary;
    const [role, code] = [roleOf(predicate), codeOf(predicate)];
    const read = { role, code, isEdge: isEdge(predicate) };
    this.known.set(predicate, read);
    return read;
  }
}
