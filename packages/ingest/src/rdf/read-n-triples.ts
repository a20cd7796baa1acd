import { isUtf8 } from 'node:buffer';
import { iri, type NamedNode, type Term } from '@biographql/sparql';
import { copyText, LINE_TOO_LONG, lineBlocks } from '../bytes/lines.js';
import type { Chunks } from '../bytes/open-bytes.js';
import { getReject, type Reject } from '../dataset/progress.js';
import { MalformedLineError, parseLine } from './n-triples-line.js';
import {
  IRI_PATTERN,
  isLanguageTag,
  RDF_LANG_STRING,
  type Triple,
  type TripleBatches,
  XSD_STRING,
} from './triple.js';

/** Comment line that names the graph of the triples after it (`# graph <http://…>`), or none (`# graph`). */
export const GRAPH_MARK = '# graph';

export interface FileReaderOptions {
  readonly source: string;
  readonly onReject: (reject: Reject) => void;
  /** Called with the name of each field, tag or column that the reader leaves out. */
  readonly onUnread?: ((name: string) => void) | undefined;
  /** Called with each prefix that the file declares, before its terms. */
  readonly onPrefix?: ((prefix: string, namespace: string) => void) | undefined;
  readonly renameBlank: (label: string) => string;
  /** Whether comments name the graphs of triples, as in files of datasets. Default false. */
  readonly hasMarks?: boolean | undefined;
}

/** The common spelling, which serializers write: single spaces, no escapes, no blank nodes. Classes are disjoint, so it is linear. */
const COMMON_LINE = new RegExp(
  `<(${IRI_PATTERN})> <(${IRI_PATTERN})> (?:<(${IRI_PATTERN})>|"([^"\\\\\\n\\r]*)"(?:@([A-Za-z][A-Za-z0-9-]*)|\\^\\^<(${IRI_PATTERN})>)?) \\.(\\r?\\n)`,
  'y',
);
const INTERNED_PREDICATES = 10_000;

/** Reads N-Triples, one batch per block of input. A line that is malformed, not UTF-8 or over 8 MiB is a reject. */
export async function* readNTriples(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const reader = new BlockReader(options);
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') reader.reject(LINE_TOO_LONG, block.start);
    else yield reader.read(block.bytes);
  }
}

class BlockReader {
  private line = 1;
  private subject: NamedNode = { termType: 'NamedNode', value: '' };
  private readonly predicates = new Map<string, NamedNode>();
  private graph: string | undefined;

  constructor(private readonly options: FileReaderOptions) {}

  reject(reason: string, text: string): void {
    const { source, onReject } = this.options;
    onReject(getReject({ source, line: this.line, reason, text }));
    this.line += 1;
  }

  read(bytes: Buffer): readonly Triple[] {
    const batch: Triple[] = [];
    if (this.options.hasMarks === true) this.readMarked(bytes.toString('utf8'), batch);
    else if (isUtf8(bytes)) this.readText(bytes.toString('utf8'), batch);
    else this.getReadLines(bytes, batch);
    return batch;
  }

  /** The files of a dataset are UTF-8. */
  private readMarked(text: string, batch: Triple[]): void {
    for (let start = 0; start < text.length; ) {
      const isMark = text.startsWith(GRAPH_MARK, start);
      const end = isMark ? text.indexOf('\n', start) + 1 : nextMark(text, start);
      if (isMark) this.graph = text.slice(start, end).match(/<(.*)>/)?.[1];
      else {
        const triples: Triple[] = [];
        this.readText(text.slice(start, end), triples);
        const { graph } = this;
        for (const each of triples) batch.push(graph === undefined ? each : { ...each, graph });
      }
      start = end;
    }
  }

  private readText(text: string, batch: Triple[]): void {
    let position = this.line === 1 && text.startsWith('\uFEFF') ? 1 : 0;
    while (position < text.length) {
      COMMON_LINE.lastIndex = position;
      const found = COMMON_LINE.exec(text);
      if (found !== null && (found[5] === undefined || isLanguageTag(found[5]))) {
        batch.push(this.commonTriple(found));
        position += found[0].length;
        this.line += 1;
      } else {
        const end = text.indexOf('\n', position);
        this.readLines(text.slice(position, end), batch);
        position = end + 1;
      }
    }
  }

  private getReadLines(bytes: Buffer, batch: Triple[]): void {
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(10, start) + 1;
      const line = bytes.subarray(start, end);
      if (isUtf8(line)) this.readText(line.toString('utf8'), batch);
      else this.reject('the line is not UTF-8', line.toString('latin1').trimEnd());
      start = end;
    }
  }

  /** A carriage return also ends a line; a comment would otherwise swallow the next triple. */
  private readLines(text: string, batch: Triple[]): void {
    const lines = text.endsWith('\r') ? text.slice(0, -1) : text;
    for (const line of lines.split('\r')) this.readLine(line, batch);
  }

  private readLine(line: string, batch: Triple[]): void {
    try {
      const triple = parseLine(line, this.options.renameBlank);
      if (triple !== null) batch.push(triple);
      this.line += 1;
    } catch (error) {
      if (!(error instanceof MalformedLineError)) throw error;
      this.reject(error.message, line);
    }
  }

  private commonTriple(found: RegExpExecArray): Triple {
    const [all, subject = '', predicate = '', to, lexical = '', language, datatype, end = ''] =
      found;
    if (this.subject.value !== subject) this.subject = { termType: 'NamedNode', value: subject };
    return {
      subject: this.subject,
      predicate: this.predicate(predicate),
      object: to === undefined ? toLiteral(lexical, language, datatype) : iri(to),
      ntriples: all.slice(0, all.length - end.length),
    };
  }

  private predicate(value: string): NamedNode {
    const known = this.predicates.get(value);
    if (known !== undefined) return known;
    const predicate = iri(copyText(value));
    if (this.predicates.size < INTERNED_PREDICATES) this.predicates.set(value, predicate);
    return predicate;
  }
}

function nextMark(text: string, from: number): number {
  const found = text.indexOf(`\n${GRAPH_MARK}`, from);
  return found < 0 ? text.length : found + 1;
}

function toLiteral(value: string, language?: string, datatype?: string): Term {
  if (language !== undefined) {
    return { termType: 'Literal', value, language, datatype: RDF_LANG_STRING };
  }
  return { termType: 'Literal', value, language: '', datatype: datatype ?? XSD_STRING };
}
