import type { FastifyInstance, InjectOptions } from 'fastify';

const BODILESS_STATUSES = new Set([204, 205, 304]);

/** Returns a `fetch` that hands the request to the server in this process: the whole HTTP layer without a port. */
export function inProcessFetch(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const answer = await abortable(
      request.signal,
      app.inject({
        method: request.method as NonNullable<InjectOptions['method']>,
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        signal: request.signal,
        ...(body === null ? {} : { payload: body }),
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each !== undefined) headers.append(name, String(each));
      }
    }
    const hasBody = request.method !== 'HEAD' && !BODILESS_STATUSES.has(answer.statusCode);
    const payload = hasBody ? Buffer.from(answer.rawPayload) : null;
    return new Response(payload, { status: answer.statusCode, headers });
  };
}

async function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
