import { createProxy } from '@biographql/client/proxy';
import { service } from '$lib/server/service';
import type { RequestHandler } from './$types';

const proxy = createProxy(service);

/** Sends known documents of the page on, with the key. */
export const POST: RequestHandler = ({ request }) => proxy(request);
