// In this order: later rules override earlier ones. Workbenches load their own.
import './styles/base.css';
import './styles/controls.css';
import './styles/search.css';
import './styles/pages.css';
import './styles/narrow.css';

import { BioGraphQLProvider, type BioGraphQLProviderProps } from '@biographql/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './app.tsx';

/** Renders the page with a client. @throws Error when the document has no `#root`. */
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
