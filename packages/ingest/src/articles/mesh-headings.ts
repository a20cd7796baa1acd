import type { EntityIri } from '@biographql/core';
import type { MeshDescriptor } from '@biographql/engines';
import { isDescriptor, kindsOf, type TwinRow } from './entity-twins.js';
import { titleParts } from './name-dictionary.js';

/** Finds what MeSH headings mean. */
export interface MeshHeadings {
  /** The entities that a heading means; empty when no entity has its identifier or, with a MeSH identifier, its name. */
  find(descriptor: MeshDescriptor): readonly EntityIri[];
}

interface NamedEntity {
  readonly row: TwinRow;
  readonly isLabel: boolean;
}

/**
 * Reads the headings from entities with MeSH identifiers, the most popular first. A heading means
 * 1. the entities with its identifier; when some of them bear its name, only those of their kind (theophylline is not
 *    Xanthium, whatever identifier a source gives it);
 * 2. without a known identifier, the entity of its name (with a descriptor before one with a supplementary record, label
 *    before alias, then the most popular), and, where that has one descriptor, all that the descriptor means;
 * 3. besides these, an entity of their kind without MeSH identifier that bears its name and is more popular than they:
 *    what people mean by it (`lung cancer`, also named `lung neoplasm`).
 * Names are compared also as MeSH turns them round: `Leukemia, Myeloid`.
 */
export function meshHeadings(rows: readonly TwinRow[]): MeshHeadings {
  const byId = new Map<string, TwinRow[]>();
  const byName = new Map<string, NamedEntity>();
  const unidentified = new Map<string, TwinRow>();
  const places = new Map(rows.map((row, place) => [row, place]));
  for (const row of rows) {
    for (const id of row.meshIds) addTo(byId, id, row);
    if (row.meshIds.length === 0) {
      if (kindsOf(row.types).length === 0) continue;
      for (const name of [row.label, ...row.aliases]) {
        const key = nameKey(name);
        if (!unidentified.has(key)) unidentified.set(key, row);
      }
      continue;
    }
    [row.label, ...row.aliases].forEach((name, place) => {
      const named = { row, isLabel: place === 0 };
      const key = nameKey(name);
      const known = byName.get(key);
      if (key !== '' && (known === undefined || rank(named) < rank(known))) byName.set(key, named);
    });
  }
  const withId = (id: string, keys: readonly string[]): readonly TwinRow[] => {
    const holders = byId.get(id) ?? [];
    const named = holders.filter(({ label, aliases }) =>
      [label, ...aliases].some((name) => keys.includes(nameKey(name))),
    );
    if (named.length === 0) return holders;
    const meant = holders.filter((row) =>
      named.some((other) => row === other || isOfOneKind(row, other)),
    );
    const place = (row: TwinRow) => places.get(row) ?? 0;
    const popular = keys
      .flatMap((key) => unidentified.get(key) ?? [])
      .filter((row) =>
        meant.every((other) => isOfOneKind(row, other) && place(row) < place(other)),
      );
    return [...meant, ...popular];
  };

  return {
    find({ id, label }) {
      const keys = headingNames(label).map(nameKey);
      const identified = id === undefined ? [] : withId(id, keys);
      if (identified.length > 0) return identified.map(({ iri }) => iri);
      for (const key of keys) {
        const found = byName.get(key)?.row;
        if (found === undefined) continue;
        const [descriptor, another] = found.meshIds.filter(isDescriptor);
        const isOne = descriptor !== undefined && another === undefined;
        const meant = isOne ? withId(descriptor, keys) : [found];
        return meant.map(({ iri }) => iri);
      }
      return [];
    },
  };
}

/** A heading as MeSH words it, and in the order of speech. */
export function headingNames(label: string): readonly string[] {
  return [...new Set([label, label.split(', ').reverse().join(' ')])];
}

function nameKey(name: string): string {
  return titleParts(name).join(' ');
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
