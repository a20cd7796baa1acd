import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { articleWord, foldParts } from '@biographql/engines/text';

/** Entities that mean one thing, and which of them stands for all. */
export interface EntityTwins {
  /** The entity that stands for a thing; the entity itself when it has no twin, or is unknown. */
  canonical(iri: EntityIri): EntityIri;
  /** The other entities that mean the same, the next best to stand for it first; empty when there are none. */
  twinsOf(canonical: EntityIri): readonly EntityIri[];
}

/** What is read of a row. */
export type TwinRow = Pick<LabelRow, 'iri' | 'label' | 'aliases' | 'types' | 'meshIds'> & {
  /** {@link wordKey} of the label, then of each alias, where somebody made them before. */
  readonly keys?: readonly string[];
};

/** The key under which names of one thing meet: folded, in parts, in the singular and in American spelling. */
export function wordKey(name: string): string {
  return foldParts(name).map(articleWord).join(' ');
}

/** {@link wordKey} of the label of a row, then of each of its aliases. */
export function keysOf({ keys, label, aliases }: TwinRow): readonly string[] {
  return keys ?? [label, ...aliases].map(wordKey);
}

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

/**
 * Finds the twins among entities, the most popular first. Two entities are one thing when their types are of one kind and
 * 1. their labels are equal but for letter case, signs, plural and spelling (of chemicals: but for letter case, since
 *    `(+)-` and `(-)-` are two things), or
 * 2. they have the same MeSH descriptors, and neither label is the other with words more: what MeSH indexes under one
 *    heading, articles cannot tell apart; but `acute myeloid leukemia with maturation` is narrower than its heading, or
 * 3. a symptom without MeSH identifier is named as one disease with such is named besides its label.
 * Of twins a disease stands for all rather than a symptom, then one with a MeSH descriptor, then one whose label has no
 * words more than another's (heart failure, not congestive heart failure), then the most popular.
 */
export function findTwins(rows: readonly TwinRow[]): EntityTwins {
  const groups = new Groups(rows.length);
  const firstOf = new Map<string, number>();
  const join = (key: string, row: number) => {
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, row);
    else groups.join(first, row);
  };
  const indexedAlike = new Map<string, number[]>();
  rows.forEach(({ label, types, meshIds, keys }, row) => {
    const descriptors = meshIds.filter(isDescriptor).toSorted().join();
    for (const kind of kindsOf(types)) {
      const name = nameKey(label, kind, keys?.[0]);
      if (name !== '') join(`${kind}|${name}`, row);
      if (descriptors === '') continue;
      const alike = indexedAlike.get(`${kind}#${descriptors}`);
      if (alike === undefined) indexedAlike.set(`${kind}#${descriptors}`, [row]);
      else alike.push(row);
    }
  });
  for (const alike of indexedAlike.values()) {
    if (alike.length === 1) continue;
    const words = alike.map((row) => wordsOf(rows[row]?.label ?? ''));
    const [first, ...others] = alike.filter((_, place) => !isNarrower(words[place], words));
    for (const other of others) groups.join(first ?? other, other);
  }
  joinSymptoms(rows, groups);
  return describeGroups(rows, groups);
}

/** A MeSH descriptor's identifier, not a supplementary record's. */
export function isDescriptor(meshId: string): boolean {
  return meshId.startsWith('D');
}

/** The kinds of an entity, see {@link findTwins}; empty when it can have no twins. */
export function kindsOf(types: readonly EntityType[]): readonly string[] {
  return [...new Set(types.flatMap((type) => KINDS[type] ?? []))];
}

function nameKey(label: string, kind: string, key?: string): string {
  return kind === 'chemical' ? label.trim().toLowerCase() : (key ?? wordKey(label));
}

function joinSymptoms(rows: readonly TwinRow[], groups: Groups): void {
  const identified = new Set(
    rows.flatMap(({ meshIds }, row) => (meshIds.some(isDescriptor) ? [groups.rootOf(row)] : [])),
  );
  const symptoms = new Map<string, number>();
  rows.forEach(({ label, types, keys }, row) => {
    if (!types.includes('SYMPTOM') || identified.has(groups.rootOf(row))) return;
    symptoms.set(keys?.[0] ?? wordKey(label), row);
  });
  const diseases = new Map<number, Set<number>>();
  rows.forEach((each, row) => {
    const { types, meshIds } = each;
    if (!types.includes('DISEASE') || !meshIds.some(isDescriptor)) return;
    for (const alias of keysOf(each).slice(1)) {
      const symptom = symptoms.get(alias);
      if (symptom === undefined) continue;
      const named = diseases.get(symptom) ?? new Set();
      diseases.set(symptom, named.add(groups.rootOf(row)));
    }
  });
  for (const [symptom, named] of diseases) {
    const [disease, another] = named;
    if (disease !== undefined && another === undefined) groups.join(disease, symptom);
  }
}

function describeGroups(rows: readonly TwinRow[], groups: Groups): EntityTwins {
  const members = new Map<number, TwinRow[]>();
  rows.forEach((row, number) => {
    const root = groups.rootOf(number);
    const own = members.get(root);
    if (own === undefined) members.set(root, [row]);
    else own.push(row);
  });
  const canonicals = new Map<EntityIri, EntityIri>();
  const twins = new Map<EntityIri, readonly EntityIri[]>();
  for (const group of members.values()) {
    if (group.length === 1) continue;
    const standings = new Map(group.map((row) => [row, standing(row, group)]));
    const [best, ...others] = group.toSorted(
      (a, b) => (standings.get(a) ?? 0) - (standings.get(b) ?? 0),
    );
    if (best === undefined) continue;
    for (const { iri } of others) canonicals.set(iri, best.iri);
    twins.set(
      best.iri,
      others.map(({ iri }) => iri),
    );
  }
  return {
    canonical: (iri) => canonicals.get(iri) ?? iri,
    twinsOf: (iri) => twins.get(iri) ?? [],
  };
}

/** The least stands for all; equal ones keep their order. */
function standing({ label, types, meshIds }: TwinRow, group: readonly TwinRow[]): number {
  const isNarrow = isNarrower(
    wordsOf(label),
    group.map((other) => wordsOf(other.label)),
  );
  const isIdentified = meshIds.some(isDescriptor);
  return (types[0] === 'SYMPTOM' ? 4 : 0) + (isIdentified ? 0 : 2) + (isNarrow ? 1 : 0);
}

/** Whether words are all those of another label, and more. */
function isNarrower(
  words: ReadonlySet<string> = new Set(),
  others: readonly ReadonlySet<string>[],
): boolean {
  return others.some(
    (fewer) => fewer.size < words.size && [...fewer].every((word) => words.has(word)),
  );
}

function wordsOf(label: string): ReadonlySet<string> {
  return new Set(foldParts(label).map(articleWord));
}

/** Disjoint sets of numbers. */
class Groups {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, number) => number);
  }

  rootOf(number: number): number {
    let root = number;
    for (let next = this.#parentOf(root); next !== root; next = this.#parentOf(root)) root = next;
    this.#parents[number] = root;
    return root;
  }

  /** The lesser number becomes the root of both. */
  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }

  #parentOf(number: number): number {
    return this.#parents[number] ?? number;
  }
}
