import type { Chunks } from '../bytes/open-bytes.js';
import type { FileReaderOptions } from '../rdf/read-n-triples.js';
import type { TripleBatches } from '../rdf/triple.js';
import type { TableMapping } from './table/table-mapping.js';

/**
 * A format that graphs are read from. Pass further ones to a build as `graphFormats.formats`; they are tried before the
 * built-in ones.
 */
export interface GraphFormat {
  /** Value of `--format`, e.g. `n-triples`. */
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
  /** Path at which the file can be read again; null for standard input and files of archives. */
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

function isXml({ text }: FileHead): boolean {
  return XML.test(text);
}

export function rootElement(
  head: FileHead,
): { readonly name: string; readonly attributes: string } | null {
  if (!isXml(head)) return null;
  const [, name, attributes = ''] = ROOT.exec(head.text.replace(PROLOG, '')) ?? [];
  return name === undefined ? null : { name, attributes };
}

const TERM = String.raw`(?:<[^<>]*>|_:\S+|"(?:[^"\\]|\\.)*"(?:@[\w-]+|\^\^<[^<>]*>)?)`;
const TRIPLE_LINE = new RegExp(String.raw`^\s*${TERM}\s*<[^<>]*>\s*${TERM}\s*\.\s*(?:#.*)?$`);
const QUAD_LINE = new RegExp(
  String.raw`^\s*${TERM}\s*<[^<>]*>\s*${TERM}\s*(?:<[^<>]*>|_:\S+)\s*\.\s*(?:#.*)?$`,
);
/** A line of a Turtle file that begins with an IRI relative to it, which N-Triples does not have. */
const RELATIVE = /^\s*<(?![A-Za-z][\w+.-]*:)[^<>\s]*>/;
const DIRECTIVE = /^(?:@prefix|@base|prefix|base)\s+[^\n]*</i;
/** Before any prefix is declared, a statement or a graph can only begin with one of these. */
const STATEMENT = /^(?:<[^<>\s]*>|_:\w+|\[[^\n]*\])\s+(?:a|<[^<>\s]*>)\s+\S/;
const GRAPH = /^(?:graph\s+)?(?:(?:<[^<>\s]*>|_:\w+)\s*)?\{/i;
/** A line with syntax that only Turtle has, or with a prefixed name. */
const TURTLE = /[;,{]\s*$|^\s*(?:@|\}|prefix\b|base\b)|(?:^|\s)[A-Za-z][\w-]*:\w|>\s+a\s/i;
const MAX_LINES = 2_000;

export type RdfSyntax = 'n-triples' | 'n-quads' | 'turtle';

/**
 * Returns the syntax of an RDF text: N-Triples or N-Quads when most of its lines are valid, or some are and the others
 * are not Turtle; Turtle when it begins with a prefix, a statement or a graph.
 */
export function rdfSyntax(head: FileHead): RdfSyntax | null {
  if (head.text === '' || isJson(head) || isXml(head)) return null;
  const { text } = head;
  const lines = text.split(/\r?\n/, MAX_LINES);
  // The last line may be cut.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  const content = whole.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  if (/\.(?:ttl|trig)\b/i.test(head.path) && content.some((line) => RELATIVE.test(line)))
    return 'turtle';
  const others = content.filter((line) => !QUAD_LINE.test(line) && !TRIPLE_LINE.test(line));
  const statements = content.length - others.length;
  if (statements > others.length || (statements > 0 && !others.some((line) => TURTLE.test(line)))) {
    return content.some((line) => QUAD_LINE.test(line)) ? 'n-quads' : 'n-triples';
  }
  const begin = text.replace(/^(?:\s+|#[^\n]*(?:\n|$))+/, '');
  return [DIRECTIVE, GRAPH, STATEMENT].some((mark) => mark.test(begin)) ? 'turtle' : null;
}
