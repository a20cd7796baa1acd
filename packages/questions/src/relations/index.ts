import { type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import { DISEASE_RELATIONS } from './disease.js';
import { GENE_RELATIONS } from './gene.js';
import { identifierRelations } from './identifiers.js';
import { pathsOf, type Relation, type RelationWording } from './relation.js';
import { STRUCTURE_RELATIONS } from './structure.js';
import { THERAPY_RELATIONS } from './therapy.js';

const WORDINGS: readonly RelationWording[] = [
  ...THERAPY_RELATIONS,
  ...DISEASE_RELATIONS,
  ...GENE_RELATIONS,
  ...STRUCTURE_RELATIONS,
];

/** The relations that questions can ask of a graph with this vocabulary; those that it does not define are left out. */
export function createRelations(vocabulary: Vocabulary): readonly Relation[] {
  const worded = WORDINGS.flatMap((wording) => {
    const paths = pathsOf(wording.id, vocabulary);
    return paths.length === 0 ? [] : [{ ...wording, paths }];
  });
  return [...worded, ...identifierRelations(vocabulary)];
}

/** Every relation that questions can ask for and digests tell, in the order in which digests tell them. */
export const RELATIONS: readonly Relation[] = createRelations(WIKIDATA);

const BY_ID: ReadonlyMap<string, Relation> = new Map(
  RELATIONS.map((relation) => [relation.id, relation]),
);

/** A relation by its id; undefined for an id that no relation has. */
export function relationById(id: string): Relation | undefined {
  return BY_ID.get(id);
}
