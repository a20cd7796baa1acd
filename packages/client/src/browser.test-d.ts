import { createClient } from './browser.js';

const url = '/api/graphql';
declare const key: string | undefined;

createClient({ url });
createClient({ url, persisted: true, apiKey: undefined });
// @ts-expect-error No API key in a browser: use createProxy of @biographql/client/proxy on your server.
createClient({ url, apiKey: 'k' });
// @ts-expect-error the same for what may be a key
createClient({ url, apiKey: key });
