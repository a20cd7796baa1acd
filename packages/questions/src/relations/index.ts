import { DISEASE_RELATIONS } from './disease.js';
import { GENE_RELATIONS } from './gene.js';
import { IDENTIFIER_RELATIONS } from './identifiers.js';
import type { Relation } from './relation.js';
import { STRUCTURE_RELATIONS } from './structure.js';
import { THERAPY_RELATIONS } from './therapy.js';

/** Every relation that questions can ask for and digests tell, in the order in which digests tell them. */
export const RELATIONS: readonly Relation[] = [
  ...THERAPY_RELATIONS,
  ...DISEASE_RELATIONS,
  ...GENE_RELATIONS,
  ...STRUCTURE_RELATIONS,
  ...IDENTIFIER_RELATIONS,
];

const BY_ID: ReadonlyMap<string, Relation> = new Map(
  RELATIONS.map((relation) => [relation.id, relation]),
);

/** A relation by its id; undefined for an id that no relation has. */
export function relationById(id: string): Relation | undefined {
  return BY_ID.get(id);
}
