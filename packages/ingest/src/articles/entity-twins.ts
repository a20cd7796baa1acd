import type { EntityIri } from '@biographql/core';
import { articleWord, foldParts } from '@biographql/engines/text';
import { IntList } from '../entities/int-list.js';
import { NameTable } from '../entities/name-table.js';
import { isDescriptor, type NamedEntities } from './named-entities.js';

/** Entities that mean one thing, and which of them stands for all. */
export interface EntityTwins {
  /** The entity that stands for a thing; the entity itself when it has no twin, or is unknown. */
  canonical(iri: EntityIri): EntityIri;
  /** The other entities that mean the same, the next best to stand for it first; empty when there are none. */
  twinsOf(canonical: EntityIri): readonly EntityIri[];
}

/**
 * Finds the twins among entities. Two entities are one thing when their types are of one kind and
 * 1. their labels are equal but for letter case, signs, plural and spelling (of chemicals: but for letter case, since
 *    `(+)-` and `(-)-` are two things), or
 * 2. they have the same MeSH descriptors, and neither label is the other with words more: what MeSH indexes under one
 *    heading, articles cannot tell apart; but `acute myeloid leukemia with maturation` is narrower than its heading, or
 * 3. a symptom without MeSH identifier is named as one disease with such is named besides its label.
 * Of twins a disease stands for all rather than a symptom, then one with a MeSH descriptor, then one whose label has no
 * words more than another's (heart failure, not congestive heart failure), then the most popular.
 */
export function findTwins(entities: NamedEntities): EntityTwins {
  const groups = new Groups(entities.size);
  const namesakes = new Namesakes(entities);
  const indexedAlike = new Map<string, number[]>();
  for (let entity = 0; entity < entities.size; entity += 1) {
    const kinds = entities.kindsOf(entity);
    if (kinds.length === 0) continue;
    const descriptors = entities.meshIdsOf(entity).filter(isDescriptor).toSorted().join();
    for (const kind of kinds) {
      const first = namesakes.firstOf(entity, kind);
      if (first !== null) groups.join(first, entity);
      if (descriptors === '') continue;
      const alike = indexedAlike.get(`${kind}#${descriptors}`);
      if (alike === undefined) indexedAlike.set(`${kind}#${descriptors}`, [entity]);
      else alike.push(entity);
    }
  }
  for (const alike of indexedAlike.values()) {
    if (alike.length === 1) continue;
    const words = alike.map((entity) => wordsOf(entities.labelAt(entity)));
    const [first, ...others] = alike.filter((_, place) => !isNarrower(words[place], words));
    for (const other of others) groups.join(first ?? other, other);
  }
  joinSymptoms(entities, groups);
  return describeGroups(entities, groups);
}

/** Finds the first entity of each kind and name. */
class Namesakes {
  /** For each kind, by the number of a name, one more than the first entity. */
  private readonly firsts = new Map<string, IntList>();
  private readonly chemicals = new NameTable();

  constructor(private readonly entities: NamedEntities) {}

  /** The first entity of a kind with the name of another one; null when it is that, or has no name. */
  firstOf(entity: number, kind: string): number | null {
    const name = this.nameOf(entity, kind);
    if (name === null) return null;
    const firsts = this.firsts.get(kind) ?? new IntList();
    this.firsts.set(kind, firsts);
    const first = firsts.at(name);
    if (first > 0) return first - 1;
    firsts.set(name, entity + 1);
    return null;
  }

  private nameOf(entity: number, kind: string): number | null {
    if (kind === 'chemical') {
      const name = this.entities.labelAt(entity).trim().toLowerCase();
      return name === '' ? null : this.chemicals.idOf(name);
    }
    const [key] = this.entities.keysOf(entity);
    return key === undefined || key === this.entities.keys.find('') ? null : key;
  }
}

function joinSymptoms(entities: NamedEntities, groups: Groups): void {
  const identified = new Set<number>();
  for (let entity = 0; entity < entities.size; entity += 1)
    if (entities.isDescribed(entity)) identified.add(groups.rootOf(entity));
  const symptoms = new Map<number, number>();
  for (let entity = 0; entity < entities.size; entity += 1) {
    if (!entities.typesOf(entity).includes('SYMPTOM') || identified.has(groups.rootOf(entity)))
      continue;
    const [key] = entities.keysOf(entity);
    if (key !== undefined) symptoms.set(key, entity);
  }
  const diseases = new Map<number, Set<number>>();
  for (let entity = 0; entity < entities.size; entity += 1) {
    if (!entities.isDescribed(entity) || !entities.typesOf(entity).includes('DISEASE')) continue;
    for (const alias of entities.keysOf(entity).slice(1)) {
      const symptom = symptoms.get(alias);
      if (symptom === undefined) continue;
      const named = diseases.get(symptom) ?? new Set();
      diseases.set(symptom, named.add(groups.rootOf(entity)));
    }
  }
  for (const [symptom, named] of diseases) {
    const [disease, another] = named;
    if (disease !== undefined && another === undefined) groups.join(disease, symptom);
  }
}

function describeGroups(entities: NamedEntities, groups: Groups): EntityTwins {
  const canonicals = new Map<EntityIri, EntityIri>();
  const twins = new Map<EntityIri, readonly EntityIri[]>();
  for (const group of groups.ofSeveral()) {
    const standings = new Map(group.map((entity) => [entity, standing(entity, group, entities)]));
    const [best, ...others] = group
      .toSorted((a, b) => (standings.get(a) ?? 0) - (standings.get(b) ?? 0))
      .map((entity) => entities.iriOf(entity));
    if (best === undefined) continue;
    for (const iri of others) canonicals.set(iri, best);
    twins.set(best, others);
  }
  return {
    canonical: (iri) => canonicals.get(iri) ?? iri,
    twinsOf: (iri) => twins.get(iri) ?? [],
  };
}

/** The least stands for all; equal ones keep their order. */
function standing(entity: number, group: readonly number[], entities: NamedEntities): number {
  const isNarrow = isNarrower(
    wordsOf(entities.labelAt(entity)),
    group.map((other) => wordsOf(entities.labelAt(other))),
  );
  const isSymptom = entities.typesOf(entity)[0] === 'SYMPTOM';
  return (isSymptom ? 4 : 0) + (entities.isDescribed(entity) ? 0 : 2) + (isNarrow ? 1 : 0);
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

  /** The sets of more than one, each in ascending order. */
  ofSeveral(): Iterable<readonly number[]> {
    const sets = new Map<number, number[]>();
    for (const number of this.#parents.keys()) {
      const root = this.rootOf(number);
      if (root === number) continue;
      const own = sets.get(root);
      if (own === undefined) sets.set(root, [root, number]);
      else own.push(number);
    }
    return sets.values();
  }

  #parentOf(number: number): number {
    return this.#parents[number] ?? number;
  }
}
