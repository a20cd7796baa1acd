import { hrefOf, shortIri } from '../place.ts';
import { useWidth } from '../use-width.ts';
import type { ChartProps } from './chart-rows.ts';
import { goThere } from './go-there.ts';

const WIDTH = 640;
const ROW = 24;
/** How much of the width names take, and how wide one of their letters is. */
const NAMES = { most: 250, share: 0.42, letter: 6.6 } as const;
const AMOUNT = 40;

/** Amounts as bars, one below the other; each leads to its thing. */
export function BarChart({ ref, title, rows }: ChartProps) {
  const [frame, width] = useWidth(WIDTH);
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const names = Math.min(NAMES.most, width * NAMES.share);
  const letters = Math.floor((names - 8) / NAMES.letter);
  const lengthOf = (amount: number) => Math.max(2, (amount / most) * (width - names - AMOUNT));
  return (
    <figure ref={frame} className="chart is-bars" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${width} ${rows.length * ROW + 4}`}>
        {rows.map(({ iri, label, amount }, at) => {
          const to = { page: 'explore', parameters: { entity: shortIri(iri) } } as const;
          const middle = at * ROW + ROW / 2 + 2;
          return (
            <a
              key={iri}
              href={hrefOf(to)}
              aria-label={spoken(label, amount, letters)}
              onClick={(event) => goThere(event, to)}
            >
              <text className="bar-name" x={names - 8} y={middle}>
                {short(label, letters)}
              </text>
              <rect
                x={names}
                y={middle - ROW / 2 + 4}
                width={lengthOf(amount)}
                height={ROW - 8}
                rx={3}
              />
              <text x={names + lengthOf(amount) + 6} y={middle}>
                {` ${amount.toLocaleString('en-US')}`}
              </text>
            </a>
          );
        })}
      </svg>
    </figure>
  );
}

function short(label: string, letters: number): string {
  return label.length > letters ? `${label.slice(0, letters - 1)}…` : label;
}

// What is seen comes first, so that who speaks to a page can say it; then the whole of what was cut.
function spoken(label: string, amount: number, letters: number): string {
  const seen = `${short(label, letters)} ${amount.toLocaleString('en-US')}`;
  return short(label, letters) === label ? seen : `${seen}, ${label}`;
}
