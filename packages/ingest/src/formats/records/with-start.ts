import { withHead } from '../../rdf/with-head.js';

/** Returns the first bytes of a stream, about 64 KiB, as a text, and the stream with them still in it. */
export async function withStart(
  chunks: AsyncIterable<Buffer>,
): Promise<{ readonly start: string; readonly chunks: AsyncIterable<Buffer> }> {
  const stream = withHead(generatorOf(chunks));
  const start = (await stream.head())
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return { start, chunks: stream.chunks };
}

async function* generatorOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
}
