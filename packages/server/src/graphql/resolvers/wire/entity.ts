import type { EntityType } from '@biographql/core';

interface NamedEntity {
  readonly iri: string;
  readonly label: string;
  readonly types: readonly EntityType[];
}

export function toEntity({ iri, label, types }: NamedEntity) {
  return { iri, label, types: [...types] };
}
