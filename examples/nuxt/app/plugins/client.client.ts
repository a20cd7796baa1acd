import { createClient } from '@biographql/client';

/** The page has no key: the route `/api/graphql` adds it. */
export default defineNuxtPlugin(() => ({
  provide: { biographql: createClient({ url: '/api/graphql', persisted: true }) },
}));
