import type { GraphStatement } from '@biographql/client';
import { useBioGraphQL, useProvenance } from '@biographql/react';
import { EntityLink, InheritedMark, Quiet, StatementRecord } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { toWords } from '../entity-colors.ts';
import { findReceipts } from '../exports/receipts.ts';
import { useDetails } from '../sparql/hooks.ts';
import { type DataColumn, DataTable } from './data-table.tsx';
import {
  type EntityList,
  type EntityRow,
  LIST_PAGE,
  type ListSource,
  MAX_FACTS,
  readExportTable,
  useEntityList,
} from './entity-list.ts';
import { neededRows, PAGE_SIZE, shownRows, type TableState, useTableState } from './table-state.ts';

/** A section of an entity's page: the entities of one relation with their sources. */
export function EntityTable({
  source,
  label,
  name,
  title,
}: {
  readonly source: ListSource;
  readonly label: string;
  readonly name: string;
  readonly title: string;
}) {
  const [state, change] = useTableState(name);
  const list = useEntityList(source, neededRows(state));
  return (
    <Outcome of={list} height="30rem">
      {(found) => (
        <>
          <header>
            <h2>{title}</h2>
            <span className="quiet">
              <span role="status">
                {found.isPartial && 'more than '}
                {found.total.toLocaleString('en-US')}
              </span>
              {found.inherited > 0 && ` · ${found.inherited} inherited from subtypes`}
              {state.order === '' && found.total > PAGE_SIZE && (
                <span title={`Ordered by ${found.orderedBy}`}> · {orderWords(found)}</span>
              )}
            </span>
            {found.sparql !== null && (
              <PlaceLink to={{ page: 'sparql', parameters: { sparql: found.sparql } }}>
                SPARQL
              </PlaceLink>
            )}
            <ListExport source={source} name={`${label} ${title}`} sparql={found.sparql} />
          </header>
          <Rows
            list={found}
            label={title.toLowerCase()}
            isWhole={list.isWhole}
            state={state}
            onChange={change}
          />
        </>
      )}
    </Outcome>
  );
}

/** Long criteria are in the tooltip. */
function orderWords({ orderedBy }: EntityList): string {
  return orderedBy.includes(',') ? 'most supported first' : `most ${orderedBy} first`;
}

function Rows({
  list: { rows, columns: further, total },
  ...props
}: {
  readonly list: EntityList;
  readonly label: string;
  readonly isWhole: boolean;
  readonly state: TableState;
  readonly onChange: (changes: Partial<TableState>) => void;
}) {
  const { offset } = props.state;
  const all: readonly DataColumn<EntityRow>[] = [
    {
      name: 'name',
      read: ({ name }) => name,
      cell: ({ iri, name, inheritedFrom }) => (
        <>
          <EntityLink iri={iri}>{name}</EntityLink> <Quiet text={details.get(iri)?.species} />
          <InheritedMark from={inheritedFrom} />
        </>
      ),
    },
    { name: 'type', read: ({ type }) => toWords(type) },
    { name: 'relation', read: ({ relation }) => relation },
    ...further.map((name, at) => ({ name, read: ({ values }: EntityRow) => values[at] ?? null })),
  ];
  // A column with one value says nothing.
  const columns = all.filter(
    ({ read }, at) => at === 0 || at > 2 || new Set(rows.map(read)).size > 1,
  );
  const page = shownRows(rows, all, props.state).slice(offset, offset + PAGE_SIZE);
  const details = useDetails(page);
  const statements = useStatements(page);
  const hasFacts = page.some(({ facts }) => facts.length > 0);
  return (
    <DataTable<EntityRow>
      {...props}
      columns={columns}
      {...(hasFacts && {
        extra: { name: 'source', cell: (row) => <Sources statements={statements(row)} /> },
      })}
      rows={rows}
      total={total}
    />
  );
}

/** Returns the statements of a row: those that came with it, or those of one request for all rows. */
function useStatements(rows: readonly EntityRow[]) {
  const facts = rows.flatMap((row) => (row.statements ? [] : row.facts)).slice(0, MAX_FACTS);
  const { data, error } = useProvenance(facts.length === 0 ? null : { facts });
  const known = new Map(facts.map((fact, at) => [fact, data?.statements[at] ?? null]));
  return (row: EntityRow) => {
    if (row.statements) return row.statements;
    return data || error ? row.facts.map((fact) => known.get(fact) ?? null) : null;
  };
}

/** The sources of a row. A claim that is stated in both directions usually has the same source twice. */
function Sources({
  statements,
}: {
  readonly statements: readonly (GraphStatement | null)[] | null;
}) {
  if (statements === null) return <span className="quiet">…</span>;
  const references = new Map(
    statements
      .flatMap((statement) => statement?.references ?? [])
      .map((reference) => [JSON.stringify(reference), reference]),
  );
  const rank = statements.find((statement) => statement?.rank !== 'NORMAL')?.rank ?? null;
  return <StatementRecord record={{ rank, references: [...references.values()] }} isAlone />;
}

function ListExport({
  source,
  name,
  sparql,
}: {
  readonly source: ListSource;
  readonly name: string;
  readonly sparql: string | null;
}) {
  const client = useBioGraphQL();
  const { entity, insight, types } = source;
  return (
    <ExportMenu
      name={name}
      table={() => readExportTable(client, source)}
      receipts={() =>
        insight === undefined
          ? findReceipts('graphInsights', {
              startNode: entity,
              maxNeighbors: LIST_PAGE,
              nodeTypes: types,
            })
          : findReceipts('getInsightRows', {
              insightRowsInput: { qid: entity, insightType: insight, limit: LIST_PAGE },
            })
      }
      code={
        insight === undefined
          ? {
              action: 'getNeighbors',
              hook: 'useNeighbors',
              input: { entity, types, limit: LIST_PAGE },
              sparql,
            }
          : {
              action: 'getInsightRows',
              hook: 'useInsightRows',
              input: { entity, type: insight, limit: LIST_PAGE },
              sparql,
            }
      }
    />
  );
}
