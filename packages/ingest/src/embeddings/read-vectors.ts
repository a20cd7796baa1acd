import { readFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import { readLines } from '../bytes/lines.js';
import { openBytes } from '../bytes/open-bytes.js';

export interface NumpyMatrix {
  readonly rows: number;
  readonly columns: number;
  /** Of complex numbers each row has its real parts, then its imaginary ones. */
  readonly values: Float32Array;
  readonly isComplex: boolean;
}

const MAGIC = Buffer.from('\x93NUMPY', 'latin1');
const HEADER =
  /^\{'descr': '(?<type>[^']+)', 'fortran_order': (?<order>True|False), 'shape': \((?<rows>\d+), (?<columns>\d+)\), \}/;
const WIDTHS: Readonly<Record<string, number>> = { '<f4': 4, '<f8': 8, '<c8': 4, '<c16': 8 };

export function isNpy(bytes: Buffer): boolean {
  return bytes.subarray(0, MAGIC.length).equals(MAGIC);
}

export function readNpy(bytes: Buffer, path: string): NumpyMatrix {
  const isFirstVersion = bytes[6] === 1;
  const headerAt = isFirstVersion ? 10 : 12;
  const headerLength = isFirstVersion ? bytes.readUInt16LE(8) : bytes.readUInt32LE(8);
  const header = bytes.toString('latin1', headerAt, headerAt + headerLength);
  const { type = '', order, rows = '', columns = '' } = HEADER.exec(header)?.groups ?? {};
  const width = WIDTHS[type];
  if (width === undefined || order !== 'False') {
    const problem = `must be a two-dimensional array of float32, float64, complex64 or complex128 in C order; its header is ${header.trim()}`;
    throw new InvalidArgumentError(path, problem);
  }
  const isComplex = type.startsWith('<c');
  const matrix = { rows: Number(rows), columns: Number(columns) * (isComplex ? 2 : 1) };
  const body = bytes.subarray(headerAt + headerLength);
  const count = matrix.rows * matrix.columns;
  if (body.length !== count * width) {
    const problem = `must have ${count * width} bytes of numbers; it has ${body.length}`;
    throw new InvalidArgumentError(path, problem);
  }
  const values = new Float32Array(count);
  const half = matrix.columns / 2;
  for (let i = 0; i < count; i += 1) {
    const value = width === 4 ? body.readFloatLE(4 * i) : body.readDoubleLE(8 * i);
    const column = i % matrix.columns;
    const place = isComplex ? (column >> 1) + (column & 1) * half : column;
    values[i - column + place] = value;
  }
  return { ...matrix, values, isComplex };
}

export interface VectorTable {
  readonly ids: readonly string[];
  readonly dimensions: number;
  readonly values: Float32Array;
  readonly isComplex: boolean;
}

/** A file of vectors. */
export interface VectorSource {
  /** Text (`id v1 v2 …`), or NumPy's `.npy`. */
  readonly path: string;
  /** Of a `.npy` file: its ids, one a line in order of the rows, or a table `id<TAB>label` as PyKEEN writes it. */
  readonly ids?: string | undefined;
}

const MAX_DIMENSIONS = 4_096;
/** One gigabyte of 32-bit floats. */
const MAX_NUMBERS = 250_000_000;
const WORD2VEC_HEADER = /^\d+ \d+$/;
const PYKEEN_HEADER = 'id\tlabel';

/**
 * Reads a file of vectors; text may be compressed.
 * @throws InvalidArgumentError with the file and its line for what is wrong with it.
 */
export async function readVectors({ path, ids }: VectorSource): Promise<VectorTable> {
  if (ids === undefined) return readTextVectors(path);
  const bytes = await readFile(path);
  if (!isNpy(bytes))
    throw new InvalidArgumentError(path, 'must be a .npy file, since ids were given');
  const { rows, columns, values, isComplex } = readNpy(bytes, path);
  checkSize(path, columns, rows);
  const invalid = values.findIndex((value) => !Number.isFinite(value));
  if (invalid >= 0) {
    throw new InvalidArgumentError(
      path,
      `must have finite numbers; row ${Math.floor(invalid / columns)} has not`,
    );
  }
  const names = await readIds(ids);
  if (names.length !== rows) {
    throw new InvalidArgumentError(
      ids,
      `must name the ${rows} rows of ${path}; it names ${names.length}`,
    );
  }
  return { ids: names, dimensions: columns, values, isComplex };
}

async function readTextVectors(path: string): Promise<VectorTable> {
  const rows = new Map<string, Float32Array>();
  let dimensions = 0;
  for await (const { text, line } of toLines(path)) {
    if (line === 1 && (WORD2VEC_HEADER.test(text) || isNpy(Buffer.from(text, 'latin1')))) continue;
    const [id = '', ...numbers] = text.split(/[ \t]+/);
    if (dimensions === 0) dimensions = numbers.length;
    if (dimensions === 0) throw invalidLine(path, line, 'has an id and no numbers');
    if (numbers.length !== dimensions) {
      throw invalidLine(
        path,
        line,
        `has ${numbers.length} numbers; the lines before it have ${dimensions}`,
      );
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
  let at = 0;
  for (const vector of rows.values()) {
    values.set(vector, at);
    at += dimensions;
  }
  return { ids: [...rows.keys()], dimensions, values, isComplex: false };
}

async function readIds(path: string): Promise<readonly string[]> {
  const names: string[] = [];
  let isTable = false;
  for await (const { text, line } of toLines(path)) {
    if (line === 1 && text === PYKEEN_HEADER) {
      isTable = true;
      continue;
    }
    const [number = '', label = ''] = text.split('\t');
    const row = isTable ? Number(number) : names.length;
    const name = isTable ? label : text;
    if (!Number.isSafeInteger(row) || row < 0 || row >= MAX_NUMBERS || name === '') {
      throw invalidLine(path, line, 'must be the number of a row, a tab and an id');
    }
    if (names[row] !== undefined) throw invalidLine(path, line, `repeats the row ${row}`);
    names[row] = name;
  }
  const missing = names.findIndex((name) => name === undefined);
  if (missing >= 0)
    throw new InvalidArgumentError(path, `must name every row; ${missing} is missing`);
  return names;
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
    throw invalidLine(path, line ?? 0, reason);
  };
  for await (const lines of readLines(source.chunks, { source: path, onReject })) {
    for (const { text, line } of lines) if (text.trim() !== '') yield { text: text.trim(), line };
  }
}

function checkSize(path: string, dimensions: number, rows: number): void {
  if (dimensions > MAX_DIMENSIONS) {
    throw new InvalidArgumentError(
      path,
      `must have at most ${MAX_DIMENSIONS} numbers a vector; it has ${dimensions}`,
    );
  }
  if (rows * dimensions > MAX_NUMBERS) {
    throw new InvalidArgumentError(path, `must have at most ${MAX_NUMBERS} numbers`);
  }
}

function invalidLine(path: string, line: number, problem: string): InvalidArgumentError {
  return new InvalidArgumentError(`${path}:${line}`, problem);
}
