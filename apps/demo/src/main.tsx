import { client } from './client.ts';
import { renderPage } from './render-page.tsx';

renderPage(client);
