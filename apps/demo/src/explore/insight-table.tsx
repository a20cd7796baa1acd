import { useSupportedInsights } from '@biographql/react';
import { useRef } from 'react';
import { Outcome } from '../components/outcome.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { go, usePlace } from '../place.ts';
import { DataTable } from './data-table.tsx';
import { chartOf, InsightChart } from './insight-chart.tsx';
import { InsightStatements, insightColumns } from './insight-columns.tsx';
import { InsightExport } from './insight-export.tsx';
import { neededRows } from './shown-rows.ts';
import { useTableState } from './table-state.ts';
import { type InsightName, useInsightList } from './use-insight-list.ts';

/** What an insight counts: drawn as the service says that it may be, row by row with the statements behind each, and the query that lists it all. */
export function InsightTable({ iri, type }: InsightName) {
  const { page, parameters } = usePlace();
  const { entity, insight, measure = '', hide, list: listed } = parameters;
  const [state, change] = useTableState('rows');
  const { data: insights } = useSupportedInsights({ entity: iri });
  const form = chartOf(insights?.find((each) => each.type === type)?.renderTypes ?? []);
  // A chart is of the greatest, which may be any: the table then waits for the same rows.
  const list = useInsightList(
    { iri, type },
    form === null ? neededRows(state) : Number.POSITIVE_INFINITY,
  );
  const chart = useRef<SVGSVGElement>(null);

  return (
    <section className="insight" aria-label="Rows of the insight">
      <Outcome of={list} height="24rem">
        {(found) => (
          <>
            <header className="line">
              <h2>{found.description}</h2>
              <PlaceLink to={{ page, parameters: { entity, hide, list: listed } }}>Close</PlaceLink>
            </header>
            <div className="line">
              <span className="quiet">
                <span role="status">
                  {found.total.toLocaleString('en-US')} {found.total === 1 ? 'row' : 'rows'}
                </span>
                {state.order === '' && `, ordered by ${found.orderedBy}`}
              </span>
              <InsightExport
                iri={iri}
                type={type}
                found={found}
                picture={form === null ? undefined : () => chart.current}
              />
              <PlaceLink to={{ page: 'sparql', parameters: { sparql: found.sparql } }}>
                Run the query
              </PlaceLink>
            </div>
            {form !== null && (
              <InsightChart
                ref={chart}
                form={form}
                list={found}
                measure={measure}
                onMeasure={(next) =>
                  go({ page, parameters: { ...parameters, insight, measure: next } }, 'replace')
                }
              />
            )}
            <DataTable
              label="rows"
              columns={insightColumns(found)}
              extra={{ name: 'statements', cellOf: (row) => <InsightStatements row={row} /> }}
              rows={found.rows}
              total={found.total}
              isWhole={list.isWhole}
              state={state}
              onChange={change}
            />
          </>
        )}
      </Outcome>
    </section>
  );
}
