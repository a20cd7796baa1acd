/** Whole lines of a stream of bytes, or a line that passes the limit. */
export type LineBlock =
  | { readonly kind: 'lines'; readonly bytes: Buffer }
  | { readonly kind: 'too-long'; readonly start: string };

const NEWLINE = 10;
const MAX_LINE_BYTES = 8 * 1024 * 1024;
const SHOWN_BYTES = 200;

/**
 * Cuts a stream of bytes at ends of lines. Every block of kind `lines` ends with a newline, which is added when the
 * last line has none. A line of more than 8 MiB is announced as `too-long` and left out, so that memory stays bounded.
 */
export async function* lineBlocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<LineBlock> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let isSkipping = false;
  for await (const chunk of chunks) {
    let rest = chunk;
    if (isSkipping) {
      const end = rest.indexOf(NEWLINE);
      if (end < 0) continue;
      rest = rest.subarray(end + 1);
      isSkipping = false;
    }
    const cut = rest.lastIndexOf(NEWLINE) + 1;
    if (cut > 0) {
      pending.push(rest.subarray(0, cut));
      yield { kind: 'lines', bytes: joined(pending) };
      pending = [];
      pendingBytes = 0;
    }
    if (cut === rest.length) continue;
    pending.push(rest.subarray(cut));
    pendingBytes += rest.length - cut;
    if (pendingBytes <= MAX_LINE_BYTES) continue;
    yield { kind: 'too-long', start: startOf(pending) };
    pending = [];
    pendingBytes = 0;
    isSkipping = true;
  }
  if (pendingBytes > 0) yield { kind: 'lines', bytes: joined([...pending, Buffer.from('\n')]) };
}

function joined(parts: readonly Buffer[]): Buffer {
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
}

function startOf(parts: readonly Buffer[]): string {
  return Buffer.concat(parts).subarray(0, SHOWN_BYTES).toString('utf8');
}
