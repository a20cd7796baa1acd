import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { registerKeptEncodings } from './kept-encodings.js';

/** Smaller bodies fit into a packet or two as they are. */
const COMPRESSED_FROM_BYTES = 1_024;
/** Up to here the main thread compresses, in a third of a millisecond; handing it to another thread would cost as much. */
const AT_ONCE_BYTES = 16_384;
/** Of zlib: below its default, 6, which takes longer for little. */
const GZIP_LEVEL = 4;
/** Of Brotli: a fifth fewer bytes than gzip for about its time; higher ones are for files that are compressed once. */
const BROTLI_QUALITY = 4;

/** What the service writes, and what a page is made of; pictures and fonts are compressed already. */
const COMPRESSED_TYPES =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|javascript|wasm|n-triples|octet-stream|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/**
 * Compresses every response that is long enough and whose client takes it: Brotli before gzip where both are named alike.
 * Long ones are compressed piece by piece in the threads of zlib. Limits have counted them before, as they are uncompressed.
 * Routes that were registered before are left alone.
 * @param kept - paths whose compressed answers may be kept.
 */
export async function registerCompression(
  app: FastifyInstance,
  kept: readonly string[],
): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    customTypes: COMPRESSED_TYPES,
    zlibOptions: { level: GZIP_LEVEL },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Bodies of requests are never expanded: a small one could fill the memory.
    globalDecompression: false,
  });
  registerKeptEncodings(app, kept);
}
