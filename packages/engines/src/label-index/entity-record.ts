import type { EntityIri, EntityType } from '@biographql/core';

/** What the label index knows of an entity. */
export interface EntityRecord {
  readonly iri: EntityIri;
  /** English label; another language when there is no English one; the local name of the IRI when there is none. */
  readonly label: string;
  /** Short description in English; null when the graph has none. */
  readonly description: string | null;
  /** At least one; the main type first; `UNDEFINED` when the data tells none. */
  readonly types: readonly EntityType[];
  /** Number of edges (claims with an entity at both ends) that touch the entity. */
  readonly degree: number;
}
