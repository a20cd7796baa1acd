const ENCODING = /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/;

/** Decodes an XML file, chunk by chunk, in the encoding that its declaration names, else in UTF-8. */
export async function* xmlText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(getEncoding(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== undefined) yield decoder.decode();
}

function getEncoding(chunk: Buffer): string {
  const label = ENCODING.exec(chunk.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    const { encoding } = new TextDecoder(label);
    // UTF-16 is decoded where the file is opened.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}
