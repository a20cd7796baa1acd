import type { EntityIri } from '@biographql/core';
import type { MeshDescriptor } from '@biographql/engines';
import { DistinctPairs } from '../entities/distinct-pairs.js';
import { IntList } from '../entities/int-list.js';
import type { NameDictionary } from './name-dictionary.js';
import { isDescriptor, type NamedEntities } from './named-entities.js';
import { wordKey } from './word-key.js';

/** Finds what MeSH headings mean. */
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
 * 3. besides these, entities of their kind whose label is its name, and the one of their kind that bears its name, has no
 *    MeSH identifier and is more popular than they: what people mean by it (`lung cancer`, also named `lung neoplasm`).
 * Names are compared also as MeSH turns them round: `Leukemia, Myeloid`. A symbol in capitals is no name of a heading that is
 * written otherwise: `Iris` is a part of the eye, and not the gene that is also called `IRIS`.
 */
export function meshHeadings(
  entities: NamedEntities,
  dictionary: Pick<NameDictionary, 'find' | 'wordOf'>,
): MeshHeadings {
  const names = new HeadingNames(entities);
  const identifiedBy = (id: string, keys: readonly number[]): readonly number[] => {
    const holders = names.identifiedBy(id);
    const named = holders.filter((holder) =>
      entities.keysOf(holder).some((key) => keys.includes(key)),
    );
    return named.length > 0 ? named : holders;
  };
  const isOtherSymbol = (entity: number, name: string) => {
    const { parts, letters } = dictionary.wordOf(name);
    const iri = entities.iriOf(entity);
    const symbol = dictionary.find(parts).find((entry) => entry.iri === iri)?.symbol ?? null;
    return symbol !== null && symbol !== letters && !/\p{Ll}/u.test(symbol);
  };
  const namedSo = (heading: readonly HeadingName[], keys: readonly number[]): readonly number[] => {
    for (const { name, key } of heading) {
      const found = names.identifiedAs(key);
      if (found === null || isOtherSymbol(found, name)) continue;
      const [descriptor, another] = entities.meshIdsOf(found).filter(isDescriptor);
      const isOne = descriptor !== undefined && another === undefined;
      return isOne ? identifiedBy(descriptor, keys) : [found];
    }
    return [];
  };
  const areOfOneKind = (one: number, other: number) => {
    const kinds = entities.kindsOf(other);
    return entities.kindsOf(one).some((kind) => kinds.includes(kind));
  };

  return {
    find({ id, label }) {
      const heading = headingNames(label).flatMap((name): readonly HeadingName[] => {
        const key = entities.keys.find(wordKey(name));
        return key === null ? [] : [{ name, key }];
      });
      const keys = heading.map(({ key }) => key);
      const identified = id === undefined ? [] : identifiedBy(id, keys);
      const meant = identified.length > 0 ? identified : namedSo(heading, keys);
      const labeled = keys.flatMap((key) => names.labeledAs(key));
      // The more popular one comes first.
      const popular = keys
        .flatMap((key) => names.unidentifiedAs(key) ?? [])
        .filter((entity) => meant.every((other) => entity < other));
      const also = [...labeled, ...popular].filter((entity) =>
        meant.some((other) => areOfOneKind(entity, other)),
      );
      return [...new Set([...meant, ...also])].map((entity) => entities.iriOf(entity));
    },
  };
}

/** A heading as MeSH words it, and in the order of speech. */
export function headingNames(label: string): readonly string[] {
  return [...new Set([label, label.split(', ').reverse().join(' ')])];
}

/** A name of a heading that entities have as well. */
interface HeadingName {
  readonly name: string;
  readonly key: number;
}

/** Entities by MeSH identifier and by the numbers of their keys. */
class HeadingNames {
  /** By the number of the MeSH identifier. */
  private readonly byId = new DistinctPairs();
  private readonly byLabel = new DistinctPairs();
  /** One more than the entity, by key. */
  private readonly identified = new IntList();
  private readonly unidentified = new IntList();
  /** How well the identified entity of a key stands for it, from 0, the best. */
  private readonly ranks = new IntList();

  constructor(private readonly entities: NamedEntities) {
    for (let entity = 0; entity < entities.size; entity += 1)
      if (entities.isCompared(entity)) this.read(entity);
  }

  identifiedBy(id: string): readonly number[] {
    const number = this.entities.meshIds.find(id);
    return number === null ? [] : this.byId.listOf(number);
  }

  /** Those of the kinds that have twins. */
  labeledAs(key: number): readonly number[] {
    return this.byLabel.listOf(key);
  }

  /** The best of those with a MeSH identifier. */
  identifiedAs(key: number): number | null {
    const entity = this.identified.at(key) - 1;
    return entity < 0 ? null : entity;
  }

  /** The most popular of those without, of the kinds that have twins. */
  unidentifiedAs(key: number): number | null {
    const entity = this.unidentified.at(key) - 1;
    return entity < 0 ? null : entity;
  }

  private read(entity: number): void {
    const { entities } = this;
    const ids = entities.meshIdsOf(entity);
    // Entities come once, so that pairs are new.
    for (const id of ids) this.byId.append(entities.meshIds.idOf(id), entity);
    const keys = entities.keysOf(entity);
    const [label] = keys;
    if (label !== undefined && entities.kindsOf(entity).length > 0)
      this.byLabel.append(label, entity);
    for (const [place, key] of keys.entries()) {
      if (ids.length === 0) {
        if (this.unidentified.at(key) === 0) this.unidentified.set(key, entity + 1);
        continue;
      }
      const rank = (entities.isDescribed(entity) ? 0 : 2) + (place === 0 ? 0 : 1);
      if (this.identified.at(key) !== 0 && rank >= this.ranks.at(key)) continue;
      this.identified.set(key, entity + 1);
      this.ranks.set(key, rank);
    }
  }
}
