import { EventEmitter } from 'node:events';
import { Parser, type Quad } from 'n3';
import { DataFactory } from 'rdf-data-factory';
import type { Chunks } from '../bytes/open-bytes.js';
import { getReject } from '../dataset/progress.js';
import { LIMITS, UnreadableError } from '../limits.js';
import { fileBase } from '../source-files.js';
import { triplesOfQuad } from './read-n-quads.js';
import type { FileReaderOptions } from './read-n-triples.js';
import {
  BLANK_NODE_LABELS,
  quadText,
  type Triple,
  type TripleBatches,
  tripleOfQuad,
  UNSUPPORTED_TERM,
} from './triple.js';

/**
 * Reads Turtle and TriG, one batch per chunk of input, with named graphs as in `triplesOfQuad`. A syntax error ends the file
 * with its line; the triples before it are read. Relative IRIs belong to the file where it has no `@base`. A triple term of
 * RDF 1.2 is a reject, with what is said of its reifier.
 */
export async function* readTurtle(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const document = new TurtleDocument(options);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    yield document.read(decoded(decoder, chunk));
    document.check();
  }
  yield document.finish();
  document.check();
}

class TurtleDocument {
  private failure: UnreadableError | null = null;
  private batch: Triple[] = [];
  /** Blank nodes that stand for triple terms. */
  private readonly reifiers = new Set<string>();
  private readonly parser: Parser;
  /** Whether a failure is ours, not the parser's. */
  private isAccepting = false;
  private readonly input = new EventEmitter();
  private pending = 0;
  private line = 1;
  private pendingLines = 0;

  constructor(private readonly options: FileReaderOptions) {
    this.parser = new Parser({
      format: 'application/trig',
      baseIRI: fileBase(options.source),
      factory: new DataFactory(BLANK_NODE_LABELS),
      blankNodePrefix: '_:named_',
    });
    this.parser.parse(
      this.input,
      (error, quad) => {
        this.isAccepting = true;
        this.accept(error, quad);
        this.isAccepting = false;
      },
      (prefix, namespace) => options.onPrefix?.(prefix, toText(namespace)),
    );
  }

  read(text: string): readonly Triple[] {
    this.feed('data', text);
    if (this.batch.length > 0) {
      this.line += this.pendingLines;
      this.pending = 0;
      this.pendingLines = 0;
    }
    this.pending += text.length;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.pendingLines += 1;
    return this.taken();
  }

  finish(): readonly Triple[] {
    this.feed('end');
    return this.taken();
  }

  check(): void {
    if (this.failure !== null) throw this.failure;
    // The parser rescans a term each time its length doubles.
    if (this.pending > 2 * LIMITS.text)
      throw new UnreadableError('a term or comment is longer than 8 MiB', this.line);
  }

  /** After some errors the parser continues and throws: `@prefix e: <http@://e.org/> .` */
  private feed(event: 'data' | 'end', text?: string): void {
    try {
      this.input.emit(event, text);
    } catch (error) {
      if (this.isAccepting || this.failure === null) throw error;
    }
  }

  private taken(): readonly Triple[] {
    const { batch } = this;
    this.batch = [];
    return batch;
  }

  private accept(error: Error | null, quad: Quad | null): void {
    if (error !== null) {
      this.failure ??= new UnreadableError(getClause(error), getLine(error));
      return;
    }
    if (quad === null || quad === undefined) return;
    if (this.reifiers.has(quad.subject.value)) return;
    const hasTripleTerm = [quad.subject, quad.object].some(isTripleTerm);
    if (hasTripleTerm && quad.subject.termType === 'BlankNode')
      this.reifiers.add(quad.subject.value);
    const triple = hasTripleTerm ? null : tripleOfQuad(quad, this.options.renameBlank);
    if (triple !== null) {
      this.batch.push(...triplesOfQuad(triple, quad.graph));
      return;
    }
    const { source, onReject } = this.options;
    const reason = getReason(quad, hasTripleTerm);
    const text = hasTripleTerm ? quad.predicate.value : quadText(quad);
    onReject(getReject({ source, line: getCurrentLine(this.parser), reason, text }));
  }
}

function toText(namespace: string | { readonly value: string }): string {
  return typeof namespace === 'string' ? namespace : namespace.value;
}

function decoded(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new UnreadableError('the text is not UTF-8');
  }
}

function getReason({ object }: Quad, hasTripleTerm: boolean): string {
  if (hasTripleTerm) return 'triple terms (RDF 1.2) are not supported';
  const hasDirection = object.termType === 'Literal' && Boolean(Reflect.get(object, 'direction'));
  return hasDirection ? 'base directions (RDF 1.2) are not supported' : UNSUPPORTED_TERM;
}

function isTripleTerm({ termType }: { readonly termType: string }): boolean {
  return termType === 'Quad';
}

/** The parser has no public position: its lexer counts the lines. */
function getCurrentLine(parser: Parser): number | null {
  const lexer: unknown = Reflect.get(parser, '_lexer');
  const line: unknown = typeof lexer === 'object' && lexer !== null && Reflect.get(lexer, '_line');
  return typeof line === 'number' ? line : null;
}

function getClause(error: Error): string {
  return error.message.replace(/ on line \d+\.?$/, '').replace(/\.$/, '');
}

function getLine(error: Error): number | null {
  const context = 'context' in error ? error.context : undefined;
  if (typeof context === 'object' && context !== null && 'line' in context) {
    if (typeof context.line === 'number') return context.line;
  }
  const stated = / on line (\d+)/.exec(error.message)?.[1];
  return stated === undefined ? null : Number(stated);
}
