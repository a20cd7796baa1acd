import { useState } from 'react';
import { Choice, inDigits } from '../components/controls.tsx';
import { EntityLink, Quiet, TypeBadge, toWords } from '../components/entity.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { DataTable } from '../explore/data-table.tsx';
import type { EntityRow } from '../explore/entity-list.ts';
import { parseTableState } from '../explore/table-state.ts';
import { type ExportTable, findReceipts } from '../exports/download.ts';
import { useDetails } from '../sparql/hooks.ts';

/** Which rows are shown: all, those that all entities have, or those that only one has, by its place. */
type ShownRows = 'all' | 'shared' | number;

export function CompareTable({ entities }: { readonly entities: readonly ComparedEntity[] }) {
  const [choice, setChoice] = useState<ShownRows>('shared');
  const types = compareEntities(entities);
  const isShown = (row: ComparedRow, of: ShownRows) => {
    if (of === 'all') return true;
    const count = countRelations(row);
    return of === 'shared' ? count === entities.length : count === 1 && row.relations[of] !== '';
  };
  const count = (of: ShownRows) =>
    types.reduce((sum, { rows }) => sum + rows.filter((row) => isShown(row, of)).length, 0);
  const choices: readonly (readonly [ShownRows, string])[] = [
    ['shared', entities.length === 2 ? 'Shared by both' : 'Shared by all'],
    ...entities.map(({ label }, at) => [at, `Only ${label}`] as const),
    ['all', 'All'],
  ];
  const name = entities.map(({ label }) => label).join(' and ');
  return (
    <>
      <div className="line">
        <Choice
          label="Rows shown"
          chosen={choice}
          onChoose={setChoice}
          options={choices.map(([of, title]) => [
            of,
            <>
              {title} <small>{inDigits(count(of))}</small>
            </>,
          ])}
        />
        <ExportMenu
          name={name}
          table={() => toTable(entities, types)}
          receipts={() =>
            entities.flatMap(({ iri }) => findReceipts('graphInsights', { startNode: iri }))
          }
        />
      </div>
      {count(choice) === 0 && (
        <p className="card quiet">Nothing of this kind is in the data. That doesn’t mean “no”.</p>
      )}
      {types.map((type) => (
        <TypeTable
          key={`${type.type} ${choice}`}
          entities={entities}
          type={type}
          rows={type.rows.filter((row) => isShown(row, choice))}
        />
      ))}
    </>
  );
}

/** The neighbors of one type: a column for each entity. */
function TypeTable(props: {
  readonly entities: readonly ComparedEntity[];
  readonly type: ComparedType;
  readonly rows: readonly ComparedRow[];
}) {
  const { entities, rows } = props;
  const { type, shared } = props.type;
  const [state, setState] = useState(parseTableState(''));
  const details = useDetails(rows);
  if (rows.length === 0) return null;
  const words = toWords(type);
  return (
    <section className="card" aria-label={words}>
      <header>
        <h2>
          <TypeBadge type={type} />
        </h2>
        <span className="quiet">
          {inDigits(rows.length)} shown, {inDigits(shared)} shared
        </span>
      </header>
      <DataTable
        label={words}
        columns={[
          {
            name: 'name',
            read: ({ name }) => name,
            cell: ({ iri, name }) => (
              <>
                <EntityLink iri={iri}>{name}</EntityLink> <Quiet text={details.get(iri)?.species} />
              </>
            ),
          },
          ...entities.map(({ label }, at) => ({
            name: label,
            read: ({ relations }: ComparedRow) => relations[at] || '–',
          })),
        ]}
        rows={rows}
        state={state}
        onChange={(changes) => setState({ ...state, ...changes })}
      />
    </section>
  );
}

function toTable(entities: readonly ComparedEntity[], types: readonly ComparedType[]): ExportTable {
  return {
    columns: ['iri', 'name', 'type', ...entities.map(({ label }) => label)],
    rows: types.flatMap(({ rows }) =>
      rows.map(({ iri, name, type, relations }) => [iri, name, toWords(type), ...relations]),
    ),
  };
}

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
