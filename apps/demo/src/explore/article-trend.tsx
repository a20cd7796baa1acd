import { useArticles, useBioGraphQL } from '@biographql/react';
import { articlesOptions } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PeriodChart } from '../charts/period-chart.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { shortIri } from '../place.ts';
import { periodsOf, wordsOfPeriod } from './periods.ts';

/** Periods shown at most, each a request of its own. */
const MOST_PERIODS = 6;

interface TrendProps {
  readonly iri: string;
  readonly label: string;
  /** The date of the newest article. */
  readonly newest: string | null;
  /** All articles on the entity. */
  readonly total: number;
}

/** How many articles on an entity came out from the oldest to the newest, by periods; asked for when it is opened. */
export function ArticleTrend(props: TrendProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (yearOf(props.newest) === null) return null;
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

function Years({ newest, ...props }: TrendProps) {
  const oldest = useArticles({ entity: props.iri, order: 'oldest', pageSize: 1 });
  const last = yearOf(newest) ?? 0;
  return (
    <Outcome of={oldest} height="11rem">
      {({ items }) => (
        <Periods {...props} first={yearOf(items[0]?.issued ?? null) ?? last} last={last} />
      )}
    </Outcome>
  );
}

function Periods({
  iri,
  label,
  total,
  first,
  last,
}: Omit<TrendProps, 'newest'> & { readonly first: number; readonly last: number }) {
  const client = useBioGraphQL();
  const chart = useRef<SVGSVGElement>(null);
  const periods = periodsOf(first, last, MOST_PERIODS);
  const { counts, error, retry } = useQueries({
    queries: periods.map(({ from, to }) =>
      articlesOptions(client, {
        entity: iri,
        issued: { from: `${from}`, to: `${to}` },
        pageSize: 1,
      }),
    ),
    combine: (results) => ({
      counts: results.flatMap(({ data }, at) => {
        const period = periods[at];
        return data && period ? [{ ...period, count: data.total }] : [];
      }),
      error: results.find((each) => each.error !== null)?.error ?? null,
      retry: () => {
        for (const each of results) if (each.error !== null) void each.refetch();
      },
    }),
  });
  if (error) return <ErrorNote error={error} onRetry={retry} />;
  if (counts.length < periods.length) return <Skeleton height="11rem" />;
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
          columns: ['from', 'to', 'articles'],
          rows: counts.map(({ from, to, count }) => [from, to, count]),
        })}
        picture={() => chart.current}
        receipts={() => keptReceipts('searchArticles', { entityFilter: iri, pageSize: 1 })}
      />
    </>
  );
}

function yearOf(date: string | null): number | null {
  const [, year] = /^(\d{4})/.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year);
}
