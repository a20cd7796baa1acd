import type { EntityIri } from '@biographql/core';
import type { Engines } from '@biographql/engines';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri, select, values } from '@biographql/sparql';
import type { Neighbor } from './neighbor-relevance.js';

/** Which entities count as one in a list. */
export type Conflation = 'GENE_PROTEIN' | 'NONE';

/** Proteins of a list whose genes are looked up; further ones stay entries of their own. */
const MOST_PROTEINS = 2_000;

export interface GeneProductSource extends Pick<Engines, 'graph'> {
  readonly vocabulary: Vocabulary;
}

/** Finds the genes of the proteins of a list that has genes as well, by one query; none for other lists. */
export async function readGenesOfProteins(
  { graph, vocabulary }: GeneProductSource,
  neighbors: readonly Neighbor[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<EntityIri, EntityIri>> {
  const proteins = neighbors.filter(({ types }) => types.includes('PROTEIN'));
  const encodes = vocabulary.propertiesOf('encodes');
  const hasGenes = neighbors.some(({ types }) => types.includes('GENE'));
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

/** A list in which a gene stands for its protein, at the better place of the two; proteins without their gene stay. */
export function conflateGenes(
  neighbors: readonly Neighbor[],
  genes: ReadonlyMap<EntityIri, EntityIri>,
): readonly Neighbor[] {
  const byIri = new Map(neighbors.map((neighbor) => [neighbor.iri, neighbor]));
  const things = neighbors.map(
    (neighbor) => byIri.get(genes.get(neighbor.iri) ?? neighbor.iri) ?? neighbor,
  );
  return [...new Set(things)];
}
