import type { NodeType } from '@biographql/core';
import { useBioGraphQL } from '@biographql/react';
import { EntityLink } from '../components/entity-link.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { wordsOf } from '../entity-colors.ts';
import { keptReceipts } from '../kept-receipts.ts';
import { DataTable, type SeenColumn } from './data-table.tsx';
import { neighborQuery } from './neighbor-query.ts';
import { type NeighborRow, neighborTable, rowsOf } from './neighbor-rows.ts';
import { RowEvidence, useEvidence } from './row-evidence.tsx';
import { neededRows, PAGE_SIZE, shownRows } from './shown-rows.ts';
import { useTableState } from './table-state.ts';
import { NEIGHBOR_PAGE, readAllNeighbors, useAllNeighbors } from './use-all-neighbors.ts';

const COLUMNS: readonly SeenColumn<NeighborRow>[] = [
  {
    name: 'name',
    read: ({ name }) => name,
    cellOf: ({ iri, name }) => <EntityLink iri={iri}>{name}</EntityLink>,
  },
  { name: 'type', read: ({ type }) => wordsOf(type) },
  { name: 'relation', read: ({ relation }) => relation },
];

/** The neighbors of an entity, of some types or of all, as a table to its last row, each with what shows it. */
export function NeighborTable({
  iri,
  entity,
  name,
  title,
  types,
}: {
  readonly iri: string;
  /** The label of the entity. */
  readonly entity: string;
  /** Of the table in addresses. */
  readonly name: string;
  readonly title: string;
  /** Default: neighbors of any type. */
  readonly types?: readonly NodeType[];
}) {
  const client = useBioGraphQL();
  const [state, change] = useTableState(name);
  const neighbors = useAllNeighbors(iri, types, neededRows(state));
  const { data: graph, error, isWhole } = neighbors;
  const rows = graph ? rowsOf(graph) : [];
  const columns = hasTypes(rows)
    ? COLUMNS
    : COLUMNS.filter(({ name: column }) => column !== 'type');
  const page = shownRows(rows, COLUMNS, state).slice(state.offset, state.offset + PAGE_SIZE);
  const evidence = useEvidence(page);
  const variables = { startNode: iri, maxNeighbors: NEIGHBOR_PAGE, nodeTypes: types };

  return (
    <>
      <header className="line">
        <h2>{title}</h2>
        {graph && (
          <span className="quiet">
            <span role="status">
              {graph.isPartial && 'more than '}
              {graph.total.toLocaleString('en-US')}
            </span>
            {state.order === '' && graph.total > PAGE_SIZE && `, ordered by ${graph.orderedBy}`}
          </span>
        )}
        {graph && (
          <ExportMenu
            name={`${entity} ${title}`}
            table={async () => neighborTable(await readAllNeighbors(client, iri, types))}
            receipts={() => keptReceipts('graphInsights', variables)}
            code={{
              action: 'getNeighbors',
              hook: 'useNeighbors',
              input: { entity: iri, types, limit: NEIGHBOR_PAGE },
              sparql: neighborQuery(graph),
            }}
          />
        )}
      </header>
      {error !== null && <ErrorNote error={error} onRetry={() => void neighbors.refetch()} />}
      {!graph && error === null && <Skeleton height="14rem" />}
      {graph && error === null && (
        <DataTable
          label={title.toLowerCase()}
          columns={columns}
          extra={{
            name: 'evidence',
            cellOf: (row) => <RowEvidence row={row} evidence={evidence} />,
          }}
          rows={rows}
          total={graph.total}
          isWhole={isWhole}
          state={state}
          onChange={change}
        />
      )}
    </>
  );
}

// One type for all is told by the title.
function hasTypes(rows: readonly NeighborRow[]): boolean {
  return new Set(rows.map(({ type }) => type)).size > 1;
}
