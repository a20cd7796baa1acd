import { createClient, receipts } from '@biographql/client';
import { openTabLine, registerServiceWorker } from '@biographql/static-app/client';
import { renderPage } from '../app.tsx';
import { storeReceipt } from '../exports/download.ts';
import { TabStatus } from './tab-status.tsx';

/** The first answer may wait until all data is loaded. */
const TIMEOUT_MS = 600_000;

const line = openTabLine(
  new Worker(new URL('./tab-worker.ts', import.meta.url), { type: 'module', name: 'service' }),
);
const client = createClient({
  url: new URL('api/graphql', document.baseURI).href,
  fetch: line.fetch,
  persisted: true,
  timeoutMs: TIMEOUT_MS,
  middleware: [receipts(storeReceipt)],
});

/** URL of the documentation, if it is published with the page. */
const docs = document.querySelector('link[rel=help]')?.getAttribute('href') ?? null;

renderPage(client, { notice: <TabStatus line={line} />, docs });
void registerServiceWorker();
