import { useBioGraphQL } from '@biographql/react';
import { keyOf } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Choice, Icon, inDigits } from '../components/controls.tsx';
import { ChipLinks, EntityLink, Quiet, toWords } from '../components/entity.tsx';
import { canRetry, ErrorNote, Skeleton } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { DataTable, parseTableState } from '../explore/data-table.tsx';
import { type EntityRow, readEntityList } from '../explore/entity-list.ts';
import { fullIri, go, shortIri, usePlace } from '../place.ts';
import { useDetails } from '../sparql/queries.ts';

const MAX_ENTITIES = 4;
const EXAMPLES = [
  ['asthma and COPD', 'Q35869 Q199804'],
  ['metformin and glipizide', 'Q19484 Q3108899'],
  ['BRCA1 and BRCA2', 'Q227339 Q17853272'],
] as const;

export function ComparePage() {
  const { page, parameters } = usePlace();
  const given = (parameters.entities ?? '').split(' ').filter(Boolean);
  const chosen = [...new Set(given)].slice(0, MAX_ENTITIES);
  const client = useBioGraphQL();
  const lists = useQueries({
    queries: chosen.map((entity) => ({
      queryKey: keyOf(client, 'getNeighbors', { entity, isWhole: true }),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        readEntityList(client, { entity: fullIri(entity) }, signal),
      staleTime: 300_000,
      retry: canRetry,
    })),
  });
  const change = (entities: readonly string[]) =>
    go({ page, parameters: { entities: entities.join(' ') } });
  const failed = lists.find(({ error }) => error !== null);
  const loaded = lists.flatMap(({ data }) => {
    const { iri = '', label = '' } = data?.graph?.root ?? {};
    return data ? [{ iri, label, rows: data.rows }] : [];
  });

  return (
    <>
      <h1>Compare</h1>
      <p className="quiet">
        Genes, drugs, symptoms and other neighbors that two to four entities share, and those that
        only one entity has.
      </p>
      <div className="line compared">
        {chosen.map((entity, at) => {
          const label = lists[at]?.data?.graph?.root.label;
          return (
            <span key={entity} className="chip">
              {label ? <EntityLink iri={fullIri(entity)}>{label}</EntityLink> : entity}
              <Button
                className="bare"
                aria-label={`Remove ${label ?? entity}`}
                onClick={() => change(chosen.filter((other) => other !== entity))}
              >
                <Icon name="close" />
              </Button>
            </span>
          );
        })}
        {chosen.length < MAX_ENTITIES && (
          <SearchBox
            label="Add an entity to compare"
            placeholder="Add a disease, drug, gene …"
            onChoose={({ iri }) => change([...chosen, shortIri(iri)])}
          />
        )}
      </div>
      {failed && <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {chosen.length < 2 ? (
        <ChipLinks
          lead={`Add ${chosen.length === 0 ? 'two entities' : 'another entity'}, or try`}
          links={EXAMPLES.map(([title, entities]) => [title, { page, parameters: { entities } }])}
        />
      ) : loaded.length === chosen.length ? (
        <CompareTable entities={loaded} />
      ) : (
        !failed && <Skeleton label="Loading the neighbors" height="60rem" />
      )}
    </>
  );
}

/** Filter of rows: all, those that all entities have, or those that only one has, by that entity's index. */
type ShownRows = 'all' | 'shared' | number;

function CompareTable({ entities }: { readonly entities: readonly ComparedEntity[] }) {
  const [choice, setChoice] = useState<ShownRows>('shared');
  const groups = compareEntities(entities);
  const isShown = (row: ComparedRow, of: ShownRows) => {
    if (of === 'all') return true;
    const count = countRelations(row);
    return of === 'shared' ? count === entities.length : count === 1 && row.relations[of] !== '';
  };
  const count = (of: ShownRows) =>
    groups.reduce((sum, { rows }) => sum + rows.filter((row) => isShown(row, of)).length, 0);
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
          table={() => toTable(entities, groups)}
          receipts={entities.map(({ iri }) => ['graphInsights', iri])}
        />
      </div>
      {count(choice) === 0 && (
        <p className="card quiet">No neighbors match this choice. The data may be incomplete.</p>
      )}
      {groups.map(({ group, rows }) => (
        <GroupTable
          key={`${group} ${choice}`}
          entities={entities}
          group={group}
          rows={rows.filter((row) => isShown(row, choice))}
        />
      ))}
    </>
  );
}

