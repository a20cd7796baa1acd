import type { Ref } from 'react';
import { hrefOf, shortIri } from '../place.ts';
import type { ChartRow } from './chart-rows.ts';
import { goThere } from './go-there.ts';

const WIDTH = 640;
const ROW = 24;
const LABEL = { width: 250, length: 38 } as const;
const AMOUNT = 48;

/** Amounts as bars, one below the other; each leads to its thing. */
export function BarChart({
  ref,
  title,
  rows,
}: {
  readonly ref?: Ref<SVGSVGElement>;
  readonly title: string;
  readonly rows: readonly ChartRow[];
}) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const room = WIDTH - LABEL.width - AMOUNT;
  return (
    <figure className="chart is-bars" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${WIDTH} ${rows.length * ROW + 4}`}>
        {rows.map(({ iri, label, amount }, at) => {
          const to = { page: 'explore', parameters: { entity: shortIri(iri) } } as const;
          const middle = at * ROW + ROW / 2 + 2;
          return (
            <a
              key={iri}
              href={hrefOf(to)}
              aria-label={spoken(label, amount)}
              onClick={(event) => goThere(event, to)}
            >
              <text className="bar-name" x={LABEL.width - 8} y={middle}>
                {short(label)}
              </text>
              <rect
                x={LABEL.width}
                y={middle - ROW / 2 + 4}
                width={Math.max(2, (amount / most) * room)}
                height={ROW - 8}
                rx={3}
              />
              <text x={LABEL.width + Math.max(2, (amount / most) * room) + 6} y={middle}>
                {` ${amount.toLocaleString('en-US')}`}
              </text>
            </a>
          );
        })}
      </svg>
    </figure>
  );
}

function short(label: string): string {
  return label.length > LABEL.length ? `${label.slice(0, LABEL.length - 1)}…` : label;
}

// What is seen comes first, so that who speaks to a page can say it; then the whole of what was cut.
function spoken(label: string, amount: number): string {
  const seen = `${short(label)} ${amount.toLocaleString('en-US')}`;
  return short(label) === label ? seen : `${seen}, ${label}`;
}
