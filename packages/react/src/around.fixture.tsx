import type { BioGraphQLClient } from '@biographql/client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BioGraphQLProvider } from './provider.js';

/** The providers around a page. */
export function Around({
  client,
  cache,
  children,
}: {
  readonly client: BioGraphQLClient;
  readonly cache: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={cache}>
      <BioGraphQLProvider client={client}>{children}</BioGraphQLProvider>
    </QueryClientProvider>
  );
}
