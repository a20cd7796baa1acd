import type { FileReaderOptions } from '../rdf/read-n-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { FileHead } from './file-head.js';
import type { TableMapping } from './table/table-mapping.js';

/**
 * A format that graphs are read from. Pass further ones to a build as `graphFormats.formats`; they are tried before the
 * built-in ones.
 */
export interface GraphFormat {
  /** As `--format` takes it, e.g. `n-triples`. */
  readonly name: string;
  readonly title: string;
  detect(head: FileHead): boolean;
  /**
   * Reads the bytes of a file into triples, a batch per block of input. What cannot be read is a reject, and the rest of
   * the file is read where the format allows.
   */
  read(
    chunks: AsyncIterable<Buffer>,
    options: GraphReaderOptions,
  ): AsyncIterable<readonly Triple[]>;
}

/** Options of the reader of a format. */
export interface GraphReaderOptions extends FileReaderOptions {
  readonly mapping: TableMapping | null;
  /** Where the file can be read again, piece by piece; null for the standard input and files of archives. */
  readonly path: string | null;
}
