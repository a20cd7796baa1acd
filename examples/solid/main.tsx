/** @jsxImportSource solid-js */
import { createClient, retry, timeout } from '@biographql/client';
import { BioGraphQLProvider } from '@biographql/solid';
import { QueryClient, QueryClientProvider } from '@tanstack/solid-query';
import { render } from 'solid-js/web';
import { App } from './app.tsx';

const client = createClient({
  url: new URL('/api/graphql', window.location.href).href,
  middleware: [retry(), timeout(10_000)],
});
const cache = new QueryClient();
const root = document.querySelector('#root');

if (root) {
  render(
    () => (
      <QueryClientProvider client={cache}>
        <BioGraphQLProvider client={client}>
          <App />
        </BioGraphQLProvider>
      </QueryClientProvider>
    ),
    root,
  );
}
