import type { EntityType } from '@biographql/core';
import type { PredicateRole, StandardVocabulary } from '@biographql/engines/vocabulary';
import type { MergePlan } from '../entities/merge-plan.js';

/** A predicate of a graph as the vocabulary reads it. */
export interface InspectedPredicate {
  readonly iri: string;
  /** What the vocabulary calls it; null when it does not define it. */
  readonly label: string | null;
  readonly role: PredicateRole;
  /** Whether its triples between entities are edges. */
  readonly isEdge: boolean;
  /** The relations that it says, e.g. `treats`. */
  readonly relations: readonly string[];
  readonly triples: number;
}

/** How often something occurs. */
export interface Count<Name extends string = string> {
  readonly name: Name;
  readonly count: number;
}

/** What a build would understand of a graph. */
export interface GraphInspection {
  readonly triples: number;
  /** Which of the standard vocabularies its relations are of. */
  readonly vocabularies: readonly StandardVocabulary[];
  readonly entities: number;
  /** An entity of several types counts for each; the most frequent first. */
  readonly types: readonly Count<EntityType>[];
  readonly names: {
    /** Entities with a label of the graph. */
    readonly labels: number;
    /** Further names of entities. */
    readonly aliases: number;
    /** Those of them that name something related, narrower or broader. */
    readonly relatedAliases: number;
    readonly descriptions: number;
  };
  /** Entities without an edge. */
  readonly withoutFacts: number;
  /** Ends of facts without a label, class or superclass in any source: how many, and the first 20 IRIs. */
  readonly undescribed: { readonly count: number; readonly examples: readonly string[] };
  /** The most frequent first. */
  readonly predicates: readonly InspectedPredicate[];
  /** Predicates that the vocabulary does not define, the most frequent first: they are read as facts, without a relation. */
  readonly unknownPredicates: readonly Count[];
  /** Classes and categories that mean no type, the most frequent first. */
  readonly unknownClasses: readonly Count[];
  /** Fields, tags and columns that the readers left out, the most frequent first. */
  readonly unread: readonly Count[];
  /** Entities with an identifier of each scheme, the most frequent first. */
  readonly identifiers: readonly Count[];
  readonly joins: MergePlan;
  readonly rejected: number;
  /** The reasons why something could not be read, the most frequent first. */
  readonly rejects: readonly Count[];
}
