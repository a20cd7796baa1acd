import { createClient, receipts, timeout } from '@biographql/client';
import { keepReceipt } from './exports/receipts.ts';

/** Talks to the page's own server, which admits the known documents and adds the key. The hooks try again by themselves. */
export const client = createClient({
  url: '/api/graphql',
  persisted: true,
  middleware: [receipts(keepReceipt), timeout(60_000)],
});
