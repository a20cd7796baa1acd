import type { EntityRecord } from '@biographql/engines';

/** How a name must match: whole, from its beginning, by its words, or also with typing errors. */
export type NameMatching = 'exact' | 'prefix' | 'contains' | 'fuzzy';

/** What to look for among names. */
export interface NameSearch {
  /** Not blank, without surrounding white space. */
  readonly text: string;
  readonly matching: NameMatching;
  /** Typing errors ignore it. */
  readonly ignoresCase: boolean;
  /** 1 to 100. */
  readonly limit: number;
}

/** An entity under the name that matched. */
export interface NamedRecord extends EntityRecord {
  readonly matchedText: string;
}

/** A property of the graph under the name that matched. */
export interface NamedPredicate {
  /** The code of the property, or the predicate's IRI. */
  readonly name: string;
  /** The predicate as it stands in triples. */
  readonly iri: string;
  readonly label: string;
  readonly matchedText: string;
  /** Triples of the graph with this predicate. */
  readonly triples: number;
}
