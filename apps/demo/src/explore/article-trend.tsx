import type { YearCount } from '@biographql/client';
import { useArticles } from '@biographql/react';
import { useRef, useState } from 'react';
import { PeriodChart } from '../charts/period-chart.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { Outcome } from '../components/outcome.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { shortIri } from '../place.ts';
import { countsByPeriod, wordsOfPeriod } from './periods.ts';

/** Columns shown at most. */
const MOST_PERIODS = 12;

interface TrendProps {
  readonly iri: string;
  readonly label: string;
  /** The date of the newest article; without one there are no years. */
  readonly newest: string | null;
  /** All articles on the entity. */
  readonly total: number;
}

/** How many articles on an entity came out from the oldest to the newest, by periods; asked for when it is opened. */
export function ArticleTrend({ newest, ...props }: TrendProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (newest === null) return null;
  return (
    <div className="trend">
      <button
        type="button"
        className="more"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Articles by year {isOpen ? '▾' : '▸'}
      </button>
      {isOpen && <Years {...props} />}
    </div>
  );
}

function Years({ iri, label, total }: Omit<TrendProps, 'newest'>) {
  const counted = useArticles({ entity: iri, countYears: true, pageSize: 1 });
  return (
    <Outcome of={counted} height="11rem">
      {({ years }) => <Periods iri={iri} label={label} total={total} years={years ?? []} />}
    </Outcome>
  );
}

function Periods({
  iri,
  label,
  total,
  years,
}: Omit<TrendProps, 'newest'> & { readonly years: readonly YearCount[] }) {
  const chart = useRef<SVGSVGElement>(null);
  const counts = countsByPeriod(years, MOST_PERIODS);
  const title = `articles on ${label} by year`;
  const undated = total - counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PeriodChart
        ref={chart}
        title={title}
        columns={counts.map(({ from, to, count }) => ({
          name: wordsOfPeriod({ from, to }),
          count,
          to: {
            page: 'literature',
            parameters: { entity: shortIri(iri), name: label, from: `${from}`, to: `${to}` },
          },
        }))}
      />
      {undated > 0 && (
        <p className="quiet">{undated.toLocaleString('en-US')} more are without a date.</p>
      )}
      <ExportMenu
        name={title}
        table={() => ({
          columns: ['year', 'articles'],
          rows: years.map(({ year, count }) => [year, count]),
        })}
        picture={() => chart.current}
        receipts={() => keptReceipts('searchArticles', { entityFilter: iri, countYears: true })}
      />
    </>
  );
}
