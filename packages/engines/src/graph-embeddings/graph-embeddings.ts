import type { Embeddings, RelationFigures } from './embedding-file.js';
import { compose, match, prior, rowOf } from './scoring.js';

/** Vectors of entities, and how plausible they make a triple. */
export interface GraphEmbeddings {
  /** Numbers of each vector: real parts, then as many imaginary ones. */
  readonly dimensions: number;
  readonly relations: readonly RelationFigures[];
  /** The vector of an entity by its IRI; null for one that was not learned. */
  vectorOf(iri: string): Float32Array | null;
  /**
   * How plausible an edge is, 0 to 1: calibrated on hidden edges against the same edges with one end exchanged for an
   * end of another edge of the relation, as many of each. A score, not a fact. Null when an entity or the relation was
   * not learned.
   * @param relation - its name, see `Vocabulary.relationOf`.
   */
  plausibilityOf(subject: string, relation: string, object: string): number | null;
}

/** Makes embeddings that can be asked. */
export function createGraphEmbeddings(embeddings: Embeddings): GraphEmbeddings {
  const { dimensions, relations, entities } = embeddings;
  const numbers = new Map(embeddings.iris.map((iri, number) => [iri, number]));
  const rows = new Map(relations.map(({ relation }, row) => [relation, row]));
  return {
    dimensions,
    relations,
    vectorOf(iri) {
      const number = numbers.get(iri);
      return number === undefined ? null : rowOf(entities, number, dimensions).slice();
    },
    plausibilityOf(subject, relation, object) {
      const [from, row, to] = [numbers.get(subject), rows.get(relation), numbers.get(object)];
      if (from === undefined || row === undefined || to === undefined) return null;
      const { slope = 1, offset = 0 } = relations[row]?.calibration ?? {};
      const score = scoreOf(embeddings, { from, row, to });
      return 1 / (1 + Math.exp(-(slope * score + offset)));
    },
  };
}

/** An edge by the numbers of its entities and of its relation. */
export interface NumberedEdge {
  readonly from: number;
  readonly row: number;
  readonly to: number;
}

/** The mean of what both directions say of an edge; any finite number. */
export function scoreOf(
  {
    dimensions,
    entities,
    relationVectors,
    ends,
  }: Pick<Embeddings, 'dimensions' | 'entities' | 'relationVectors' | 'ends'>,
  { from, row, to }: NumberedEdge,
): number {
  const expected = new Float32Array(dimensions);
  const oneWay = (direction: number, start: number, end: number): number => {
    const relation = rowOf(relationVectors, direction, dimensions);
    compose(rowOf(entities, start, dimensions), relation, expected);
    return match(expected, entities, end * dimensions) + prior(ends[direction]?.get(end) ?? 0);
  };
  return (oneWay(2 * row, from, to) + oneWay(2 * row + 1, to, from)) / 2;
}
