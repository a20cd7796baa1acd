import {
  type CallOptions,
  type EntityIri,
  InvalidArgumentError,
  ModelNotInstalledError,
} from '@biographql/core';
import { once } from '@biographql/core/internal';
import type { AdmetPredictor, Engines } from '@biographql/engines';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri, select, values, withLimit } from '@biographql/sparql';

export const NO_READER =
  'This service cannot read molecules: no ADMET predictor is installed. Its operator can install @biographql/admet-predictor.';

export function createSimilarDrugs(
  source: StructureSource & Pick<Engines, 'labels'> & { readonly predictor: AdmetPredictor },
) {
  const { labels, predictor } = source;
  const readDrugs = once(async () => {
    const structures = [...(await readStructures(source))];
    const records = await labels.lookup(structures.map(([entity]) => entity));
    return structures.flatMap(([entity, smiles], i) => {
      const { types = [], label = entity } = records[i] ?? {};
      return types.includes('MEDICATION') ? [{ entity, label, smiles }] : [];
    });
  });
  const describeDrugs = once(async () => {
    const drugs = await readDrugs();
    const described = (await predictor.describe?.(drugs.map(({ smiles }) => smiles))) ?? [];
    return drugs.flatMap((drug, i) => {
      const description = described[i];
      if (description?.status !== 'described') return [];
      return [{ ...drug, environments: description.environments }];
    });
  });
  return {
    /**
     * Drugs that contain a structure, the smallest first, as these are most similar; with the numbers searched and found.
     * @throws InvalidArgumentError, ModelNotInstalledError.
     */
    async findWith(pattern: string, count: number, options?: CallOptions) {
      if (predictor.findSubstructure === undefined)
        throw new ModelNotInstalledError('molecules', NO_READER);
      const structures = await readDrugs();
      options?.signal?.throwIfAborted();
      const texts = structures.map(({ smiles }) => smiles);
      const found = await predictor.findSubstructure(pattern, texts, options);
      if (found.status === 'rejected') {
        const reason = `can't be searched. ${found.message.replace(/\.$/, '')}`;
        throw new InvalidArgumentError('pattern', reason, pattern);
      }
      const matched = structures.filter((_, i) => found.matches[i]);
      const smallest = matched
        .sort((left, right) => left.smiles.length - right.smiles.length)
        .slice(0, count);
      const { readAs } = found;
      return { readAs, searched: structures.length, total: matched.length, drugs: smallest };
    },
    /** The most similar ones first. The first call reads up to 20,000 structures: some seconds. */
    async find(environments: Uint16Array, count: number, options?: CallOptions) {
      if (count === 0) return [];
      const structures = await describeDrugs();
      options?.signal?.throwIfAborted();
      return structures
        .map(({ environments: drugEnvironments, ...drug }) => ({
          ...drug,
          similarity: tanimoto(environments, drugEnvironments),
        }))
        .sort((left, right) => right.similarity - left.similarity)
        .slice(0, count)
        .map((drug) => ({ ...drug, similarity: Math.round(drug.similarity * 1_000) / 1_000 }));
    },
  };
}

function tanimoto(left: Uint16Array, right: Uint16Array): number {
  let shared = 0;
  let place = 0;
  for (const number of left) {
    while ((right[place] ?? Infinity) < number) place += 1;
    if (right[place] === number) shared += 1;
  }
  return shared / Math.max(1, left.length + right.length - shared);
}

export interface StructureSource extends Pick<Engines, 'graph'> {
  readonly vocabulary: Vocabulary;
}

const MAX_STRUCTURES = 20_000;

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
  const { solutions } = await graph.select(withLimit(query, MAX_STRUCTURES), options);
  return new Map(
    solutions.flatMap(([drug, smiles]) =>
      drug?.termType === 'NamedNode' && smiles
        ? [[drug.value as EntityIri, smiles.value] as const]
        : [],
    ),
  );
}
