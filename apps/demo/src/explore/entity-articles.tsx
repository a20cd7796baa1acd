import { useInfiniteArticles } from '@biographql/react';
import { ArticleList } from '../components/article-list.tsx';
import { Outcome } from '../components/outcome.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { ArticleExport } from '../literature/article-export-menu.tsx';
import { shortIri } from '../place.ts';
import { ArticleTrend } from './article-trend.tsx';

/** The articles annotated with an entity, the newest first. */
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
            {total > 0 && (
              <ArticleTrend
                iri={iri}
                label={label}
                newest={items[0]?.issued ?? null}
                total={total}
              />
            )}
            {total === 0 && <p className="quiet">No article is annotated with it.</p>}
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
