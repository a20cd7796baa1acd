import type { EntityIri } from '@biographql/core';
import type { MeshDescriptor } from '@biographql/engines';
import { isDescriptor, keysOf, kindsOf, type TwinRow, wordKey } from './entity-twins.js';

/** Finds what MeSH headings mean. */
export interface MeshHeadings {
  /** The entities that a heading means; empty when no entity has its identifier or, with a MeSH identifier, its name. */
  find(descriptor: MeshDescriptor): readonly EntityIri[];
}

/**
 * Reads the headings from entities, the most popular first. A heading means
 * 1. the entities with its identifier; when some of them bear its name, only these (theophylline is not Xanthium, whatever
 *    identifier a source gives it);
 * 2. without a known identifier, the entity with a MeSH identifier that bears its name (one with a descriptor before one
 *    with a supplementary record, label before alias, then the most popular), and, where that has one descriptor, all that
 *    the descriptor means;
 * 3. besides these, entities of their kind whose label is its name, and the one of their kind that bears its name, has no
 *    MeSH identifier and is more popular than they: what people mean by it (`lung cancer`, also named `lung neoplasm`).
 * Names are compared also as MeSH turns them round: `Leukemia, Myeloid`.
 */
export function meshHeadings(rows: readonly TwinRow[]): MeshHeadings {
  const names = readNames(rows);
  const identifiedBy = (id: string, keys: readonly string[]): readonly TwinRow[] => {
    const holders = names.byId.get(id) ?? [];
    const named = holders.filter((holder) => keysOf(holder).some((key) => keys.includes(key)));
    return named.length > 0 ? named : holders;
  };
  const namedSo = (keys: readonly string[]): readonly TwinRow[] => {
    for (const key of keys) {
      const found = names.identified.get(key)?.row;
      if (found === undefined) continue;
      const [descriptor, another] = found.meshIds.filter(isDescriptor);
      const isOne = descriptor !== undefined && another === undefined;
      return isOne ? identifiedBy(descriptor, keys) : [found];
    }
    return [];
  };
  const popularity = new Map(rows.map((row, place) => [row, -place]));
  const isMorePopular = (row: TwinRow, other: TwinRow) =>
    (popularity.get(row) ?? 0) > (popularity.get(other) ?? 0);

  return {
    find({ id, label }) {
      const keys = headingNames(label).map(wordKey);
      const identified = id === undefined ? [] : identifiedBy(id, keys);
      const meant = identified.length > 0 ? identified : namedSo(keys);
      const labeled = keys.flatMap((key) => names.byLabel.get(key) ?? []);
      const popular = keys
        .flatMap((key) => names.unidentified.get(key) ?? [])
        .filter((row) => meant.every((other) => isMorePopular(row, other)));
      const also = [...labeled, ...popular].filter((row) =>
        meant.some((other) => isOfOneKind(row, other)),
      );
      return [...new Set([...meant, ...also].map(({ iri }) => iri))];
    },
  };
}

/** A heading as MeSH words it, and in the order of speech. */
export function headingNames(label: string): readonly string[] {
  return [...new Set([label, label.split(', ').reverse().join(' ')])];
}

interface NamedEntity {
  readonly row: TwinRow;
  readonly isLabel: boolean;
}

/** Entities by MeSH identifier and by folded names. */
interface EntityNames {
  readonly byId: ReadonlyMap<string, readonly TwinRow[]>;
  /** Of the kinds that have twins. */
  readonly byLabel: ReadonlyMap<string, readonly TwinRow[]>;
  /** The best of those with a MeSH identifier. */
  readonly identified: ReadonlyMap<string, NamedEntity>;
  /** The most popular of those without, of the kinds that have twins. */
  readonly unidentified: ReadonlyMap<string, TwinRow>;
}

function readNames(rows: readonly TwinRow[]): EntityNames {
  const byId = new Map<string, TwinRow[]>();
  const byLabel = new Map<string, TwinRow[]>();
  const identified = new Map<string, NamedEntity>();
  const unidentified = new Map<string, TwinRow>();
  for (const row of rows) {
    const hasKind = kindsOf(row.types).length > 0;
    for (const id of row.meshIds) addTo(byId, id, row);
    if (row.meshIds.length === 0 && !hasKind) continue;
    const keys = keysOf(row);
    if (hasKind) addTo(byLabel, keys[0] ?? '', row);
    keys.forEach((key, place) => {
      if (row.meshIds.length === 0) {
        if (!unidentified.has(key)) unidentified.set(key, row);
        return;
      }
      const named = { row, isLabel: place === 0 };
      const known = identified.get(key);
      if (known === undefined || rank(named) < rank(known)) identified.set(key, named);
    });
  }
  return { byId, byLabel, identified, unidentified };
}

function rank({ row, isLabel }: NamedEntity): number {
  return (row.meshIds.some(isDescriptor) ? 0 : 2) + (isLabel ? 0 : 1);
}

function isOfOneKind(one: TwinRow, other: TwinRow): boolean {
  const kinds = kindsOf(other.types);
  return kindsOf(one.types).some((kind) => kinds.includes(kind));
}

function addTo(rows: Map<string, TwinRow[]>, key: string, row: TwinRow): void {
  const own = rows.get(key);
  if (own === undefined) rows.set(key, [row]);
  else own.push(row);
}
