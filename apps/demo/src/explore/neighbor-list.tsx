import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Pager } from '../components/pager.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { csvOf, type RowOrder, rowsOf, sortRows } from './neighbor-rows.ts';
import { useAllNeighbors } from './use-all-neighbors.ts';

const PAGE_SIZE = 50;
const COLUMNS = ['name', 'type', 'property'] as const;

/** All neighbors of an entity as a table: in the service's order or by a column, to the last. */
export function NeighborList({ iri, label }: { readonly iri: string; readonly label: string }) {
  const neighbors = useAllNeighbors(iri);
  const [order, setOrder] = useState<RowOrder>('place');
  const [isDescending, setIsDescending] = useState(false);
  const [offset, setOffset] = useState(0);
  const orderBy = (column: RowOrder) => {
    setOrder(isDescending && order === column ? 'place' : column);
    setIsDescending(order === column && !isDescending);
    setOffset(0);
  };

  return (
    <section className="neighbor-list" aria-label="All neighbors">
      <Outcome of={neighbors} height="30rem">
        {(graph) => {
          const rows = sortRows(rowsOf(graph), order, isDescending);
          return (
            <>
              <header className="line">
                <h2>
                  <span role="status">
                    {neighbors.isWhole
                      ? `${rows.length.toLocaleString('en-US')} neighbors`
                      : `${rows.length.toLocaleString('en-US')} of ${graph.total.toLocaleString('en-US')} neighbors read …`}
                  </span>
                </h2>
                <span className="quiet">
                  ordered by {order === 'place' ? graph.orderedBy : order}
                  {graph.isPartial && '; the entity has more statements than were read'}
                </span>
                <ExportButtons
                  name={`${label} neighbors`}
                  csv={neighbors.isWhole ? () => csvOf(rows) : null}
                  receipts={() =>
                    keptReceipts('graphInsights', { startNode: iri, maxNeighbors: 200 })
                  }
                />
              </header>
              {neighbors.error !== null && (
                <ErrorNote error={neighbors.error} onRetry={() => void neighbors.refetch()} />
              )}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well */}
              <section className="scroll" aria-label="Table of neighbors" tabIndex={0}>
                <table className="rows">
                  <thead>
                    <tr>
                      {COLUMNS.map((column) => (
                        <th
                          key={column}
                          scope="col"
                          aria-sort={
                            order !== column ? 'none' : isDescending ? 'descending' : 'ascending'
                          }
                        >
                          <button type="button" onClick={() => orderBy(column)}>
                            {column}
                            {order === column && (isDescending ? ' ↓' : ' ↑')}
                          </button>
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.slice(offset, offset + PAGE_SIZE).map((row) => (
                      <tr key={row.iri}>
                        <td>
                          <EntityLink iri={row.iri}>{row.name}</EntityLink>
                        </td>
                        <td>{row.type}</td>
                        <td>{row.property}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
              <Pager
                label="neighbors"
                offset={offset}
                pageSize={PAGE_SIZE}
                total={rows.length}
                onMove={setOffset}
              />
            </>
          );
        }}
      </Outcome>
    </section>
  );
}
