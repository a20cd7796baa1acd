import type { FileReaderOptions } from '../rdf/read-n-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { TableMapping } from './table/table-mapping.js';

/** What the reader of a graph's format needs to know. */
export interface GraphReaderOptions extends FileReaderOptions {
  /** How the columns of a table are read; null for other formats. */
  readonly mapping: TableMapping | null;
  /** Where the file can be read anew, piece by piece; null for the standard input and files of archives. */
  readonly path: string | null;
}

/**
 * Reads the bytes of a file into triples, a batch per block of input. What cannot be read is a reject, and the rest of
 * the file is read where the format allows.
 */
export type GraphReader = (
  chunks: AsyncIterable<Buffer>,
  options: GraphReaderOptions,
) => AsyncIterable<readonly Triple[]>;
