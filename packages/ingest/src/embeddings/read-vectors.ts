import { InvalidArgumentError } from '@biographql/core';
import { readLines } from '../bytes/lines.js';
import { openBytes } from '../bytes/open-bytes.js';

export interface VectorTable {
  readonly ids: readonly string[];
  readonly dimensions: number;
  readonly values: Float32Array;
}

const MAX_DIMENSIONS = 4_096;
/** One gigabyte of 32-bit floats. */
const MAX_NUMBERS = 250_000_000;
const WORD2VEC_HEADER = /^\d+ \d+$/;

/**
 * Reads vectors from a text file (`id v1 v2 …`), which may be compressed.
 * @throws InvalidArgumentError with the file and its line for what is wrong with it.
 */
export async function readVectors(path: string): Promise<VectorTable> {
  const rows = new Map<string, Float32Array>();
  let dimensions = 0;
  for await (const { text, line } of toLines(path)) {
    if (line === 1 && WORD2VEC_HEADER.test(text)) continue;
    const [id = '', ...numbers] = text.split(/[ \t]+/);
    if (dimensions === 0) dimensions = numbers.length;
    if (dimensions === 0) throw invalidLine(path, line, 'has an id and no numbers');
    if (numbers.length !== dimensions) {
      const problem = `has ${numbers.length} numbers; the lines before it have ${dimensions}`;
      throw invalidLine(path, line, problem);
    }
    const vector = Float32Array.from(numbers, Number);
    const wrong = vector.findIndex((value) => !Number.isFinite(value));
    if (wrong >= 0) throw invalidLine(path, line, `has "${numbers[wrong]}" in place of a number`);
    if (rows.has(id)) throw invalidLine(path, line, `repeats the id ${id}`);
    rows.set(id, vector);
    checkSize(path, dimensions, rows.size);
  }
  if (rows.size === 0) throw new InvalidArgumentError(path, 'must have a vector on each line');
  const values = new Float32Array(rows.size * dimensions);
  for (const [row, vector] of [...rows.values()].entries()) values.set(vector, row * dimensions);
  return { ids: [...rows.keys()], dimensions, values };
}

async function* toLines(path: string) {
  await using source = openBytes(path);
  const onReject = ({
    line,
    reason,
  }: {
    readonly line: number | null;
    readonly reason: string;
  }) => {
    throw invalidLine(path, line ?? 0, `cannot be read as text: ${reason}`);
  };
  for await (const lines of readLines(source.chunks, { source: path, onReject })) {
    for (const { text, line } of lines) if (text.trim() !== '') yield { text: text.trim(), line };
  }
}

function checkSize(path: string, dimensions: number, rows: number): void {
  if (dimensions > MAX_DIMENSIONS) {
    const problem = `must have at most ${MAX_DIMENSIONS} numbers a vector; it has ${dimensions}`;
    throw new InvalidArgumentError(path, problem);
  }
  if (rows * dimensions > MAX_NUMBERS)
    throw new InvalidArgumentError(path, `must have at most ${MAX_NUMBERS} numbers`);
}

function invalidLine(path: string, line: number, problem: string): InvalidArgumentError {
  return new InvalidArgumentError(`${path}:${line}`, problem);
}
