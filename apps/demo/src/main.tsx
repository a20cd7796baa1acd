import { createClient, receipts } from '@biographql/client';
import { renderPage } from './app.tsx';
import { storeReceipt } from './exports/download.ts';

/** Calls the page's own server, which allows known documents and adds the API key. The hooks retry. */
const client = createClient({
  url: '/api/graphql',
  persisted: true,
  middleware: [receipts(storeReceipt)],
});

// The service answers every path that it doesn't know with this page.
const path = window.location.pathname.replace(/^\/(?:index\.html$)?|\/$/g, '');
if (path !== '') window.history.replaceState(null, '', `/?page=${encodeURIComponent(path)}`);

renderPage(client);
