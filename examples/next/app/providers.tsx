'use client';

import { createClient } from '@biographql/client';
import { BioGraphQLProvider } from '@biographql/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** The page talks to its own server, which has the key: see `api/graphql/route.ts`. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createClient({ url: '/api/graphql', persisted: true }));
  const [cache] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={cache}>
      <BioGraphQLProvider client={client}>{children}</BioGraphQLProvider>
    </QueryClientProvider>
  );
}
