import type { Ref } from 'react';
import { hrefOf, type Place } from '../place.ts';
import { goThere } from './go-there.ts';

const SIZE = { width: 480, height: 170, foot: 22, head: 18 } as const;

/** Counts by year as columns; each leads to what it counts. */
export function YearChart({
  ref,
  title,
  years,
  placeOf,
}: {
  readonly ref?: Ref<SVGSVGElement>;
  readonly title: string;
  /** In their order. */
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly placeOf: (year: number) => Place;
}) {
  const most = Math.max(1, ...years.map(({ count }) => count));
  const step = SIZE.width / years.length;
  const room = SIZE.height - SIZE.foot - SIZE.head;
  return (
    <figure className="chart is-years" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        {years.map(({ year, count }, at) => {
          const height = Math.max(1, (count / most) * room);
          const middle = at * step + step / 2;
          const foot = SIZE.height - SIZE.foot;
          return (
            <a
              key={year}
              href={hrefOf(placeOf(year))}
              aria-label={`${count.toLocaleString('en-US')} ${year}`}
              onClick={(event) => goThere(event, placeOf(year))}
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
                {` ${year}`}
              </text>
            </a>
          );
        })}
      </svg>
    </figure>
  );
}
