import { BioGraphQLProvider } from '@biographql/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { client } from './client.ts';
import { offerDevtools } from './devtools.ts';
import './styles/base.css';
import './styles/controls.css';

const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

// Before the first request, where the panel is wanted; else this waits for nothing.
await offerDevtools();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BioGraphQLProvider client={client}>
        <App />
      </BioGraphQLProvider>
    </QueryClientProvider>
  </StrictMode>,
);
