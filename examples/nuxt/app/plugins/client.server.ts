import { createClient } from '@biographql/client';

/** Asks the service directly while a page is rendered. Files named `.server.ts` reach no browser. */
export default defineNuxtPlugin(() => ({
  provide: { biographql: createClient(useRuntimeConfig().biographql) },
}));
