import { hierarchy, pack } from 'd3-hierarchy';
import { useMemo } from 'react';
import { hrefOf, shortIri } from '../place.ts';
import { useWidth } from '../use-width.ts';
import type { ChartProps, ChartRow } from './chart-rows.ts';
import { goThere } from './go-there.ts';

const SIZE = { width: 640, height: 400, least: 280 } as const;
const LETTER = 6.2;

/** Amounts as circles side by side, whose areas tell them; each leads to its thing. */
export function BubbleChart({ ref, title, rows }: ChartProps) {
  const [frame, width] = useWidth(SIZE.width);
  const height = Math.min(SIZE.height, Math.max(SIZE.least, width * 0.6));
  const circles = useMemo(() => packed(rows, { width, height }), [rows, width, height]);
  return (
    <figure ref={frame} className="chart is-bubbles" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${width} ${height}`}>
        {circles.map(({ x, y, r, row: { iri, label, amount } }) => {
          const to = { page: 'explore', parameters: { entity: shortIri(iri) } } as const;
          const isNamed = label.length * LETTER < 2 * r - 4;
          return (
            <a
              key={iri}
              href={hrefOf(to)}
              aria-label={`${label}, ${amount.toLocaleString('en-US')}`}
              onClick={(event) => goThere(event, to)}
            >
              <circle cx={x} cy={y} r={r} />
              <text className={isNamed ? undefined : 'on-point'} x={x} y={y}>
                {label}
              </text>
            </a>
          );
        })}
      </svg>
    </figure>
  );
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly row: ChartRow;
}

// What has none is still there: as the least circle.
function packed(
  rows: readonly ChartRow[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Circle[] {
  const least = Math.max(...rows.map(({ amount }) => amount), 1) / 60;
  const root = hierarchy<{ readonly children?: readonly ChartRow[] } | ChartRow>(
    { children: rows },
    (node) => ('children' in node ? node.children : undefined),
  ).sum((node) => ('amount' in node ? Math.max(node.amount, least) : 0));
  const layout = pack<{ readonly children?: readonly ChartRow[] } | ChartRow>()
    .size([width, height])
    .padding(2);
  return layout(root)
    .leaves()
    .flatMap(({ x, y, r, data }) => ('amount' in data ? [{ x, y, r, row: data }] : []));
}
