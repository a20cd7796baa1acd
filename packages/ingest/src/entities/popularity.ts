import type { EntityType } from '@biographql/core';

export interface PopularityFacts {
  /** Sum of log2(1 + claims) over the kinds of relations: see `EdgeList.tallies`. */
  readonly variety: number;
  /** Properties whose values are no entities: identifiers elsewhere, codes, formulas. */
  readonly identifiers: number;
  readonly aliases: number;
  readonly languages: number;
  readonly types: readonly EntityType[];
}

/** Doublings on top for what people look for most. */
const SOUGHT: Readonly<Partial<Record<EntityType, number>>> = {
  DISEASE: 6,
  MEDICATION: 6,
  SYMPTOM: 6,
  GENE: 3,
  PROTEIN: 3,
  CHEMICAL_COMPOUND: 3,
};

/**
 * How likely people mean an entity, in hundredths of a doubling: a whole number from 0, some thousands for the best known.
 *
 *     100 x (variety + log2(1 + identifiers) + log2(1 + aliases) + log2(1 + languages) + sought)
 *
 * Logarithms per kind of relation let the hundreds of members of a pathway count like a few more kinds of relations, so
 * that a disease with treatments, genes and symptoms comes before it. `sought` is 6 for diseases, medications and
 * symptoms, 3 for genes, proteins and chemical compounds, 0 for the rest; the greatest of the types counts. It is as much
 * as it takes for a disease to come before pathways of the same name whose members are stated in both directions.
 */
export function getPopularity(facts: PopularityFacts): number {
  const { variety, identifiers, aliases, languages, types } = facts;
  const known = [identifiers, aliases, languages].reduce((sum, n) => sum + Math.log2(1 + n), 0);
  const sought = Math.max(0, ...types.map((type) => SOUGHT[type] ?? 0));
  return Math.round(100 * (variety + known + sought));
}
