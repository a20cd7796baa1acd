import type { InsightRow, InsightRows } from '@biographql/client';
import type { Ref } from 'react';

/** A thing of a chart with its amount. */
export interface ChartRow {
  readonly iri: string;
  readonly label: string;
  readonly amount: number;
}

/** What a chart of things takes. */
export interface ChartProps {
  /** The picture itself, e.g. to save it. */
  readonly ref?: Ref<SVGSVGElement>;
  readonly title: string;
  readonly rows: readonly ChartRow[];
}

/** Columns that hold a number in every row; the label is none. */
export function measuresOf({
  columns,
  rows,
}: Pick<InsightRows, 'columns' | 'rows'>): readonly string[] {
  return columns.filter(
    (_, at) => at > 0 && rows.length > 0 && rows.every(({ values }) => isNumber(values[at])),
  );
}

/** The rows with the greatest amounts in a column, those first; equal ones in the service's order. */
export function chartRows(
  { columns, rows }: Pick<InsightRows, 'columns' | 'rows'>,
  measure: string,
  most: number,
): readonly ChartRow[] {
  const at = columns.indexOf(measure);
  return rows
    .map(({ iri, values }: InsightRow) => ({
      iri,
      label: values[0] || iri,
      amount: Number(values[at] ?? 0),
    }))
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, most);
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && text !== '' && Number.isFinite(Number(text));
}
