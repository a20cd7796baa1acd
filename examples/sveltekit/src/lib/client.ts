import { createClient } from '@biographql/client';

/** The page has no key: the route `/api/graphql` adds it. */
export const client = createClient({ url: '/api/graphql', persisted: true });
