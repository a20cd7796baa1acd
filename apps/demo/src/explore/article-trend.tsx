import { useBioGraphQL } from '@biographql/react';
import { articlesOptions } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { YearChart } from '../charts/year-chart.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { shortIri } from '../place.ts';

/** Years shown, each a request of its own. */
const YEARS = 12;

/** How many articles on an entity came out in each year up to that of the newest; asked for when it is opened. */
export function ArticleTrend({
  iri,
  label,
  newest,
}: {
  readonly iri: string;
  readonly label: string;
  /** The date of the newest article. */
  readonly newest: string | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const last = Number(newest?.slice(0, 4));
  if (!Number.isInteger(last) || last < 1) return null;
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
      {isOpen && <Trend iri={iri} label={label} last={last} />}
    </div>
  );
}

function Trend({
  iri,
  label,
  last,
}: {
  readonly iri: string;
  readonly label: string;
  readonly last: number;
}) {
  const client = useBioGraphQL();
  const chart = useRef<SVGSVGElement>(null);
  const years = Array.from({ length: YEARS }, (_, at) => last - YEARS + 1 + at);
  const { counts, error, retry } = useQueries({
    queries: years.map((year) =>
      articlesOptions(client, {
        entity: iri,
        issued: { from: `${year}`, to: `${year}` },
        pageSize: 1,
      }),
    ),
    combine: (results) => ({
      counts: results.flatMap(({ data }, at) =>
        data ? [{ year: years[at] ?? 0, count: data.total }] : [],
      ),
      error: results.find((each) => each.error !== null)?.error ?? null,
      retry: () => {
        for (const each of results) if (each.error !== null) void each.refetch();
      },
    }),
  });
  if (error) return <ErrorNote error={error} onRetry={retry} />;
  if (counts.length < years.length) return <Skeleton height="11rem" />;
  const title = `articles on ${label} by year`;
  return (
    <>
      <YearChart
        ref={chart}
        title={title}
        years={counts}
        placeOf={(year) => ({
          page: 'literature',
          parameters: { entity: shortIri(iri), name: label, from: `${year}`, to: `${year}` },
        })}
      />
      <ExportMenu
        name={title}
        table={() => ({
          columns: ['year', 'articles'],
          rows: counts.map(({ year, count }) => [year, count]),
        })}
        picture={() => chart.current}
        receipts={() => keptReceipts('searchArticles', { entityFilter: iri, pageSize: 1 })}
      />
    </>
  );
}
