import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOrigin } from '../config/settings.js';
import type { HttpSetup } from './server-setup.js';

/** Smaller bodies fit into a packet or two. */
const MIN_BYTES = 1_024;
/** Up to here the main thread compresses, in a third of a millisecond; handing it to another thread costs as much. */
const MAX_SYNC_BYTES = 16_384;
/** Below zlib's default, 6, which takes longer for little. */
const GZIP_LEVEL = 4;
/** A fifth fewer bytes than gzip in about its time. */
const BROTLI_QUALITY = 4;

/** What the service writes, and the files of pages; pictures and fonts are compressed already. */
const COMPRESSED_TYPES =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|javascript|wasm|n-triples|octet-stream|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

export async function registerCompression(
  app: FastifyInstance,
  { compression = true }: HttpSetup,
): Promise<void> {
  if (!compression) return;
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    customTypes: COMPRESSED_TYPES,
    zlibOptions: { level: GZIP_LEVEL },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Request bodies are never expanded: a small one could fill the memory.
    globalDecompression: false,
  });
}

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
