import type { ArticleSearch } from '@biographql/client';
import { useInfiniteArticles, useResolvedEntities } from '@biographql/react';
import { GrowingArticles } from '../components/article-entry.tsx';
import { inDigits } from '../components/controls.tsx';
import { PlaceLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ArticleExport } from './article-export.tsx';
import { isRelaxed } from './search.ts';

export const ARTICLES_AT_ONCE = 15;

export function ArticleResults({ search }: { readonly search: ArticleSearch }) {
  const articles = useInfiniteArticles({ ...search, pageSize: ARTICLES_AT_ONCE });
  return (
    <section className="card" aria-label="Articles found">
      <Outcome of={articles} height="60rem">
        {({ total, reading }) => (
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
              <p role="note">
                No article has all words. These have any of them. Put a phrase in quotes to require
                it.
              </p>
            )}
            <GrowingArticles of={articles} search={search.text} />
          </>
        )}
      </Outcome>
    </section>
  );
}

/** Another spelling of a search without results, by names of the graph that resemble its words. */
function DidYouMean({ text }: { readonly text: string }) {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}$/u.test(word));
  const { data = [] } = useResolvedEntities(words.length === 0 ? null : { names: words });
  const better = data.reduce(
    (found, { name, candidates: [best] }) =>
      best?.matchKind === 'FUZZY' && isAlike(name, best.label)
        ? found.replace(name, best.label)
        : found,
    text,
  );
  if (better === text) return null;
  return (
    <p>
      Did you mean{' '}
      <PlaceLink to={{ page: 'literature', parameters: { text: better } }}>{better}</PlaceLink>?
    </p>
  );
}

/** Whether two words differ by a letter or two at most: they begin alike and are of the same length, or nearly. */
function isAlike(name: string, label: string): boolean {
  const start = Math.ceil(name.length / 2);
  return (
    Math.abs(name.length - label.length) <= 2 &&
    name.slice(0, start).toLowerCase() === label.slice(0, start).toLowerCase()
  );
}
