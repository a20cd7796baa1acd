import { createClient, receipts } from '@biographql/client';
import { renderPage } from './app.tsx';
import { storeReceipt } from './exports/download.ts';

/** Calls the page's own server, which allows known documents and adds the API key. The hooks retry. */
const client = createClient({
  url: '/api/graphql',
  persisted: true,
  middleware: [receipts(storeReceipt)],
});

renderPage(client);