function GroupTable(props: {
  readonly entities: readonly ComparedEntity[];
  readonly group: string;
  readonly rows: readonly ComparedRow[];
}) {
  const { entities, group, rows } = props;
  const [state, setState] = useState(parseTableState(''));
  const details = useDetails(rows);
  if (rows.length === 0) return null;
  // The most frequent relation is stated once, above.
  const all = rows.flatMap(({ relations }) => relations.filter(Boolean));
  const count = (relation: string) => all.filter((each) => each === relation).length;
  const [main] = [...new Set(all)].toSorted((one, other) => count(other) - count(one));
  return (
    <section className="card" aria-label={group}>
      <header>
        <h2>{group}</h2>
        <span className="quiet">
          {inDigits(rows.length)} · ✓ {main}
        </span>
      </header>
      <DataTable
        label={group.toLowerCase()}
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
            read: ({ relations }: ComparedRow) =>
              relations[at] === main ? '✓' : relations[at] || '–',
          })),
        ]}
        rows={rows}
        state={state}
        onChange={(changes) => setState({ ...state, ...changes })}
      />
    </section>
  );
}

function toTable(entities: readonly ComparedEntity[], groups: readonly ComparedGroup[]) {
  return {
    columns: ['iri', 'name', 'type', ...entities.map(({ label }) => label)],
    rows: groups.flatMap(({ rows }) =>
      rows.map(({ iri, name, type, relations }) => [iri, name, toWords(type), ...relations]),
    ),
  };
}

export interface ComparedEntity {
  readonly iri: string;
  readonly label: string;
  readonly rows: readonly EntityRow[];
}

interface ComparedRow {
  readonly iri: string;
  readonly name: string;
  readonly type: string;
  readonly relations: readonly string[];
}

type ComparedGroup = { readonly group: string; readonly rows: readonly ComparedRow[] };

/** Compares the neighbors of entities by kind: kinds with the most shared rows first, shared rows first in each. */
export function compareEntities(entities: readonly ComparedEntity[]): readonly ComparedGroup[] {
  const compared = new Set(entities.map(({ iri }) => iri));
  const rows = new Map<string, ComparedRow & { readonly group: string }>();
  for (const [at, entity] of entities.entries()) {
    for (const { iri, name, type, relation: written } of entity.rows) {
      // The arrow marks what only the neighbor states.
      const relation = written.replaceAll('← ', '');
      if (compared.has(iri) || relation === 'instance of') continue;
      const { relations } = rows.get(iri) ?? { relations: entities.map(() => '') };
      const group = getGroup(type, relation);
      rows.set(iri, { iri, name, type, group, relations: relations.with(at, relation) });
    }
  }
  const all = [...rows.values()].toSorted(
    (one, other) => countRelations(other) - countRelations(one),
  );
  const countShared = ({ rows: groupRows }: ComparedGroup) =>
    groupRows.filter((row) => countRelations(row) === entities.length).length;
  return [...new Set(all.map(({ group }) => group))]
    .map((group) => ({ group, rows: all.filter((row) => row.group === group) }))
    .toSorted(
      (one, other) => countShared(other) - countShared(one) || other.rows.length - one.rows.length,
    );
}

/** Group names, as on entity pages. A disease may be a symptom of another. */
const GROUPS: Readonly<Record<string, string>> = {
  MEDICATION: 'Drugs',
  CHEMICAL_COMPOUND: 'Drugs',
  PHARMACEUTICAL_PRODUCT: 'Drugs',
  GENE: 'Genes and proteins',
  PROTEIN: 'Genes and proteins',
  BIOLOGICAL_PATHWAY: 'Pathways',
  BIOLOGICAL_PROCESS: 'Biological processes',
};

function getGroup(type: string, relation: string): string {
  if (/symptom/.test(relation)) return 'Symptoms';
  const words = toWords(type);
  return GROUPS[type] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}s`;
}

function countRelations({ relations }: ComparedRow): number {
  return relations.filter((relation) => relation !== '').length;
}
