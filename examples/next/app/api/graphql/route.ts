import { createProxy } from '@biographql/client/proxy';
import { apiKey, url } from '../../service';

/** Sends known documents of the page on, with the key. */
export const POST = createProxy({ url, apiKey });
