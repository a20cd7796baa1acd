import type { EntityRow } from '../explore/entity-list.ts';

/** An entity with all its neighbors. */
export interface ComparedEntity {
  readonly iri: string;
  readonly label: string;
  readonly rows: readonly EntityRow[];
}

/** A neighbor of at least one of the entities. */
export interface ComparedRow {
  readonly iri: string;
  readonly name: string;
  readonly type: string;
  /** The relation to each entity, in their order; empty for an entity that it isn't related to. */
  readonly relations: readonly string[];
}

/** Neighbors of one type. */
export interface ComparedType {
  readonly type: string;
  readonly rows: readonly ComparedRow[];
  /** Number of rows that all entities have. */
  readonly shared: number;
}

/** Compares the neighbors of entities by type: the type with the most shared ones first, shared rows first. */
export function compareEntities(entities: readonly ComparedEntity[]): readonly ComparedType[] {
  const compared = new Set(entities.map(({ iri }) => iri));
  const rows = new Map<string, ComparedRow>();
  for (const [at, entity] of entities.entries()) {
    for (const { iri, name, type, relation } of entity.rows) {
      if (compared.has(iri) || relation === 'instance of') continue;
      const { relations } = rows.get(iri) ?? { relations: entities.map(() => '') };
      rows.set(iri, { iri, name, type, relations: relations.with(at, relation) });
    }
  }
  const all = [...rows.values()].toSorted(
    (one, other) => countRelations(other) - countRelations(one),
  );
  return [...new Set(all.map(({ type }) => type))]
    .map((type) => {
      const ofType = all.filter((row) => row.type === type);
      const shared = ofType.filter((row) => countRelations(row) === entities.length).length;
      return { type, rows: ofType, shared };
    })
    .toSorted((one, other) => other.shared - one.shared || other.rows.length - one.rows.length);
}

export function countRelations({ relations }: ComparedRow): number {
  return relations.filter((relation) => relation !== '').length;
}
