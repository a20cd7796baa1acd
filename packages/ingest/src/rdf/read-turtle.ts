import { EventEmitter } from 'node:events';
import { Parser, type Quad } from 'n3';
import { getReject } from '../dataset/progress.js';
import { triplesOfQuad } from '../formats/quads/graph-triples.js';
import { LIMITS, UnreadableError } from '../limits.js';
import { ownBlankNodes } from './own-blank-nodes.js';
import { quadText, tripleOfQuad, UNSUPPORTED_TERM } from './rdfjs-triple.js';
import type { FileReaderOptions } from './read-n-triples.js';
import type { Triple } from './triple.js';

/**
 * Reads Turtle and TriG, one batch per chunk of input; named graphs are kept as in `triplesOfQuad`. A syntax error ends the
 * file with its line: what came before is kept, what follows cannot be read. A triple with a relative IRI (there is no base
 * but the file's own `@base`) is a reject by itself.
 */
export async function* readTurtle(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
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
  /** Whether a failure is ours: what the parser found is being taken in. */
  private isAccepting = false;
  private readonly input = new EventEmitter();
  /** Characters since the last triple, and the line before them. */
  private pending = 0;
  private line = 1;
  private pendingLines = 0;

  constructor(private readonly options: FileReaderOptions) {
    const parser = new Parser({
      format: 'application/trig',
      factory: ownBlankNodes(),
      blankNodePrefix: '_:named_',
    });
    parser.parse(this.input, (error, quad) => {
      this.isAccepting = true;
      this.accept(error, quad);
      this.isAccepting = false;
    });
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

  /** @throws UnreadableError when the document cannot be read any further. */
  check(): void {
    if (this.failure !== null) throw this.failure;
    // The parser looks at a term again when it has twice as much of it.
    if (this.pending > 2 * LIMITS.text)
      throw new UnreadableError('a term or comment is longer than 8 MiB', this.line);
  }

  /** After some errors that it told, the parser goes on and trips: `@prefix e: <http@://e.org/> .` */
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
    const triple = tripleOfQuad(quad, this.options.renameBlank);
    if (triple !== null) {
      this.batch.push(...triplesOfQuad(triple, quad.graph));
      return;
    }
    const { source, onReject } = this.options;
    onReject(getReject({ source, line: null, reason: UNSUPPORTED_TERM, text: quadText(quad) }));
  }
}

function decoded(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new UnreadableError('the text is not UTF-8');
  }
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
