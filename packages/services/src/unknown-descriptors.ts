import type { CallOptions } from '@biographql/core';
import type { ArticleQuery, Engines, FacetCount } from '@biographql/engines';
import { isTopic, toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { literal, select, values } from '@biographql/sparql';
import type { ReadableArticles } from './read-articles.js';

export interface DescriptorEngines extends Pick<Engines, 'graph' | 'labels'> {
  readonly articles: Pick<ReadableArticles, 'get' | 'search' | 'facet'>;
  readonly vocabulary: Vocabulary;
}

/** Descriptors read; of these, the ones that the graph knows and the study subjects are dropped. */
const MOST_DESCRIPTORS = 100;

/**
 * The most frequent MeSH descriptors of the matching articles for which the graph has no entity: neither one with the
 * descriptor's identifier nor one with its name. Study subjects such as `Humans`, study methods
 * and places are left out.
 */
export async function unknownDescriptors(
  engines: DescriptorEngines,
  query: ArticleQuery,
  options: CallOptions,
): Promise<readonly FacetCount[]> {
  const [facets, ids] = await Promise.all([
    engines.articles.facet(query, 'meshDescriptor', { ...options, limit: MOST_DESCRIPTORS }),
    readIdentifiers(engines, query, options),
  ]);
  const descriptors = facets.filter(({ label }) => isTopic(label));
  const names = descriptors.map(({ label }) => label);
  const [matches, knownIds] = await Promise.all([
    engines.labels.exact(names, options),
    readKnownIdentifiers(
      engines,
      names.flatMap((name) => ids.get(name) ?? []),
      options,
    ),
  ]);
  return descriptors.filter(
    ({ label }, index) =>
      (matches[index] ?? []).length === 0 && !knownIds.has(ids.get(label) ?? ''),
  );
}

/** Facets tell names only; the records of the first page tell which identifier belongs to a name. */
async function readIdentifiers(
  { articles }: DescriptorEngines,
  query: ArticleQuery,
  options: CallOptions,
): Promise<ReadonlyMap<string, string>> {
  const { items } = await articles.search(query, { ...options, pageSize: 100 });
  const ids = new Map<string, string>();
  for (const { mesh } of items) {
    for (const { label, id } of mesh) if (id !== undefined) ids.set(label, id);
  }
  return ids;
}

async function readKnownIdentifiers(
  { graph, vocabulary }: DescriptorEngines,
  ids: readonly string[],
  options: CallOptions,
): Promise<ReadonlySet<string>> {
  const identifiedBy = vocabulary.toPredicates('mesh-id').map(vocabulary.readName);
  if (ids.length === 0 || identifiedBy.length === 0) return new Set();
  const path = toSparqlPath(vocabulary, identifiedBy);
  const known = `SELECT DISTINCT ?id WHERE { VALUES ?id $ids ?entity ${path} ?id }`;
  const query = select(known, { ids: values(ids.map((id) => literal(id))) });
  const { solutions } = await graph.select(query, options);
  return new Set(solutions.flatMap(([id]) => id?.value ?? []));
}
