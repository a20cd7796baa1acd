import type { InsightRow, InsightRows } from '@biographql/client';
import { useBioGraphQL, useSupportedInsights } from '@biographql/react';
import { type ComponentProps, useMemo, useRef } from 'react';
import { BarChart, chartRows, getMeasures } from '../charts/bar-chart.tsx';
import { EntityLink, InheritedMark, StatementRecord } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { toWords } from '../entity-colors.ts';
import { findReceipts } from '../exports/receipts.ts';
import { go, shortIri, usePlace } from '../place.ts';
import { type DataColumn, DataTable } from './data-table.tsx';
import {
  INSIGHT_PAGE,
  type InsightName,
  insightTable,
  readInsightList,
  toNumber,
  useInsightList,
} from './insights.ts';
import { neededRows, useTableState } from './table-state.ts';

/** An insight of an entity: a chart where the service suggests one, the rows with their sources, and the query. */
export function InsightTable({ iri, type }: InsightName) {
  const { page, parameters } = usePlace();
  const { entity, insight, measure = '', hide, list: listed } = parameters;
  const [state, change] = useTableState('rows');
  const { data: insights } = useSupportedInsights({ entity: iri });
  const renderTypes = insights?.find((each) => each.type === type)?.renderTypes ?? [];
  const hasChart = renderTypes[0] === 'BarChart' || renderTypes[0] === 'BubbleChart';
  // A chart shows the greatest of all rows, so it needs them all.
  const list = useInsightList(
    { iri, type },
    hasChart ? Number.POSITIVE_INFINITY : neededRows(state),
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
                picture={hasChart ? () => chart.current : undefined}
              />
              <PlaceLink to={{ page: 'sparql', parameters: { sparql: found.sparql } }}>
                Run the query
              </PlaceLink>
            </div>
            {hasChart && (
              <InsightChart
                ref={chart}
                list={found}
                measure={measure}
                onMeasure={(next) =>
                  go({ page, parameters: { ...parameters, insight, measure: next } }, 'replace')
                }
              />
            )}
            <InsightRowTable
              label="rows"
              columns={insightColumns(found)}
              found={found}
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

/** The rows of an insight as a section of an entity's page. */
export function InsightSection({
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
          <InsightRowTable
            label={title.toLowerCase()}
            columns={insightColumns(found).filter(({ name: column }) => column !== 'type')}
            found={found}
            isWhole={list.isWhole}
            state={state}
            onChange={change}
          />
        </>
      )}
    </Outcome>
  );
}

type TableProps = ComponentProps<typeof DataTable<InsightRow>>;

/** Table of the rows of an insight, with the sources of each row. */
function InsightRowTable({
  found,
  ...props
}: Omit<TableProps, 'extra' | 'rows' | 'total'> & { readonly found: InsightRows }) {
  return (
    <DataTable
      {...props}
      extra={{ name: 'source', cell: (row) => <InsightSources row={row} /> }}
      rows={found.rows}
      total={found.total}
    />
  );
}

/** A row of an insight shows its name, what the insight counts, and its type. */
function insightColumns({ columns }: InsightRows): readonly DataColumn<InsightRow>[] {
  return [
    ...columns.map((name, at): DataColumn<InsightRow> => {
      if (at > 0) return { name, read: ({ values }) => toNumber(values[at] ?? '') };
      return {
        name,
        read: ({ values, iri }) => values[0] || shortIri(iri),
        cell: ({ values, iri, inheritedFrom }) => (
          <>
            <EntityLink iri={iri}>{values[0] || shortIri(iri)}</EntityLink>
            <InheritedMark from={inheritedFrom?.label ?? ''} />
          </>
        ),
      };
    }),
    { name: 'type', read: ({ types }) => toWords(types[0] ?? 'UNDEFINED') },
  ];
}

/** The facts that link a row to the entity. */
function InsightSources({ row: { statements } }: { readonly row: InsightRow }) {
  if (statements.length === 0) return <span className="quiet">see the query</span>;
  return statements.map((statement) => (
    <div key={`${statement.subject} ${statement.property} ${statement.object}`}>
      <span title={statement.property}>
        {statement.subjectLabel} <i>{statement.propertyLabel}</i> {statement.objectLabel}
      </span>
      <StatementRecord record={statement} />
    </div>
  ));
}

function InsightExport({
  iri,
  type,
  found,
  picture,
}: InsightName & {
  readonly found: InsightRows;
  readonly picture?: (() => SVGSVGElement | null) | undefined;
}) {
  const client = useBioGraphQL();
  return (
    <ExportMenu
      name={found.description}
      table={async () => insightTable(await readInsightList(client, { iri, type }))}
      picture={picture}
      receipts={() =>
        findReceipts('getInsightRows', {
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
  );
}

/** Bars of the chart; the table has all rows. */
const MAX_BARS = 20;

function InsightChart({
  ref,
  list,
  measure,
  onMeasure,
}: {
  readonly ref: React.Ref<SVGSVGElement>;
  readonly list: InsightRows;
  /** The column that is drawn; empty for the first whose values differ. */
  readonly measure: string;
  readonly onMeasure: (measure: string) => void;
}) {
  const measures = useMemo(() => getMeasures(list), [list]);
  const differs = (name: string) =>
    new Set(list.rows.map(({ values }) => values[list.columns.indexOf(name)])).size > 1;
  const drawn = measures.includes(measure) ? measure : (measures.find(differs) ?? measures[0]);
  const rows = useMemo(
    () => (drawn === undefined ? [] : chartRows(list, drawn, MAX_BARS)),
    [list, drawn],
  );
  if (drawn === undefined) return null;
  return (
    <div className="insight-chart">
      <BarChart ref={ref} title={`${list.description}, by ${drawn}`} rows={rows} />
      <p className="line quiet">
        {measures.length > 1 ? (
          <label>
            Bars show{' '}
            <select value={drawn} onChange={({ target: { value } }) => onMeasure(value)}>
              {measures.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : (
          <span>Bars show {drawn}</span>
        )}
        <span>
          {rows.length < list.total
            ? `top ${rows.length} of ${list.total.toLocaleString('en-US')}`
            : `all ${rows.length}`}
        </span>
      </p>
    </div>
  );
}
