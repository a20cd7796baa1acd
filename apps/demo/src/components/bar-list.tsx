import type { ReactNode } from 'react';
import { Button } from './controls.tsx';

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly note?: string | null;
  /** Null while it is loading or unknown: a row without bar. */
  readonly count: number | null;
  readonly isFixed?: boolean;
}

export function BarList(props: {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly hint?: ReactNode;
  readonly chosen?: readonly string[];
  readonly exports?: ReactNode;
  readonly onChoose?: (bar: Bar) => void;
}) {
  const { title, bars, hint, chosen = [], exports, onChoose } = props;
  const most = Math.max(1, ...bars.map(({ count }) => count ?? 0));
  return (
    <div>
      <h3>{title}</h3>
      {bars.length > 0 && exports}
      {bars.length === 0 && <p className="quiet">None.</p>}
      <ol className="plain" aria-label={title}>
        {bars.map((bar) => {
          const content = (
            <>
              <span>
                {bar.label}
                {bar.note && <small className="faint block">{bar.note}</small>}
              </span>
              <span className="bar-track" aria-hidden="true">
                <i style={{ width: `${((bar.count ?? 0) / most) * 100}%` }} />
              </span>
              <span className="bar-count faint">{bar.count?.toLocaleString('en-US') ?? ''}</span>
            </>
          );
          return (
            <li key={bar.id}>
              {onChoose && !bar.isFixed ? (
                <Button
                  className="bare bar-row"
                  aria-pressed={chosen.includes(bar.id)}
                  onClick={() => onChoose(bar)}
                >
                  {content}
                </Button>
              ) : (
                <span className="bar-row">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {hint && <p className="quiet">{hint}</p>}
    </div>
  );
}
