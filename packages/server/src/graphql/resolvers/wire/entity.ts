import type { EntityType } from '@biographql/core';

/** An entity as far as every answer has it. */
interface NamedEntity {
  readonly iri: string;
  readonly label: string;
  readonly types: readonly EntityType[];
}

/** Returns the fields of the interface `Entity`. */
export function toEntity({ iri, label, types }: NamedEntity) {
  return { iri, label, types: [...types] };
}
