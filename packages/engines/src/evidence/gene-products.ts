import type { EntityIri } from '@biographql/core';
import { iri, select, values } from '@biographql/sparql';
import type { EntityRecord } from '../label-index/label-index.js';
import { toSparqlPath } from '../vocabulary/index.js';
import type { EvidenceSources } from './links.js';

/** Proteins of a list whose genes are looked up; the others stand for themselves. */
const MOST_PROTEINS = 2_000;

/**
 * Finds the genes of the proteins of a list that has genes as well, by one query; none for other lists, and none where the
 * query was not run.
 *
 * @throws BioGraphQLError - `QUERY_TIMEOUT` and whatever else a query can fail with.
 * @example
 * const genes = await readGenesOfProteins({ select, vocabulary }, neighbors);
 */
export async function readGenesOfProteins(
  { select: run, vocabulary }: Pick<EvidenceSources, 'select' | 'vocabulary'>,
  entities: readonly Pick<EntityRecord, 'iri' | 'types'>[],
): Promise<ReadonlyMap<EntityIri, EntityIri>> {
  const proteins = entities.filter(({ types }) => types.includes('PROTEIN'));
  const encodes = vocabulary.propertiesOf('encodes');
  const hasGenes = entities.some(({ types }) => types.includes('GENE'));
  if (proteins.length === 0 || !hasGenes || encodes.length === 0) return new Map();
  const path = toSparqlPath(vocabulary, encodes);
  const text = `SELECT ?protein ?gene WHERE { VALUES ?protein $proteins ?gene ${path} ?protein }`;
  const known = proteins.slice(0, MOST_PROTEINS).map((protein) => iri(protein.iri));
  const query = select(text, { proteins: values(known) });
  const found = await run(query, MOST_PROTEINS);
  return new Map(
    (found?.solutions ?? []).flatMap(([protein, gene]) =>
      protein && gene ? [[protein.value as EntityIri, gene.value as EntityIri] as const] : [],
    ),
  );
}
