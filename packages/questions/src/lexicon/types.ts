import type { EntityType } from '@biographql/core';

export const DRUGS: readonly EntityType[] = [
  'MEDICATION',
  'PHARMACEUTICAL_PRODUCT',
  'CHEMICAL_COMPOUND',
  'GROUP_OF_STEREOISOMERS',
];
const DISEASES: readonly EntityType[] = ['DISEASE', 'SYMPTOM'];
/** Symptoms, which many sources class as diseases. */
const SYMPTOMS: readonly EntityType[] = ['SYMPTOM', 'DISEASE'];
const GENES: readonly EntityType[] = [
  'GENE',
  'PROTEIN',
  'PROTEIN_FAMILY',
  'PROTEIN_COMPLEX',
  'RIBOSOMAL_RNA',
];
export const ANATOMY: readonly EntityType[] = ['ANATOMICAL_STRUCTURE', 'CELL_TYPE', 'CELL_LINE'];
const ORGANISMS: readonly EntityType[] = ['TAXON', 'PATHOGEN'];

const GROUPS: Readonly<Record<string, readonly EntityType[]>> = {
  drugs: DRUGS,
  diseases: DISEASES,
  symptoms: SYMPTOMS,
  genes: GENES,
  anatomy: ANATOMY,
  organisms: ORGANISMS,
};

/** Returns the types that names of groups (`drugs`) and of types (`PROTEIN`) in a lexicon file stand for. */
export function expandTypes(names: readonly string[]): readonly EntityType[] {
  return names.flatMap((name) => GROUPS[name] ?? [name as EntityType]);
}
