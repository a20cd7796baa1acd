import { type CallOptions, EmbeddingsNotTrainedError } from '@biographql/core';
import { once } from '@biographql/core/internal';
import type { GraphEmbeddings, Triple } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';

/** A triple by the IRIs of its ends; its property by the code, e.g. `P2176`, a `wdt:` name, or the IRI of the predicate. */
export type TripleReference = Omit<Triple, 'isEntity'>;

export type OpenEmbeddings = () => Promise<GraphEmbeddings | null>;

/**
 * Vectors of entities and scores of triples. They are not facts, and no answer rests on them. All throw EmbeddingsNotTrainedError.
 * @param open - called at the first use, and again only when it failed or found nothing.
 */
export function createEmbeddingService(open: OpenEmbeddings, vocabulary: Vocabulary) {
  const read = once(async () => {
    const embeddings = await open();
    if (embeddings === null) throw new EmbeddingsNotTrainedError();
    return embeddings;
  });
  return {
    async vectors(iris: readonly string[], options?: CallOptions) {
      if (iris.length === 0) return [];
      options?.signal?.throwIfAborted();
      const { getVector } = await read();
      return iris.map((iri) => {
        const vector = getVector(iri);
        return vector === null ? null : [...vector].map(rounded);
      });
    },

    /** From 0 to 1; null for what has no vector. A triple and its inverse have one plausibility. */
    async plausibilities(triples: readonly TripleReference[], options?: CallOptions) {
      if (triples.length === 0) return [];
      options?.signal?.throwIfAborted();
      const { getPlausibility } = await read();
      return triples.map(({ subject, property, object }) => {
        const predicate = vocabulary.getPredicate(property.replace(/^wdt:/, ''));
        const relation = vocabulary.getRelation(predicate);
        const isInverse = relation !== vocabulary.readName(predicate);
        const [from, to] = isInverse ? [object, subject] : [subject, object];
        const inverse = vocabulary.inverseOf(relation);
        const plausibility =
          getPlausibility(from, vocabulary.getPredicate(relation), to) ??
          (inverse === null ? null : getPlausibility(to, vocabulary.getPredicate(inverse), from));
        return plausibility === null ? null : rounded(plausibility);
      });
    },
  };
}

/** Further digits say nothing and make answers longer. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
