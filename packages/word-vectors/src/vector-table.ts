/** Vectors by word. */
export interface VectorTable {
  readonly name: string;
  /** Even. */
  readonly dimensions: number;
  /** Rows of whole words, and of beginnings of words. */
  readonly words: ReadonlyMap<string, number>;
  /** Rows of pieces that follow a beginning. */
  readonly pieces: ReadonlyMap<string, number>;
  /** What one step of a row is worth. */
  readonly steps: Float32Array;
  /** Row by row, in steps from -7 to 7. */
  readonly numbers: Int8Array;
}

interface Header {
  readonly format: number;
  readonly name: string;
  readonly dimensions: number;
  readonly words: number;
  readonly pieces: number;
  readonly textBytes: number;
}

const FORMAT = 1;

/**
 * Reads the file of vectors: length of the header (32 bits, little-endian), header (JSON), words and then pieces (UTF-8,
 * one a line), a 32-bit float per row, and the rows: two numbers a byte, the lower four bits first, each 8 more than its steps.
 * @throws TypeError when it is something else, or cut off.
 */
export function readVectorTable(bytes: Uint8Array): VectorTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = bytes.length < 4 ? 0 : view.getUint32(0, true);
  const header = readHeader(bytes.subarray(4, 4 + headerBytes));
  const { name, dimensions, words, pieces, textBytes } = header;
  const rows = words + pieces;
  const textAt = 4 + headerBytes;
  const stepsAt = textAt + textBytes;
  const nibblesAt = stepsAt + rows * 4;
  const end = nibblesAt + (rows * dimensions) / 2;
  if (bytes.length !== end) throw notVectors(`${bytes.length} bytes in place of ${end}`);
  const lines = new TextDecoder().decode(bytes.subarray(textAt, stepsAt)).split('\n');
  if (lines.length !== rows) throw notVectors(`${lines.length} words in place of ${rows}`);
  return {
    name,
    dimensions,
    words: new Map(lines.slice(0, words).map((word, row) => [word, row])),
    pieces: new Map(lines.slice(words).map((piece, place) => [piece, words + place])),
    steps: Float32Array.from({ length: rows }, (_, row) =>
      view.getFloat32(stepsAt + row * 4, true),
    ),
    numbers: unpack(bytes.subarray(nibblesAt, end)),
  };
}

/** Twice the memory, and half the time of each look-up. */
function unpack(nibbles: Uint8Array): Int8Array {
  const numbers = new Int8Array(nibbles.length * 2);
  nibbles.forEach((pair, place) => {
    numbers[place * 2] = (pair & 15) - 8;
    numbers[place * 2 + 1] = (pair >>> 4) - 8;
  });
  return numbers;
}

function readHeader(bytes: Uint8Array): Header {
  let header: Partial<Header> | null;
  try {
    header = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Header> | null;
  } catch {
    throw notVectors('no header');
  }
  const { format, name, dimensions, words, pieces, textBytes } = header ?? {};
  const counts = [dimensions, words, pieces, textBytes];
  const isComplete = counts.every((count) => Number.isInteger(count) && Number(count) >= 0);
  if (format !== FORMAT || typeof name !== 'string' || !isComplete) {
    throw notVectors('a header of another format');
  }
  return header as Header;
}

function notVectors(reason: string): TypeError {
  return new TypeError(`Not a file of word vectors: ${reason}`);
}
