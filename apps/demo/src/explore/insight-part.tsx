import { useBioGraphQL } from '@biographql/react';
import { ExportMenu } from '../components/export-menu.tsx';
import { Outcome } from '../components/outcome.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { DataTable } from './data-table.tsx';
import { InsightStatements, insightColumns, insightExport } from './insight-columns.tsx';
import { neededRows } from './shown-rows.ts';
import { useTableState } from './table-state.ts';
import {
  INSIGHT_PAGE,
  type InsightName,
  readInsightList,
  useInsightList,
} from './use-insight-list.ts';

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
  const client = useBioGraphQL();
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
            <ExportMenu
              name={found.description}
              table={async () => insightExport(await readInsightList(client, { iri, type }))}
              receipts={() =>
                keptReceipts('getInsightRows', {
                  insightRowsInput: { qid: iri, insightType: type, limit: INSIGHT_PAGE },
                })
              }
              code={{
                action: 'getInsightRows',
                hook: 'useInsightRows',
                input: { entity: iri, type, limit: INSIGHT_PAGE },
                sparql: found.sparql,
              }}
            />
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
