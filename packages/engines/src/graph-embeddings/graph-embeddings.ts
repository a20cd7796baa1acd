import type { Embeddings } from './embedding-file.js';

/** Vectors of entities, and how plausible they make a triple. */
export interface GraphEmbeddings {
  readonly dimensions: number;
  getVector(iri: string): Float32Array | null;
  /**
   * The sigmoid of the model's score of a triple, 0 to 1. A score, not a fact, and as well calibrated as the model is.
   * Null when an entity or the predicate has no vector.
   * @param predicate - its IRI.
   */
  getPlausibility(subject: string, predicate: string, object: string): number | null;
}

export function createGraphEmbeddings(embeddings: Embeddings): GraphEmbeddings {
  const { model, dimensions, entities, relationVectors } = embeddings;
  const numbers = numbered(embeddings.iris);
  const relations = numbered(embeddings.relations);
  const score = model === 'complex' ? complexScore : distMultScore;
  const getRow = (vectors: Float32Array, row: number | undefined) =>
    row === undefined ? null : vectors.subarray(row * dimensions, (row + 1) * dimensions);
  return {
    dimensions,
    getVector: (iri) => getRow(entities, numbers.get(iri))?.slice() ?? null,
    getPlausibility(subject, predicate, object) {
      const s = getRow(entities, numbers.get(subject));
      const p = getRow(relationVectors, relations.get(predicate));
      const o = getRow(entities, numbers.get(object));
      if (s === null || p === null || o === null) return null;
      return 1 / (1 + Math.exp(-score(s, p, o)));
    },
  };
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, number) => [name, number]));
}

type Score = (subject: Float32Array, predicate: Float32Array, object: Float32Array) => number;

/** DistMult (Yang et al. 2015). */
const distMultScore: Score = (subject, predicate, object) => {
  let sum = 0;
  for (let i = 0; i < subject.length; i += 1) {
    sum += (subject[i] ?? 0) * (predicate[i] ?? 0) * (object[i] ?? 0);
  }
  return sum;
};

/** ComplEx (Trouillon et al. 2016): the real part of the product with the conjugate of the object. */
const complexScore: Score = (subject, predicate, object) => {
  const half = subject.length / 2;
  let sum = 0;
  for (let i = 0; i < half; i += 1) {
    const [a, b] = [subject[i] ?? 0, subject[half + i] ?? 0];
    const [c, d] = [predicate[i] ?? 0, predicate[half + i] ?? 0];
    sum += (a * c - b * d) * (object[i] ?? 0) + (a * d + b * c) * (object[half + i] ?? 0);
  }
  return sum;
};
