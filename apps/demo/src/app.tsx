import { lazy, Suspense, useLayoutEffect } from 'react';
import { Boundary } from './components/boundary.tsx';
import { PlaceLink } from './components/place-link.tsx';
import { SearchBox } from './components/search-box.tsx';
import { Skeleton } from './components/skeleton.tsx';
import { ThemeButton } from './components/theme-button.tsx';
import { go, PAGES, type PageName, shortIri, usePlace } from './place.ts';
import { titleOf } from './use-title.ts';

const VIEWS: Readonly<Record<PageName, React.ComponentType>> = {
  explore: lazy(async () => ({ default: (await import('./pages/explore-page.tsx')).ExplorePage })),
  literature: lazy(async () => ({
    default: (await import('./pages/literature-page.tsx')).LiteraturePage,
  })),
  ask: lazy(async () => ({ default: (await import('./pages/ask-page.tsx')).AskPage })),
  sparql: lazy(async () => ({ default: (await import('./pages/sparql-page.tsx')).SparqlPage })),
  article: lazy(async () => ({ default: (await import('./pages/article-page.tsx')).ArticlePage })),
  admet: lazy(async () => ({ default: (await import('./pages/admet-page.tsx')).AdmetPage })),
};

/** What differs between a page beside a service and one that is its own. */
export interface AppProps {
  /** Shown below the header. */
  readonly notice?: React.ReactNode;
  /** Where the documentation is; null where there is none. Default: `/docs/`. */
  readonly docs?: string | null;
}

/** The header with its tabs, and below it the page that the address names. */
export function App({ notice, docs = '/docs/' }: AppProps) {
  const { page, parameters } = usePlace();
  const View = VIEWS[page];
  const shown = page === 'explore' ? parameters.entity : '';
  const title = PAGES.find(({ name }) => name === page)?.title;
  // Before the effects of the page, which may name what it shows.
  useLayoutEffect(() => {
    document.title = titleOf(shown || title || 'Article');
  }, [title, shown]);

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place of this page, without taking the fragment */}
      <a className="skip" href="#content" onClick={skipToContent}>
        Skip to content
      </a>
      <header className="bar">
        <PlaceLink className="brand" to={{ page: 'explore' }}>
          Bio<b>GraphQL</b>
        </PlaceLink>
        <nav className="tabs" aria-label="Pages">
          {PAGES.map((tab) => (
            <PlaceLink
              key={tab.name}
              to={{ page: tab.name }}
              aria-current={tab.name === page ? 'page' : undefined}
            >
              {tab.title}
            </PlaceLink>
          ))}
        </nav>
        <SearchBox
          label="Search diseases, drugs, genes and symptoms"
          placeholder="Search a disease, drug, gene …"
          onChoose={({ iri }) => go({ page: 'explore', parameters: { entity: shortIri(iri) } })}
        />
        {docs !== null && (
          <a className="docs" href={docs}>
            Docs
          </a>
        )}
        <ThemeButton />
      </header>
      {notice}
      <main id="content" tabIndex={-1}>
        <Boundary key={page}>
          <Suspense fallback={<Skeleton label="Loading the page" height="70vh" />}>
            <View />
          </Suspense>
        </Boundary>
      </main>
    </>
  );
}

// The fragment of the address belongs to the page.
function skipToContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
