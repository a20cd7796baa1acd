import type { EntityIri } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { MeshDescriptor } from '@biographql/engines';
import { isDescriptor, type NamedEntity, wordKey } from './equivalent-entities.js';
import type { NameDictionary } from './name-dictionary.js';

export interface MeshHeadings {
  /** The entities that a heading means; empty when no entity has its identifier or, with a MeSH identifier, its name. */
  find(descriptor: MeshDescriptor): readonly EntityIri[];
}

/**
 * Reads the headings from entities. A heading means
 * 1. the entities with its identifier; when some of them bear its name, only these (theophylline is not Xanthium, whatever
 *    identifier a source gives it);
 * 2. without a known identifier, the entity with a MeSH identifier that bears its name (one with a descriptor before one
 *    with a supplementary record, label before alias, then the most popular), and, where that has one descriptor, all that
 *    the descriptor means;
 * 3. in addition, entities of their kind whose label is its name, and the one of their kind that bears its name, has no
 *    MeSH identifier and is more popular than they: what people mean by it (`lung cancer`, also named `lung neoplasm`).
 * Names are also compared in MeSH's inverted form: `Leukemia, Myeloid`. A symbol in capitals does not name a heading in
 * another letter case: `Iris` is a part of the eye, not the gene that is also called `IRIS`.
 */
export function meshHeadings(
  entities: readonly NamedEntity[],
  dictionary: Pick<NameDictionary, 'find' | 'getWord'>,
): MeshHeadings {
  const names = new HeadingNames(entities);
  const identifiedBy = (id: string, keys: readonly string[]): readonly NamedEntity[] => {
    const holders = names.byId.get(id) ?? [];
    const named = holders.filter((holder) => holder.keys.some((key) => keys.includes(key)));
    return named.length > 0 ? named : holders;
  };
  const isOtherSymbol = ({ iri }: NamedEntity, name: string) => {
    const { parts, letters } = dictionary.getWord(name);
    const symbol = dictionary.find(parts).find((entry) => entry.iri === iri)?.symbol ?? null;
    return symbol !== null && symbol !== letters && !/\p{Ll}/u.test(symbol);
  };
  const namedSo = (heading: readonly string[], keys: readonly string[]): readonly NamedEntity[] => {
    for (const [place, name] of heading.entries()) {
      const found = names.identified.get(keys[place] ?? '')?.entity;
      if (found === undefined || isOtherSymbol(found, name)) continue;
      const [descriptor, another] = found.meshIds.filter(isDescriptor);
      const isOne = descriptor !== undefined && another === undefined;
      return isOne ? identifiedBy(descriptor, keys) : [found];
    }
    return [];
  };
  const areOfOneKind = (one: NamedEntity, other: NamedEntity) =>
    one.kinds.some((kind) => other.kinds.includes(kind));
  return {
    find({ id, label }) {
      const heading = headingNames(label);
      const keys = heading.map(wordKey);
      const identified = id === undefined ? [] : identifiedBy(id, keys);
      const meant = identified.length > 0 ? identified : namedSo(heading, keys);
      const labeled = keys.flatMap((key) => names.byLabel.get(key) ?? []);
      const popular = keys
        .flatMap((key) => names.unidentified.get(key) ?? [])
        .filter((entity) => meant.every((other) => entity.rank < other.rank));
      const also = [...labeled, ...popular].filter((entity) =>
        meant.some((other) => areOfOneKind(entity, other)),
      );
      return [...new Set([...meant, ...also])].map(({ iri }) => iri);
    },
  };
}

export function headingNames(label: string): readonly string[] {
  return [...new Set([label, label.split(', ').reverse().join(' ')])];
}

class HeadingNames {
  readonly byId = new Map<string, NamedEntity[]>();
  readonly byLabel = new Map<string, NamedEntity[]>();
  /** The best of those with a MeSH identifier; its order is the least. */
  readonly identified = new Map<string, { readonly entity: NamedEntity; readonly order: number }>();
  readonly unidentified = new Map<string, NamedEntity>();

  constructor(entities: readonly NamedEntity[]) {
    for (const entity of entities) {
      for (const id of entity.meshIds) getOrAdd(this.byId, id, () => []).push(entity);
      const [label] = entity.keys;
      if (label !== undefined && entity.kinds.length > 0)
        getOrAdd(this.byLabel, label, () => []).push(entity);
      for (const [place, key] of entity.keys.entries()) this.addName(entity, key, place === 0);
    }
  }

  private addName(entity: NamedEntity, key: string, isLabel: boolean): void {
    if (entity.meshIds.length === 0) {
      if (!this.unidentified.has(key)) this.unidentified.set(key, entity);
      return;
    }
    const order = (entity.isDescribed ? 0 : 2) + (isLabel ? 0 : 1);
    const known = this.identified.get(key);
    if (known === undefined || order < known.order) this.identified.set(key, { entity, order });
  }
}
