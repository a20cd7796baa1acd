import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
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
