// In this order: later rules override earlier ones. Workbenches have their own.
import './styles/base.css';
import './styles/controls.css';
import './styles/search.css';
import './styles/pages.css';
import './styles/narrow.css';
import { BioGraphQLProvider, type BioGraphQLProviderProps, useProvenance } from '@biographql/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { PlaceLink } from './components/entity.tsx';
import { Boundary, OfflineNote, Skeleton, StateNote } from './components/error-note.tsx';
import { EntitySearch } from './components/search-box.tsx';
import { ArticlePage } from './pages/article-page.tsx';
import { AskPage } from './pages/ask-page.tsx';
import { ComparePage } from './pages/compare-page.tsx';
import { ExplorePage } from './pages/explore-page.tsx';
import { LiteraturePage } from './pages/literature-page.tsx';
import {
  DocsUrl,
  getTitle,
  PAGES,
  type PageName,
  PlaceContext,
  useCurrentPlace,
  useIsSeen,
} from './place.ts';

/** Only large pages load on demand: each further file delays the first paint by a round trip. */
const VIEWS: Readonly<Record<PageName, React.ComponentType>> = {
  explore: ExplorePage,
  compare: ComparePage,
  literature: LiteraturePage,
  ask: AskPage,
  article: ArticlePage,
  verify: lazy(async () => ({ default: (await import('./pages/verify-page.tsx')).VerifyPage })),
  sparql: lazy(async () => ({ default: (await import('./pages/sparql-page.tsx')).SparqlPage })),
  admet: lazy(async () => ({ default: (await import('./pages/admet-page.tsx')).AdmetPage })),
};

export interface AppProps {
  readonly notice?: React.ReactNode;
  readonly docs?: string | null;
}

export function App({ notice, docs = '/docs/' }: AppProps) {
  const place = useCurrentPlace();
  const { page, parameters, unknownPage } = place;
  const View = VIEWS[page];
  const shown = page === 'explore' ? parameters.entity : '';
  const isHome = page === 'explore' && !shown && !unknownPage;
  const title = unknownPage ? 'Page not found' : PAGES.find(({ name }) => name === page)?.title;
  // Runs before the effects of the page, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = getTitle(shown || title || 'Article');
  }, [title, shown]);
  useFocusOnChange(`${page} ${shown ?? ''}`);
  useSearchKey();

  return (
    <PlaceContext value={place}>
      <DocsUrl value={docs}>
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
                aria-current={tab.name === page && !unknownPage ? 'page' : undefined}
              >
                {tab.title}
              </PlaceLink>
            ))}
          </nav>
          {!isHome && <EntitySearch />}
          {docs !== null && (
            <a className="docs" href={docs}>
              Docs
            </a>
          )}
        </header>
        {notice}
        <OfflineNote />
        <main id="content" tabIndex={-1}>
          {unknownPage ? (
            <StateNote title="Page not found">
              <p>
                There is no page “{unknownPage}”. Choose one above, or{' '}
                <PlaceLink to={{ page: 'explore' }}>go to the home page</PlaceLink>.
              </p>
            </StateNote>
          ) : (
            <Boundary key={page}>
              <Suspense fallback={<Skeleton label="Loading the page" height="70vh" />}>
                <View />
              </Suspense>
            </Boundary>
          )}
        </main>
        <PageFooter />
      </DocsUrl>
    </PlaceContext>
  );
}

function useFocusOnChange(place: string): void {
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
}

/** `/` moves the focus to the search unless the user is typing; Ctrl+K and ⌘K do so from anywhere. */
function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable="true"]') !== null;
      const isControlled = event.ctrlKey || event.metaKey;
      const isKey = isControlled ? event.key.toLowerCase() === 'k' : event.key === '/' && !isTyping;
      if (!isKey || event.altKey || event.shiftKey) return;
      const box = document.querySelector<HTMLElement>('[role="combobox"]');
      if (box) event.preventDefault();
      box?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

// Pages use the URL fragment, so this is no plain link.
function skipToContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Version, license and dataset of what the page shows. The dataset is requested when the footer is seen. */
function PageFooter() {
  const docs = use(DocsUrl);
  // No margin: nothing follows the footer, so it couldn't scroll past one.
  const [ref, isSeen] = useIsSeen('0px');
  const { data } = useProvenance(isSeen ? {} : null);
  return (
    <footer ref={ref} className="footer line quiet">
      <span>BioGraphQL {String(import.meta.env.SERVER_VERSION)}</span>
      <span>MIT license</span>
      {docs !== null && (
        <nav aria-label="Documentation" className="line">
          <a href={docs}>Documentation</a>
          <a href="/biographql/graphiql/">GraphiQL</a>
        </nav>
      )}
      {data && <span>Dataset: {data.dataset.release}</span>}
    </footer>
  );
}

export function renderPage(client: BioGraphQLProviderProps['client'], app: AppProps = {}): void {
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <BioGraphQLProvider client={client}>
          <App {...app} />
        </BioGraphQLProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
