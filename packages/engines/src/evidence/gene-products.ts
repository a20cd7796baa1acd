import type { EntityIri } from '@biographql/core';
import { iri, select, values } from '@biographql/sparql';
import type { StatementSource } from '../graph-store/statements.js';
import type { EntityRecord } from '../label-index/label-index.js';
import { toSparqlPath } from '../vocabulary/index.js';

/** Proteins of a list whose genes are looked up; the others stand for themselves. */
const MOST_PROTEINS = 2_000;

/**
 * Finds the genes of the proteins of a list that has genes as well, by one query; none for other lists.
 *
 * @throws BioGraphQLError - `QUERY_TIMEOUT` and whatever else a query can fail with.
 * @example
 * const genes = await readGenesOfProteins({ graph, vocabulary }, neighbors, signal);
 */
export async function readGenesOfProteins(
  { graph, vocabulary }: StatementSource,
  entities: readonly Pick<EntityRecord, 'iri' | 'types'>[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<EntityIri, EntityIri>> {
  const proteins = entities.filter(({ types }) => types.includes('PROTEIN'));
  const encodes = vocabulary.propertiesOf('encodes');
  const hasGenes = entities.some(({ types }) => types.includes('GENE'));
  if (proteins.length === 0 || !hasGenes || encodes.length === 0) return new Map();
  const path = toSparqlPath(vocabulary, encodes);
  const text = `SELECT ?protein ?gene WHERE { VALUES ?protein $proteins ?gene ${path} ?protein }`;
  const known = proteins.slice(0, MOST_PROTEINS).map((protein) => iri(protein.iri));
  const query = select(text, { proteins: values(known) });
  const { solutions } = await graph.select(query, { signal });
  return new Map(
    solutions.flatMap(([protein, gene]) =>
      protein && gene ? [[protein.value as EntityIri, gene.value as EntityIri] as const] : [],
    ),
  );
}
