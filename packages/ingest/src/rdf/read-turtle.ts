import { EventEmitter } from 'node:events';
import { Parser, type Quad } from 'n3';
import { type Reject, rejectOf } from '../dataset/progress.js';
import { triplesOfQuad } from '../formats/quads/graph-triples.js';
import { ownBlankNodes } from './own-blank-nodes.js';
import { quadText, tripleOfQuad, UNSUPPORTED_TERM } from './rdfjs-triple.js';
import type { FileReaderOptions } from './read-n-triples.js';
import type { Triple } from './triple.js';

/**
 * Reads Turtle and TriG, one batch per chunk of input; named graphs are kept as in `triplesOfQuad`. A syntax error ends the file with a reject that tells the line: what came
 * before is kept, what follows cannot be read. A triple with a relative IRI (there is no base but the file's own `@base`)
 * is a reject by itself.
 */
export async function* readTurtle(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const document = new TurtleDocument(options);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    const text = decoded(decoder, chunk);
    if (text === null) {
      document.reject('the text is not UTF-8; reading of this file ends here');
      return;
    }
    yield document.read(text);
    if (document.hasFailed) return;
  }
  yield document.finish();
}

class TurtleDocument {
  hasFailed = false;
  private batch: Triple[] = [];
  /** Whether a failure is ours: what the parser found is being taken in. */
  private isAccepting = false;
  private readonly input = new EventEmitter();

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
    return this.taken();
  }

  finish(): readonly Triple[] {
    this.feed('end');
    return this.taken();
  }

  reject(reason: string, place: Partial<Pick<Reject, 'line' | 'text'>> = {}): void {
    const { source, onReject } = this.options;
    onReject(rejectOf({ source, line: null, text: '', ...place, reason }));
  }

  /** After some errors that it told, the parser goes on and trips: `@prefix e: <http@://e.org/> .` */
  private feed(event: 'data' | 'end', text?: string): void {
    try {
      this.input.emit(event, text);
    } catch (error) {
      if (this.isAccepting || !this.hasFailed) throw error;
    }
  }

  private taken(): readonly Triple[] {
    const { batch } = this;
    this.batch = [];
    return batch;
  }

  private accept(error: Error | null, quad: Quad | null): void {
    if (error !== null) {
      this.hasFailed = true;
      this.reject(`${clauseOf(error)}; reading of this file ends here`, { line: lineOf(error) });
      return;
    }
    if (quad === null || quad === undefined) return;
    const triple = tripleOfQuad(quad, this.options.renameBlank);
    if (triple === null) this.reject(UNSUPPORTED_TERM, { text: quadText(quad) });
    else this.batch.push(...triplesOfQuad(triple, quad.graph));
  }
}

function decoded(decoder: TextDecoder, chunk: Buffer): string | null {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    return null;
  }
}

function clauseOf(error: Error): string {
  return error.message.replace(/ on line \d+\.?$/, '').replace(/\.$/, '');
}

function lineOf(error: Error): number | null {
  const context = 'context' in error ? error.context : undefined;
  if (typeof context === 'object' && context !== null && 'line' in context) {
    if (typeof context.line === 'number') return context.line;
  }
  const stated = / on line (\d+)/.exec(error.message)?.[1];
  return stated === undefined ? null : Number(stated);
}
