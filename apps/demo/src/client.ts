import { createClient, receipts, timeout } from '@biographql/client';
import { storeReceipt } from './exports/receipts.ts';

/** Talks to the page's own server, which admits the known documents and adds the key. The hooks try again by themselves. */
export const client = createClient({
  url: '/api/graphql',
  persisted: true,
  middleware: [receipts(storeReceipt), timeout(60_000)],
});
