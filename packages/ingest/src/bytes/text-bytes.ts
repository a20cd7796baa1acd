const CARRIAGE_RETURN = 13;
const NEWLINE = 10;
const ENCODINGS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Brings texts to UTF-8 and newlines, by their first chunk: UTF-16 with a byte order mark is decoded, and carriage returns
 * alone (old Mac software, Excel's "CSV (Macintosh)") become newlines. Other bytes pass unchanged.
 */
export async function* textBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let convert: ((chunk: Buffer) => Buffer) | null = null;
  for await (const chunk of chunks) {
    convert ??= getConversion(chunk);
    yield convert(chunk);
  }
}

function getConversion(first: Buffer): (chunk: Buffer) => Buffer {
  const encoding = ENCODINGS[first.toString('hex', 0, 2)];
  if (encoding !== undefined) {
    const decoder = new TextDecoder(encoding);
    return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  const isText = !first.includes(0);
  if (isText && first.includes(CARRIAGE_RETURN) && !first.includes(NEWLINE))
    return (chunk) => Buffer.from(chunk.map((byte) => (byte === CARRIAGE_RETURN ? NEWLINE : byte)));
  return (chunk) => chunk;
}
