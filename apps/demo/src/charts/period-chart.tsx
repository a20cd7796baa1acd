import type { Ref } from 'react';
import { followLink } from '../components/place-link.tsx';
import { type Place, toHref } from '../place.ts';
import { useWidth } from '../use-page.ts';

/** Some years in a row. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** A period with the number of articles of its years. */
interface PeriodCount extends Period {
  readonly count: number;
}

/**
 * Counts of years as counts of at most `max` periods of equal length without a gap, the last of them whole; empty without
 * years.
 *
 * @param years - the earliest first; those that are missing count as 0.
 */
export function countsByPeriod(
  years: readonly { readonly year: number; readonly count: number }[],
  max: number,
): readonly PeriodCount[] {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = last.year - first.year + 1;
  const length = Math.max(1, Math.ceil(span / max));
  const periods = Math.ceil(span / length);
  return Array.from({ length: periods }, (_, at) => {
    const to = last.year - (periods - 1 - at) * length;
    const from = to - length + 1;
    const within = years.filter(({ year }) => year >= from && year <= to);
    return { from, to, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** The label of a period: `2012`, or `2012–14`. */
export function periodLabel({ from, to }: Period): string {
  if (from === to) return String(from);
  const isOneCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isOneCentury ? String(to).slice(2) : to}`;
}

const SIZE = { width: 420, height: 170, foot: 22, head: 18 } as const;

/** Counts as columns in their order, e.g. by year; each links to what it counts. */
export function PeriodChart({
  ref,
  title,
  columns,
}: {
  /** The drawing, e.g. to save it. */
  readonly ref?: Ref<SVGSVGElement>;
  readonly title: string;
  readonly columns: readonly {
    readonly name: string;
    readonly count: number;
    readonly to: Place;
  }[];
}) {
  const [frame, width] = useWidth(SIZE.width);
  const greatest = Math.max(1, ...columns.map(({ count }) => count));
  const step = width / columns.length;
  const foot = SIZE.height - SIZE.foot;
  return (
    <figure ref={frame} className="chart is-periods" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${width} ${SIZE.height}`}>
        {columns.map(({ name, count, to }, at) => {
          const height = Math.max(1, (count / greatest) * (foot - SIZE.head));
          const middle = at * step + step / 2;
          return (
            <a
              key={name}
              href={toHref(to)}
              aria-label={`${count.toLocaleString('en-US')} ${name}`}
              onClick={(event) => followLink(event, to)}
            >
              <rect
                x={middle - step * 0.36}
                y={foot - height}
                width={step * 0.72}
                height={height}
              />
              <text x={middle} y={foot - height - 5}>
                {count.toLocaleString('en-US')}
              </text>
              <text x={middle} y={SIZE.height - 6}>
                {` ${name}`}
              </text>
            </a>
          );
        })}
      </svg>
    </figure>
  );
}
