import type { CallOptions, EntityIri } from '@biographql/core';
import type { Engines } from '@biographql/engines';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri, select, values, withLimit } from '@biographql/sparql';

export interface StructureSource extends Pick<Engines, 'graph'> {
  readonly vocabulary: Vocabulary;
}

/** Structures that are read at most. */
const MOST_STRUCTURES = 20_000;

export async function readStructures(
  { graph, vocabulary }: StructureSource,
  iris?: readonly EntityIri[],
  options?: CallOptions,
): Promise<ReadonlyMap<EntityIri, string>> {
  const paths = vocabulary.propertiesOf('canonical-smiles', { isWide: true });
  if (paths.length === 0) return new Map();
  const fact = `?drug ${toSparqlPath(vocabulary, paths)} ?text`;
  const all = `SELECT ?drug (MIN(?text) AS ?smiles) WHERE { ${fact} } GROUP BY ?drug`;
  const some = all.replace('{', '{ VALUES ?drug $drugs');
  const query =
    iris === undefined
      ? select(all)
      : select(some, { drugs: values(iris.map((each) => iri(each))) });
  const { solutions } = await graph.select(withLimit(query, MOST_STRUCTURES), options);
  return new Map(
    solutions.flatMap(([drug, smiles]) =>
      drug?.termType === 'NamedNode' && smiles
        ? [[drug.value as EntityIri, smiles.value] as const]
        : [],
    ),
  );
}
