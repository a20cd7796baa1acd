import type { InsightRows } from '@biographql/client';
import { type Ref, useMemo } from 'react';
import { BarChart } from '../charts/bar-chart.tsx';
import { BubbleChart } from '../charts/bubble-chart.tsx';
import { chartRows, measuresOf } from '../charts/chart-rows.ts';

/** Bars and circles of a chart; the table has all. */
const MOST = { BarChart: 20, BubbleChart: 60 } as const;

/** The way in which a chart of the page draws an insight; null for one that is a table alone. */
export function chartOf(renderTypes: readonly string[]): keyof typeof MOST | null {
  const [first] = renderTypes;
  return first === 'BarChart' || first === 'BubbleChart' ? first : null;
}

/** An insight as the service says that it may be drawn, by one of its numbers, with a note of what is left out. */
export function InsightChart({
  ref,
  form,
  list,
  measure,
  onMeasure,
}: {
  readonly ref: Ref<SVGSVGElement>;
  readonly form: keyof typeof MOST;
  readonly list: InsightRows;
  /** The column that is drawn; empty for the first that tells rows apart. */
  readonly measure: string;
  readonly onMeasure: (measure: string) => void;
}) {
  const measures = useMemo(() => measuresOf(list), [list]);
  const drawn = measures.includes(measure) ? measure : telling(list, measures);
  const rows = useMemo(
    () => (drawn === undefined ? [] : chartRows(list, drawn, MOST[form])),
    [list, drawn, form],
  );
  if (drawn === undefined) return null;
  const Chart = form === 'BarChart' ? BarChart : BubbleChart;
  return (
    <div className="insight-chart">
      <Chart ref={ref} title={`${list.description}, by ${drawn}`} rows={rows} />
      <p className="line quiet">
        {measures.length > 1 ? (
          <label>
            drawn by{' '}
            <select value={drawn} onChange={({ target: { value } }) => onMeasure(value)}>
              {measures.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : (
          <span>drawn by {drawn}</span>
        )}
        <span>
          {rows.length < list.total
            ? `the ${rows.length} greatest of ${list.total.toLocaleString('en-US')}; the table below has all`
            : `all ${rows.length}`}
        </span>
      </p>
    </div>
  );
}

function telling(list: InsightRows, measures: readonly string[]): string | undefined {
  const differs = (name: string) =>
    new Set(list.rows.map(({ values }) => values[list.columns.indexOf(name)])).size > 1;
  return measures.find(differs) ?? measures[0];
}
