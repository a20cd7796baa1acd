import { Outcome } from '../components/outcome.tsx';
import { DataTable } from './data-table.tsx';
import { InsightStatements, insightColumns } from './insight-columns.tsx';
import { InsightExport } from './insight-export.tsx';
import { neededRows } from './shown-rows.ts';
import { useTableState } from './table-state.ts';
import { type InsightName, useInsightList } from './use-insight-list.ts';

/** The rows of an insight as a part of an entity's page, to the last, each with what shows it. */
export function InsightPart({
  iri,
  type,
  name,
  title,
}: InsightName & {
  /** Of the table in addresses. */
  readonly name: string;
  readonly title: string;
}) {
  const [state, change] = useTableState(name);
  const list = useInsightList({ iri, type }, neededRows(state));
  return (
    <Outcome of={list} height="14rem">
      {(found) => (
        <>
          <header className="line">
            <h2>{title}</h2>
            <span className="quiet" role="status">
              {found.total.toLocaleString('en-US')}
            </span>
            <InsightExport iri={iri} type={type} found={found} />
          </header>
          <DataTable
            label={title.toLowerCase()}
            columns={insightColumns(found).filter(({ name: column }) => column !== 'type')}
            extra={{ name: 'evidence', cellOf: (row) => <InsightStatements row={row} /> }}
            rows={found.rows}
            total={found.total}
            isWhole={list.isWhole}
            state={state}
            onChange={change}
          />
        </>
      )}
    </Outcome>
  );
}
