import type { EntityIri, EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { LabelRow } from '@biographql/engines';
import { articleWord, foldParts } from '@biographql/engines/text';

export type NamedRow = Pick<LabelRow, 'iri' | 'label' | 'aliases' | 'types' | 'meshIds'>;

export interface NamedEntity extends Pick<LabelRow, 'iri' | 'label' | 'types' | 'meshIds'> {
  readonly rank: number;
  readonly kinds: readonly string[];
  /** {@link wordKey} of its label and of each alias; empty for an entity that is never compared. */
  readonly keys: readonly string[];
  readonly isDescribed: boolean;
}

/**
 * Kinds of types within which entities can be equivalent. Not genes, which share labels across species, nor
 * pathways, trials or documents.
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
   * @param keys - {@link wordKey} of its label, then of each alias, if already computed.
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

export interface EquivalentEntities {
  canonical(iri: EntityIri): EntityIri;
  getEquivalentEntities(canonical: EntityIri): readonly EntityIri[];
}

/**
 * Finds equivalents among entities. Two entities are equivalent if their types are of one kind and
 * 1. their labels differ only in letter case, signs, plural or spelling (of chemicals: only in letter case, since
 *    `(+)-` and `(-)-` are two things), or
 * 2. they have the same MeSH descriptors, and neither label extends the other: articles treat entities of a heading as
 *    equal; but `acute myeloid leukemia with maturation` is narrower than its heading, or
 * 3. one is a symptom without a MeSH identifier, and its name an alias of exactly one disease with one.
 * The canonical one is a disease rather than a symptom, then one with a MeSH descriptor, then one whose label does
 * not extend another's (heart failure, not congestive heart failure), then the most popular.
 */
export function findEquivalents(entities: readonly NamedEntity[]): EquivalentEntities {
  const groups = new Groups(entities.length);
  const namesakes = new Map<string, NamedEntity>();
  const indexedAlike = new Map<string, NamedEntity[]>();
  for (const entity of entities) {
    if (entity.kinds.length === 0) continue;
    const descriptors = entity.meshIds.filter(isDescriptor).toSorted().join();
    for (const kind of entity.kinds) {
      const name = nameIn(kind, entity);
      if (name !== '') {
        const first = getOrAdd(namesakes, `${kind}#${name}`, () => entity);
        if (first !== entity) groups.merge(first, entity);
      }
      if (descriptors !== '')
        getOrAdd(indexedAlike, `${kind}#${descriptors}`, () => []).push(entity);
    }
  }
  for (const alike of indexedAlike.values()) {
    if (alike.length === 1) continue;
    const words = alike.map(toWords);
    const [first, ...others] = alike.filter((_, place) => !isNarrower(words[place], words));
    for (const other of others) groups.merge(first ?? other, other);
  }
  mergeSymptoms(entities, groups);
  return describeGroups(entities, groups);
}

function nameIn(kind: string, { label, keys }: NamedEntity): string {
  return kind === 'chemical' ? label.trim().toLowerCase() : (keys[0] ?? '');
}

function mergeSymptoms(entities: readonly NamedEntity[], groups: Groups): void {
  const described = entities.filter(({ isDescribed }) => isDescribed);
  const identified = new Set(described.map((entity) => groups.getRoot(entity.rank)));
  const symptoms = new Map<string, NamedEntity>();
  for (const entity of entities) {
    const [key] = entity.keys;
    const isOpen = entity.types.includes('SYMPTOM') && !identified.has(groups.getRoot(entity.rank));
    if (isOpen && key !== undefined) symptoms.set(key, entity);
  }
  const diseases = new Map<NamedEntity, Map<number, NamedEntity>>();
  for (const entity of described) {
    if (!entity.types.includes('DISEASE')) continue;
    for (const alias of entity.keys.slice(1)) {
      const symptom = symptoms.get(alias);
      if (symptom !== undefined)
        getOrAdd(diseases, symptom, () => new Map()).set(groups.getRoot(entity.rank), entity);
    }
  }
  for (const [symptom, named] of diseases) {
    const [disease, another] = named.values();
    if (disease !== undefined && another === undefined) groups.merge(disease, symptom);
  }
}

function describeGroups(entities: readonly NamedEntity[], groups: Groups): EquivalentEntities {
  const canonicals = new Map<EntityIri, EntityIri>();
  const equivalents = new Map<EntityIri, readonly EntityIri[]>();
  for (const group of groups.ofSeveral(entities)) {
    const words = group.map(toWords);
    const [best, ...others] = group
      .map((entity, place) => ({ iri: entity.iri, order: getOrder(entity, words[place], words) }))
      .sort((one, other) => one.order - other.order)
      .map(({ iri }) => iri);
    if (best === undefined) continue;
    for (const iri of others) canonicals.set(iri, best);
    equivalents.set(best, others);
  }
  return {
    canonical: (iri) => canonicals.get(iri) ?? iri,
    getEquivalentEntities: (iri) => equivalents.get(iri) ?? [],
  };
}

function getOrder(
  { types, isDescribed }: NamedEntity,
  words: ReadonlySet<string> | undefined,
  others: readonly ReadonlySet<string>[],
): number {
  const isSymptom = types[0] === 'SYMPTOM';
  return (isSymptom ? 4 : 0) + (isDescribed ? 0 : 2) + (isNarrower(words, others) ? 1 : 0);
}

function isNarrower(
  words: ReadonlySet<string> = new Set(),
  others: readonly ReadonlySet<string>[],
): boolean {
  return others.some(
    (fewer) => fewer.size < words.size && [...fewer].every((word) => words.has(word)),
  );
}

function toWords({ label }: NamedEntity): ReadonlySet<string> {
  return new Set(wordParts(label));
}

class Groups {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, rank) => rank);
  }

  getRoot(rank: number): number {
    let root = rank;
    for (let next = this.#getParent(root); next !== root; next = this.#getParent(root)) root = next;
    this.#parents[rank] = root;
    return root;
  }

  /** The more popular entity becomes the root of both. */
  merge(one: NamedEntity, other: NamedEntity): void {
    const [a, b] = [this.getRoot(one.rank), this.getRoot(other.rank)];
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }

  ofSeveral(entities: readonly NamedEntity[]): Iterable<readonly NamedEntity[]> {
    const sets = new Map<number, NamedEntity[]>();
    for (const entity of entities) {
      const root = this.getRoot(entity.rank);
      const first = entities[root];
      if (root === entity.rank || first === undefined) continue;
      getOrAdd(sets, root, () => [first]).push(entity);
    }
    return sets.values();
  }

  #getParent(rank: number): number {
    return this.#parents[rank] ?? rank;
  }
}
