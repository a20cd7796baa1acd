import { client } from './client.ts';
import { offerDevtools } from './devtools.ts';
import { renderPage } from './render-page.tsx';

// Before the first request, where the panel is wanted; else this waits for nothing.
await offerDevtools();
renderPage(client);
