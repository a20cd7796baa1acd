import type { Ref } from 'react';
import { hrefOf, type Place } from '../place.ts';
import { useWidth } from '../use-width.ts';
import { goThere } from './go-there.ts';

const SIZE = { width: 420, height: 170, foot: 22, head: 18 } as const;

/** Counts as columns in their order, e.g. by year; each leads to what it counts. */
export function PeriodChart({
  ref,
  title,
  columns,
}: {
  readonly ref?: Ref<SVGSVGElement>;
  readonly title: string;
  readonly columns: readonly {
    readonly name: string;
    readonly count: number;
    readonly to: Place;
  }[];
}) {
  const [frame, width] = useWidth(SIZE.width);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const step = width / columns.length;
  const room = SIZE.height - SIZE.foot - SIZE.head;
  const foot = SIZE.height - SIZE.foot;
  return (
    <figure ref={frame} className="chart is-periods" aria-label={title}>
      <svg ref={ref} role="presentation" viewBox={`0 0 ${width} ${SIZE.height}`}>
        {columns.map(({ name, count, to }, at) => {
          const height = Math.max(1, (count / most) * room);
          const middle = at * step + step / 2;
          return (
            <a
              key={name}
              href={hrefOf(to)}
              aria-label={`${count.toLocaleString('en-US')} ${name}`}
              onClick={(event) => goThere(event, to)}
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
