import { createClient, receipts, timeout } from '@biographql/client';
import { keepReceipt } from '../kept-receipts.ts';
import { renderPage } from '../render-page.tsx';
import { keepPage } from './keep-page.ts';
import { openTabLine } from './tab-line.ts';
import { TabStatus } from './tab-status.tsx';

/** Longer than beside a server: the first answer may wait until all data has come. */
const TIMEOUT_MS = 600_000;

const line = openTabLine();
const client = createClient({
  url: new URL('api/graphql', document.baseURI).href,
  fetch: line.fetch,
  persisted: true,
  middleware: [receipts(keepReceipt), timeout(TIMEOUT_MS)],
});

renderPage(client, { notice: <TabStatus line={line} />, docs: null });
void keepPage();
