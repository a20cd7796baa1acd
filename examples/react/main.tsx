import { createClient } from '@biographql/client';
import { BioGraphQLProvider } from '@biographql/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const client = createClient({
  url: new URL('/api/graphql', window.location.href).href,
  timeoutMs: 10_000,
});
const cache = new QueryClient();
const root = document.querySelector('#root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <BioGraphQLProvider client={client}>
          <App />
        </BioGraphQLProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
