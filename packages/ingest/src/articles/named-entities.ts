import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { articleWord, foldParts } from '@biographql/engines/text';

export type NamedRow = Pick<LabelRow, 'iri' | 'label' | 'aliases' | 'types' | 'meshIds'>;

export interface NamedEntity extends Pick<LabelRow, 'iri' | 'label' | 'types' | 'meshIds'> {
  readonly rank: number;
  readonly kinds: readonly string[];
  /** {@link wordKey} of its label and of each alias; none for one that is compared with nothing. */
  readonly keys: readonly string[];
  readonly isDescribed: boolean;
}

/**
 * Types between which things have equivalents. A gene has none: its label is that of the gene of another species; nor a
 * pathway, a trial or a document.
 */
const KINDS: Readonly<Partial<Record<EntityType, string>>> = {
  DISEASE: 'clinical',
  SYMPTOM: 'clinical',
  MEDICATION: 'chemical',
  CHEMICAL_COMPOUND: 'chemical',
  PHARMACEUTICAL_PRODUCT: 'chemical',
  GROUP_OF_STEREOISOMERS: 'chemical',
  ANATOMICAL_STRUCTURE: 'anatomical',
  CELL_TYPE: 'cell',
  CELLULAR_COMPONENT: 'component',
  PHARMACOLOGIC_ACTION: 'action',
  TAXON: 'taxon',
};
const NONE: readonly never[] = [];

export class NamedEntities {
  readonly all: NamedEntity[] = [];
  private readonly labels = new Map<EntityIri, string>();

  /**
   * Adds an entity; the most popular first, and each once.
   * @param keys - {@link wordKey} of its label, then of each alias, where somebody made them before.
   */
  add({ iri, label, aliases, types, meshIds }: NamedRow, keys?: readonly string[]): void {
    const kinds = [...new Set(types.flatMap((type) => KINDS[type] ?? []))];
    const isCompared = meshIds.length + kinds.length > 0;
    this.labels.set(iri, label);
    this.all.push({
      iri,
      label,
      types,
      meshIds,
      kinds,
      rank: this.all.length,
      keys: isCompared ? (keys ?? [label, ...aliases].map(wordKey)) : NONE,
      isDescribed: meshIds.some(isDescriptor),
    });
  }

  getLabel(iri: EntityIri): string | null {
    return this.labels.get(iri) ?? null;
  }
}

/** A MeSH descriptor's identifier, not a supplementary record's. */
export function isDescriptor(meshId: string): boolean {
  return meshId.startsWith('D');
}

/** The words of a name or a title: folded, split between letters and digits, in the singular and in American spelling. */
export function wordParts(text: string): readonly string[] {
  return foldParts(text).map(articleWord);
}

export function wordKey(name: string): string {
  return wordParts(name).join(' ');
}
