import { type CallOptions, EmbeddingsNotTrainedError } from '@biographql/core';
import type { GraphEmbeddings, RelationFigures } from '@biographql/engines';
import type { Vocabulary } from '@biographql/vocabulary';

/** A triple by the IRIs of its ends. */
export interface TripleReference {
  readonly subject: string;
  /** Its code, e.g. `P2176`, a `wdt:` name, or the IRI of the predicate. */
  readonly property: string;
  readonly object: string;
}

/** Tells what was learned of entities. It never speaks of facts, and no answer rests on it. */
export interface EmbeddingService {
  /**
   * Returns vectors in the order asked for; null for an entity that was not learned.
   * @throws EmbeddingsNotTrainedError, and what the opening throws.
   */
  vectors(
    iris: readonly string[],
    options?: CallOptions,
  ): Promise<readonly (readonly number[] | null)[]>;
  /**
   * Returns how plausible triples are, 0 to 1, in the order asked for; null for what was not learned. A triple and the
   * same in words of the inverse property have one plausibility.
   * @throws EmbeddingsNotTrainedError, and what the opening throws.
   */
  plausibilities(
    triples: readonly TripleReference[],
    options?: CallOptions,
  ): Promise<readonly (number | null)[]>;
  /** Returns how well each relation was learned. @throws EmbeddingsNotTrainedError. */
  figures(options?: CallOptions): Promise<readonly RelationFigures[]>;
}

/** Opens the embeddings of the served dataset; null when none were trained. */
export type OpenEmbeddings = () => Promise<GraphEmbeddings | null>;

/** @param open - called at the first use, and again only when it failed or found nothing. */
export function createEmbeddingService(
  open: OpenEmbeddings,
  vocabulary: Vocabulary,
): EmbeddingService {
  let opened: Promise<GraphEmbeddings> | undefined;
  const embeddings = ({ signal }: CallOptions = {}): Promise<GraphEmbeddings> => {
    signal?.throwIfAborted();
    opened ??= orNotTrained(open).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async vectors(iris, options) {
      if (iris.length === 0) return [];
      const { vectorOf } = await embeddings(options);
      return iris.map((iri) => {
        const vector = vectorOf(iri);
        return vector === null ? null : [...vector].map(rounded);
      });
    },

    async plausibilities(triples, options) {
      if (triples.length === 0) return [];
      const { plausibilityOf } = await embeddings(options);
      return triples.map(({ subject, property, object }) => {
        const predicate = vocabulary.predicateOf(property.replace(/^wdt:/, ''));
        const relation = vocabulary.relationOf(predicate);
        const isInverse = relation !== vocabulary.nameOf(predicate);
        const [from, to] = isInverse ? [object, subject] : [subject, object];
        const plausibility = plausibilityOf(from, relation, to);
        return plausibility === null ? null : rounded(plausibility);
      });
    },

    async figures(options) {
      return (await embeddings(options)).relations;
    },
  };
}

async function orNotTrained(open: OpenEmbeddings): Promise<GraphEmbeddings> {
  const embeddings = await open();
  if (embeddings === null) throw new EmbeddingsNotTrainedError();
  return embeddings;
}

/** Vectors are kept in 8 bits: further digits would say nothing. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
