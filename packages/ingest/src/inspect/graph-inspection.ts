import type { EntityType } from '@biographql/core';
import type { PredicateRole, StandardVocabulary } from '@biographql/engines/vocabulary';
import type { MergePlan } from '../entities/merge-plan.js';

/** A predicate of a graph as the vocabulary reads it. */
export interface InspectedPredicate {
  readonly iri: string;
  readonly label: string | null;
  readonly role: PredicateRole;
  readonly isEdge: boolean;
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
  readonly vocabularies: readonly StandardVocabulary[];
  readonly entities: number;
  /** An entity of several types counts for each; the most frequent first. */
  readonly types: readonly Count<EntityType>[];
  readonly names: {
    readonly labels: number;
    readonly aliases: number;
    readonly relatedAliases: number;
    readonly descriptions: number;
  };
  readonly withoutFacts: number;
  /** Ends of facts without a label, class or superclass in any source: how many, and the first 20 IRIs. */
  readonly undescribed: { readonly count: number; readonly examples: readonly string[] };
  readonly predicates: readonly InspectedPredicate[];
  /** Predicates that the vocabulary does not define, the most frequent first: they are read as facts, without a relation. */
  readonly unknownPredicates: readonly Count[];
  readonly unknownClasses: readonly Count[];
  /** Fields, tags and columns that the readers left out, the most frequent first. */
  readonly unread: readonly Count[];
  readonly identifiers: readonly Count[];
  readonly joins: MergePlan;
  readonly rejected: number;
  readonly rejects: readonly Count[];
}
