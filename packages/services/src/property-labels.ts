import type { CallOptions } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri as namedNode, select, values } from '@biographql/sparql';

export interface PropertyLabels {
  /** The labels of these predicates; a predicate that neither the graph nor the vocabulary names is absent. */
  of(predicates: Iterable<string>, options?: CallOptions): Promise<ReadonlyMap<string, string>>;
}

/** Bounds the memory; full Wikidata has about 12,000 properties. */
const MOST_LABELS = 20_000;

/**
 * Reads labels from the graph's property entities, all missing ones in one query, and keeps them, since a served graph
 * does not change. A predicate that the graph does not name has the vocabulary's label.
 */
export function createPropertyLabels(graph: GraphStore, vocabulary: Vocabulary): PropertyLabels {
  const query = labelQuery(vocabulary);
  const known = new Map<string, string | null>();
  const getOwnLabel = (predicate: string) => vocabulary.getLabel(vocabulary.readName(predicate));

  return {
    async of(predicates, options = {}) {
      const wanted = [...new Set(predicates)];
      const missing = wanted.filter((predicate) => !known.has(predicate));
      const read = await readLabels(graph, { query, predicates: missing }, options);
      const labels = wanted.flatMap((predicate) => {
        const label = known.get(predicate) ?? read.get(predicate) ?? getOwnLabel(predicate);
        return label ? [[predicate, label] as const] : [];
      });
      if (known.size + missing.length <= MOST_LABELS) {
        for (const predicate of missing) known.set(predicate, read.get(predicate) ?? null);
      }
      return new Map(labels);
    },
  };
}

async function readLabels(
  graph: GraphStore,
  { query, predicates }: { readonly query: string; readonly predicates: readonly string[] },
  options: CallOptions,
): Promise<ReadonlyMap<string, string>> {
  if (predicates.length === 0) return new Map();
  const parameters = { predicates: values(predicates.map((predicate) => namedNode(predicate))) };
  const { solutions } = await graph.select(select(query, parameters), options);
  return new Map(
    solutions.flatMap(([predicate, label]) =>
      predicate && label ? [[predicate.value, label.value] as const] : [],
    ),
  );
}

/** The property's entity names a predicate, or it itself; English before no language, then the first by text, wins. */
function labelQuery(vocabulary: Vocabulary): string {
  const path = toSparqlPath(vocabulary, vocabulary.toPredicates('predicate'));
  const ofEntity =
    path === '' ? '' : `{ ?property ${path} ?predicate . ?property rdfs:label ?label } UNION`;
  return `SELECT ?predicate ?label WHERE {
  VALUES ?predicate $predicates
  ${ofEntity} { ?predicate rdfs:label ?label }
  FILTER(LANG(?label) = "en" || LANG(?label) = "")
} ORDER BY LANG(?label) DESC(?label)`;
}
