import { InvalidArgumentError } from '@biographql/core';

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
