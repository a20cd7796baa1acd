import type { YearCount } from '@biographql/client';
import { useArticles, useInfiniteArticles } from '@biographql/react';
import { useRef, useState } from 'react';
import { countsByPeriod, PeriodChart, periodLabel } from '../charts/period-chart.tsx';
import { ArticleList } from '../components/article-entry.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { findReceipts } from '../exports/receipts.ts';
import { ArticleExport } from '../literature/article-export.tsx';
import { shortIri } from '../place.ts';

/** The articles about an entity, the newest first. */
export function EntityArticles({ iri, label }: { readonly iri: string; readonly label: string }) {
  const articles = useInfiniteArticles({ entity: iri, order: 'newest', pageSize: 6 });

  return (
    <section className="card" aria-label="Articles">
      <Outcome of={articles} height="34rem">
        {({ articles: items, total }) => (
          <>
            <header>
              <h2>Articles</h2>
              <span className="quiet">{total.toLocaleString('en-US')}</span>
              {total > 0 && (
                <PlaceLink
                  to={{
                    page: 'literature',
                    parameters: { entity: shortIri(iri), name: label, order: 'newest' },
                  }}
                >
                  Open in Literature
                </PlaceLink>
              )}
              {total > 0 && (
                <ArticleExport
                  name={`articles on ${label}`}
                  search={{ entity: iri, order: 'newest' }}
                  total={total}
                />
              )}
            </header>
            {/* Without a date on the newest there are no years. */}
            {items[0]?.issued && <ArticlesByYear iri={iri} label={label} total={total} />}
            {total === 0 && <p className="quiet">No articles about this entity.</p>}
            <ArticleList articles={items} />
            {articles.hasNextPage && (
              <button
                type="button"
                className="button"
                disabled={articles.isFetchingNextPage}
                onClick={() => void articles.fetchNextPage()}
              >
                {articles.isFetchingNextPage ? 'Loading …' : 'More articles'}
              </button>
            )}
          </>
        )}
      </Outcome>
    </section>
  );
}

interface TrendProps {
  readonly iri: string;
  readonly label: string;
  /** All articles about the entity. */
  readonly total: number;
}

/** The number of articles by year, requested when it is opened. */
function ArticlesByYear(props: TrendProps) {
  const [isOpen, setIsOpen] = useState(false);
  const counted = useArticles(isOpen ? { entity: props.iri, countYears: true, pageSize: 1 } : null);
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
      {isOpen && (
        <Outcome of={counted} height="11rem">
          {({ years }) => <YearChart {...props} years={years ?? []} />}
        </Outcome>
      )}
    </div>
  );
}

/** As many labels as have room side by side. */
const MAX_PERIODS = 8;

function YearChart({
  iri,
  label,
  total,
  years,
}: TrendProps & { readonly years: readonly YearCount[] }) {
  const chart = useRef<SVGSVGElement>(null);
  const counts = countsByPeriod(years, MAX_PERIODS);
  const title = `articles on ${label} by year`;
  const undated = total - counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PeriodChart
        ref={chart}
        title={title}
        columns={counts.map(({ from, to, count }) => ({
          name: periodLabel({ from, to }),
          count,
          to: {
            page: 'literature',
            parameters: { entity: shortIri(iri), name: label, from: `${from}`, to: `${to}` },
          },
        }))}
      />
      {undated > 0 && (
        <p className="quiet">{undated.toLocaleString('en-US')} articles without a date.</p>
      )}
      <ExportMenu
        name={title}
        table={() => ({
          columns: ['year', 'articles'],
          rows: years.map(({ year, count }) => [year, count]),
        })}
        picture={() => chart.current}
        receipts={() => findReceipts('searchArticles', { entityFilter: iri, countYears: true })}
      />
    </>
  );
}
