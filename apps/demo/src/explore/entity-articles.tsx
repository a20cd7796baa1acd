import { useArticles, useInfiniteArticles } from '@biographql/react';
import { GrowingArticles } from '../components/article-entry.tsx';
import { BarList } from '../components/bar-list.tsx';
import { inDigits } from '../components/controls.tsx';
import { PlaceLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { ArticleExport } from '../literature/article-export.tsx';
import { getPeriods } from '../literature/trends.ts';
import { go, shortIri } from '../place.ts';
import type { ListProps } from './property-list.tsx';

export function EntityArticles({ iri, label }: ListProps) {
  const search = { entity: iri, order: 'newest' } as const;
  const articles = useInfiniteArticles({ ...search, pageSize: 6 });
  const place = { entity: shortIri(iri), name: label, order: 'newest' };
  return (
    <Outcome of={articles} height="34rem">
      {({ articles: items, total }) => (
        <>
          <header>
            <h2>Articles</h2>
            <span className="quiet">{inDigits(total)}</span>
            {total > 0 && (
              <>
                <PlaceLink to={{ page: 'literature', parameters: place }}>
                  Open in Literature
                </PlaceLink>
                <ArticleExport name={`articles on ${label}`} search={search} total={total} />
              </>
            )}
          </header>
          {total === 0 && <p className="quiet">No articles about this entity.</p>}
          <div className="columns">
            <div>
              <GrowingArticles of={articles} />
            </div>
            {/* Without a date on the newest there are no years. */}
            {items[0]?.issued && <ArticlesByYear iri={iri} label={label} />}
          </div>
        </>
      )}
    </Outcome>
  );
}

const MAX_PERIODS = 10;

function ArticlesByYear({ iri, label }: ListProps) {
  const counted = useArticles({ entity: iri, countYears: true, pageSize: 1 });
  const years = counted.data?.years ?? [];
  const periods = getPeriods(years, MAX_PERIODS);
  return (
    <Outcome of={counted} height="16rem">
      {() => (
        <BarList
          title="Articles by year"
          bars={periods.map((period) => ({ ...period, id: period.label }))}
          exports={
            <ExportMenu
              name={`articles on ${label} by year`}
              table={() => ({
                columns: ['year', 'articles'],
                rows: years.map(({ year, count }) => [year, count]),
              })}
              receipts={[['searchArticles', iri]]}
            />
          }
          onChoose={({ id }) => {
            const { from, to } = periods.find((period) => period.label === id) ?? {};
            const filters = { entity: shortIri(iri), name: label, from: `${from}`, to: `${to}` };
            go({ page: 'literature', parameters: filters });
          }}
        />
      )}
    </Outcome>
  );
}
