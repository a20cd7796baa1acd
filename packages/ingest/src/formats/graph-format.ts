import type { Chunks } from '../bytes/open-bytes.js';
import type { FileReaderOptions } from '../rdf/read-n-triples.js';
import type { TripleBatches } from '../rdf/triple.js';
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
  read(chunks: Chunks, options: GraphReaderOptions): TripleBatches;
}

/** Options of the reader of a format. */
export interface GraphReaderOptions extends FileReaderOptions {
  readonly mapping: TableMapping | null;
  /** Where the file can be read again, piece by piece; null for the standard input and files of archives. */
  readonly path: string | null;
}

/** The beginning of a file, by which its format is detected. */
export interface FileHead {
  readonly path: string;
  readonly bytes: Buffer;
  /** The bytes as text, without a byte order mark and leading space; empty for binary files. */
  readonly text: string;
}

export function fileHead(path: string, bytes: Buffer): FileHead {
  const isBinary = bytes.includes(0);
  return { path, bytes, text: isBinary ? '' : new TextDecoder().decode(bytes).trimStart() };
}

export function isJson({ text }: FileHead): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

const XML = /^<(?:\?xml|!--|!DOCTYPE|[A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)?[\s/>])/;
const PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\])*>)*/;
const ROOT = /^<(?:[A-Za-z][\w.-]*:)?([A-Za-z][\w.-]*)([^>]*)/;

export function isXml({ text }: FileHead): boolean {
  return XML.test(text);
}

export function rootElement(
  head: FileHead,
): { readonly name: string; readonly attributes: string } | null {
  if (!isXml(head)) return null;
  const [, name, attributes = ''] = ROOT.exec(head.text.replace(PROLOG, '')) ?? [];
  return name === undefined ? null : { name, attributes };
}
