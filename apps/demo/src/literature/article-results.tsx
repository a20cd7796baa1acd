import type { ArticleSearch } from '@biographql/client';
import { useInfiniteArticles } from '@biographql/react';
import { useEffect, useRef } from 'react';
import { ArticleList } from '../components/article-entry.tsx';
import { Button, inDigits } from '../components/controls.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ArticleExport } from './article-export.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { isRelaxed } from './search.ts';

/** On a narrow screen the facets are below the list, so it doesn't grow by scrolling. */
const BESIDE = '(min-width: 62rem)';

export const ARTICLES_AT_ONCE = 15;

/** The articles found. A button loads more, on a wide screen also scrolling. */
export function ArticleResults({ search }: { readonly search: ArticleSearch }) {
  const articles = useInfiniteArticles({ ...search, pageSize: ARTICLES_AT_ONCE });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = articles;
  const end = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!end.current || !hasNextPage || !window.matchMedia?.(BESIDE).matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isFetchingNextPage) void fetchNextPage();
      },
      { rootMargin: '300px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <section className="card" aria-label="Articles found">
      <Outcome of={articles} height="60rem">
        {({ articles: items, total, reading }) => (
          <>
            <header>
              <h2>
                <span role="status">
                  {inDigits(total)} {total === 1 ? 'article' : 'articles'}
                </span>
              </h2>
              {total > 0 && <ArticleExport name="articles" search={search} total={total} />}
            </header>
            {total === 0 && (
              <>
                <p className="quiet">Nothing found. Try other words or fewer filters.</p>
                <DidYouMean text={search.text ?? ''} />
              </>
            )}
            {total > 0 && isRelaxed(reading) && (
              <p className="relaxed" role="note">
                No article has all words. These have any of them. Put a phrase in quotes to require
                it.
              </p>
            )}
            <ArticleList articles={items} search={search.text} />
            {hasNextPage && (
              <Button ref={end} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchingNextPage ? 'Loading …' : 'More articles'}
              </Button>
            )}
          </>
        )}
      </Outcome>
    </section>
  );
}
