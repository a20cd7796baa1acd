import type { ProvenanceLookup } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useBioGraphQL, useProvenance } from '@biographql/react';
import { EntityLink, InheritedMark, StatementRecord } from '../components/entity.tsx';
import { ErrorNote, Skeleton } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { toWords } from '../entity-colors.ts';
import { findReceipts } from '../exports/receipts.ts';
import { type DataColumn, DataTable } from './data-table.tsx';
import {
  inheritedFrom,
  NEIGHBOR_PAGE,
  type NeighborRow,
  neighborQuery,
  neighborTable,
  readAllNeighbors,
  toClaim,
  toRows,
  useAllNeighbors,
} from './neighbors.ts';
import { neededRows, PAGE_SIZE, shownRows, useTableState } from './table-state.ts';

const COLUMNS: readonly DataColumn<NeighborRow>[] = [
  {
    name: 'name',
    read: ({ name }) => name,
    cell: ({ iri, name, edges }) => (
      <>
        <EntityLink iri={iri}>{name}</EntityLink>
        <InheritedMark from={inheritedFrom(edges)} />
      </>
    ),
  },
  { name: 'type', read: ({ type }) => toWords(type) },
  { name: 'relation', read: ({ relation }) => relation },
];

/** The neighbors of an entity, of some types or of all, as a table, each with its sources. */
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
  const rows = graph ? toRows(graph) : [];
  // A column that says the same of every row says nothing.
  const columns = COLUMNS.filter(
    ({ read }, at) => at === 0 || rows.length < 2 || new Set(rows.map(read)).size > 1,
  );
  const page = shownRows(rows, COLUMNS, state).slice(state.offset, state.offset + PAGE_SIZE);
  const sources = useSources(page);
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
            {state.order === '' && graph.total > PAGE_SIZE && (
              <span title={`Ordered by ${graph.orderedBy}`}>, most supported first</span>
            )}
          </span>
        )}
        {graph && (
          <ExportMenu
            name={`${entity} ${title}`}
            table={async () => neighborTable(await readAllNeighbors(client, iri, types))}
            receipts={() => findReceipts('graphInsights', variables)}
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
            name: 'source',
            cell: (row) => <RowSources row={row} sources={sources} />,
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

/** Facts of one request: as many as the service reads. */
const MAX_FACTS = 200;

/** The sources of the claims of some rows, in one request. */
function useSources(rows: readonly NeighborRow[]) {
  const facts = rows
    .flatMap(({ iri, edges }) => edges.map((edge) => toClaim(edge, iri)))
    .slice(0, MAX_FACTS);
  const lookup: ProvenanceLookup | null = facts.length === 0 ? null : { facts };
  const { data, error } = useProvenance(lookup);
  const records = new Map(
    data?.statements.flatMap((statement, at) => {
      const fact = facts[at];
      return statement && fact ? [[factKey(fact), statement] as const] : [];
    }),
  );
  return { records, isLoaded: data !== undefined, error };
}

function RowSources({
  row: { iri, edges },
  sources: { records, isLoaded, error },
}: {
  readonly row: NeighborRow;
  readonly sources: ReturnType<typeof useSources>;
}) {
  if (error) return <span className="error">{error.shortMessage}</span>;
  if (!isLoaded) return <span className="quiet">…</span>;
  // A claim that is stated at both ends usually has the same source at both.
  const seen = new Map(
    edges.map((edge) => {
      const record = records.get(factKey(toClaim(edge, iri))) ?? null;
      return [JSON.stringify(record && [record.rank, record.references]), { edge, record }];
    }),
  );
  return [...seen.values()].map(({ edge, record }) => (
    <div key={edge.id}>
      {seen.size > 1 && <small>{edge.label}</small>}
      {record ? (
        <StatementRecord record={record} isAlone={seen.size === 1} />
      ) : (
        <small className="quiet">{seen.size > 1 && ' · '}no source recorded</small>
      )}
    </div>
  ));
}

function factKey(fact: {
  readonly subject: string;
  readonly property: string;
  readonly object: string;
}): string {
  return `${fact.subject} ${fact.property} ${fact.object}`;
}
