import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpSetup } from './server-setup.js';

const PREFLIGHT_SECONDS = '600';
const ALLOWED_HEADERS = 'accept, authorization, content-type, x-api-key, x-request-id';

function checkOrigins(origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      throw new Error(`Not an origin: ${origin}. Expected e.g. https://example.org, never *.`);
    }
  }
  return origins;
}

export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:');
}

/** Lets pages of `corsOrigins` call the service. Without origins, CORS is off. */
export function registerCors(
  app: FastifyInstance,
  { prefix, corsOrigins: origins = [] }: HttpSetup,
): void {
  if (origins.length === 0) return;
  const paths = {
    [`${prefix}/graphql`]: 'POST',
    [`${prefix}/q/:operation`]: 'GET',
    [`${prefix}/graph`]: 'POST',
    [`${prefix}/sparql`]: 'GET, POST',
  };
  const allowed = new Set(checkOrigins(origins));
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id');
    }
    done();
  });
  for (const [path, methods] of Object.entries(paths)) {
    app.options(path, (request: FastifyRequest, reply: FastifyReply) => {
      if (allowed.has(request.headers.origin ?? '')) {
        reply.header('access-control-allow-methods', methods);
        reply.header('access-control-allow-headers', ALLOWED_HEADERS);
        reply.header('access-control-max-age', PREFLIGHT_SECONDS);
      }
      return reply.code(204).send();
    });
  }
}
