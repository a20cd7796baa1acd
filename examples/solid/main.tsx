/** @jsxImportSource solid-js */
import { QueryClient, QueryClientProvider } from '@tanstack/solid-query';
import { render } from 'solid-js/web';
import { App } from './app.tsx';

const queryClient = new QueryClient();
const root = document.querySelector('#root');

if (root) {
  render(
    () => (
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    ),
    root,
  );
}
