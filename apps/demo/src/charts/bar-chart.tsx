import type { InsightRow, InsightRows } from '@biographql/client';
import type { Ref } from 'react';
import { followLink } from '../components/place-link.tsx';
import { shortIri, toHref } from '../place.ts';
import { useWidth } from '../use-page.ts';

/** An entity of a chart with its amount. */
interface ChartRow {
  readonly iri: string;
  readonly label: string;
  readonly amount: number;
}

/** Columns with a number in every row; the first column is the label. */
export function getMeasures({
  columns,
  rows,
}: Pick<InsightRows, 'columns' | 'rows'>): readonly string[] {
  const isNumber = (text: string | undefined) =>
    text !== undefined && text !== '' && Number.isFinite(Number(text));
  return columns.filter(
    (_, at) => at > 0 && rows.length > 0 && rows.every(({ values }) => isNumber(values[at])),
  );
}

/** The rows with the greatest amounts in a column; equal ones in the service's order. */
export function chartRows(
  { columns, rows }: Pick<InsightRows, 'columns' | 'rows'>,
  measure: string,
  limit: number,
): readonly ChartRow[] {
  const at = columns.indexOf(measure);
  return rows
    .map(({ iri, values }: InsightRow) => ({
      iri,
      label: values[0] || iri,
      amount: Number(values[at] ?? 0),
    }))
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, limit);
}

const WIDTH = 640;
const ROW_HEIGHT = 24;
/** How much of the width names take, and the width of a letter. */
const NAMES = { max: 250, share: 0.42, letter: 6.6 } as const;
const AMOUNT_WIDTH = 40;

/** Amounts as bars, one below the other; each links to its entity. */
export function BarChart({
  ref,
  title,
  rows,
}: {
  /** The drawing, e.g. to save it. */
  readonly ref?: Ref<SVGSVGElement>;
  readonly title: string;
  readonly rows: readonly ChartRow[];
}) {
  const [frame, width] = useWidth(WIDTH);
  const greatest = Math.max(1, ...rows.map(({ amount }) => amount));
  const names = Math.min(NAMES.max, width * NAMES.share);
  const letters = Math.floor((names - 8) / NAMES.letter);
  const toLength = (amount: number) =>
    Math.max(2, (amount / greatest) * (width - names - AMOUNT_WIDTH));
  return (
    <figure ref={frame} className="chart is-bars" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${width} ${rows.length * ROW_HEIGHT + 4}`}>
        {rows.map(({ iri, label, amount }, at) => {
          const to = { page: 'explore', parameters: { entity: shortIri(iri) } } as const;
          const middle = at * ROW_HEIGHT + ROW_HEIGHT / 2 + 2;
          const short = label.length > letters ? `${label.slice(0, letters - 1)}…` : label;
          const text = `${short} ${amount.toLocaleString('en-US')}`;
          return (
            <a
              key={iri}
              href={toHref(to)}
              // The visible text comes first, so that voice control finds the link by it.
              aria-label={short === label ? text : `${text}, ${label}`}
              onClick={(event) => followLink(event, to)}
            >
              <text className="bar-name" x={names - 8} y={middle}>
                {short}
              </text>
              <rect
                x={names}
                y={middle - ROW_HEIGHT / 2 + 4}
                width={toLength(amount)}
                height={ROW_HEIGHT - 8}
                rx={3}
              />
              <text x={names + toLength(amount) + 6} y={middle}>
                {` ${amount.toLocaleString('en-US')}`}
              </text>
            </a>
          );
        })}
      </svg>
    </figure>
  );
}
