/** Rows of a small file of vectors: whole steps from -7 to 7. */
export interface FixtureRows {
  readonly name?: string;
  readonly words: Readonly<Record<string, readonly number[]>>;
  readonly pieces?: Readonly<Record<string, readonly number[]>>;
}

/** Writes a file of word vectors (gzip) whose steps are all 0.5. */
export async function vectorFile({ name = 'test', words, pieces = {} }: FixtureRows) {
  const rows = [...Object.values(words), ...Object.values(pieces)];
  const text = encode([...Object.keys(words), ...Object.keys(pieces)].join('\n'));
  const header = encode(
    JSON.stringify({
      format: 1,
      name,
      dimensions: rows[0]?.length ?? 0,
      words: Object.keys(words).length,
      pieces: Object.keys(pieces).length,
      textBytes: text.length,
    }),
  );
  const length = new Uint8Array(Uint32Array.of(header.length).buffer);
  const steps = new Uint8Array(Float32Array.from(rows, () => 0.5).buffer);
  const nibbles = rows.flatMap((row) =>
    row.flatMap((value, place) =>
      place % 2 === 0 ? [(value + 8) | (((row[place + 1] ?? 0) + 8) << 4)] : [],
    ),
  );
  const plain = new Blob([length, header, text, steps, Uint8Array.from(nibbles)]);
  const packed = plain.stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}
