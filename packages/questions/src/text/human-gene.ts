import type { EntityType } from '@biographql/core';

/**
 * Whether something is a human gene or protein by its symbol: written in capitals, as the twin of a mouse is not. Of the
 * genes of one symbol it is the one that is meant.
 */
export function isHumanGene(label: string, types: readonly EntityType[]): boolean {
  return isGene(types) && label === label.toUpperCase();
}

/** Whether a type is that of a gene or its product. */
export function isGene(types: readonly EntityType[]): boolean {
  return types.includes('GENE') || types.includes('PROTEIN');
}
