import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { DistinctPairs } from '../entities/distinct-pairs.js';
import { IntList } from '../entities/int-list.js';
import { NameTable } from '../entities/name-table.js';
import { wordKey } from './word-key.js';

/** What is read of a row. */
export type NamedRow = Pick<LabelRow, 'iri' | 'label' | 'aliases' | 'types' | 'meshIds'>;

/**
 * Types between which things have twins. A gene has none: its label is that of the gene of another species; nor a pathway,
 * a trial or a document.
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

/** Types that many entities have in common. */
interface CommonTypes {
  readonly types: readonly EntityType[];
  readonly kinds: readonly string[];
}

const NONE: readonly never[] = [];

/**
 * The entities that articles are annotated with, by number, the most popular first.
 */
export class NamedEntities {
  readonly iris = new NameTable();
  /** {@link wordKey} of names. */
  readonly keys = new NameTable();
  private readonly labels: string[] = [];
  private readonly common: CommonTypes[] = [];
  private readonly numbersOfTypes = new Map<string, number>();
  private readonly typesAt = new IntList();
  /** Where the keys of each entity begin, and of the last end. */
  private readonly keyStarts = new IntList();
  private readonly keyNumbers = new IntList();
  /** MeSH identifiers, descriptors and supplementary records alike. */
  readonly meshIds = new NameTable();
  private readonly meshIdsAt = new DistinctPairs();

  get size(): number {
    return this.labels.length;
  }

  /**
   * Adds an entity; the most popular first, and each once.
   * @param keys - {@link wordKey} of its label, then of each alias, where somebody made them before.
   */
  add({ iri, label, aliases, types, meshIds }: NamedRow, keys?: readonly string[]): void {
    const entity = this.labels.push(label) - 1;
    this.iris.idOf(iri);
    this.typesAt.set(entity, this.numberOf(types));
    for (const id of meshIds) this.meshIdsAt.add(entity, this.meshIds.idOf(id));
    if (this.isCompared(entity))
      for (const key of keys ?? [label, ...aliases].map(wordKey))
        this.keyNumbers.push(this.keys.idOf(key));
    this.keyStarts.set(entity + 1, this.keyNumbers.length);
  }

  iriOf(entity: number): EntityIri {
    return this.iris.nameOf(entity) as EntityIri;
  }

  /** Null when there is no such entity. */
  labelOf(iri: string): string | null {
    const entity = this.iris.find(iri);
    return entity === null ? null : this.labelAt(entity);
  }

  labelAt(entity: number): string {
    return this.labels[entity] ?? '';
  }

  typesOf(entity: number): readonly EntityType[] {
    return this.common[this.typesAt.at(entity)]?.types ?? NONE;
  }

  /** The kinds between which it may have twins; empty when it can have none. */
  kindsOf(entity: number): readonly string[] {
    return this.common[this.typesAt.at(entity)]?.kinds ?? NONE;
  }

  meshIdsOf(entity: number): readonly string[] {
    return this.meshIdsAt.listOf(entity).map((id) => this.meshIds.nameOf(id));
  }

  /** Whether it has a MeSH descriptor. */
  isDescribed(entity: number): boolean {
    return this.meshIdsOf(entity).some(isDescriptor);
  }

  /** Whether it is compared with others and with headings; of others no keys are kept. */
  isCompared(entity: number): boolean {
    return this.meshIdsAt.has(entity) || this.kindsOf(entity).length > 0;
  }

  /** Numbers of the keys of its label and of each alias; none for one that is not compared. */
  keysOf(entity: number): readonly number[] {
    const keys: number[] = [];
    const end = this.keyStarts.at(entity + 1);
    for (let place = this.keyStarts.at(entity); place < end; place += 1)
      keys.push(this.keyNumbers.at(place));
    return keys;
  }

  private numberOf(types: readonly EntityType[]): number {
    const key = types.join(' ');
    const known = this.numbersOfTypes.get(key);
    if (known !== undefined) return known;
    const kinds = [...new Set(types.flatMap((type) => KINDS[type] ?? []))];
    const number = this.common.push({ types, kinds }) - 1;
    this.numbersOfTypes.set(key, number);
    return number;
  }
}

/** A MeSH descriptor's identifier, not a supplementary record's. */
export function isDescriptor(meshId: string): boolean {
  return meshId.startsWith('D');
}
