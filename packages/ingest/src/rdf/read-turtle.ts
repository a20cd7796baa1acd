import { EventEmitter } from 'node:events';
import { Parser, type Quad } from 'n3';
import { DataFactory } from 'rdf-data-factory';
import type { Chunks } from '../bytes/open-bytes.js';
import { getReject } from '../dataset/progress.js';
import { type CollectingParser, collected } from '../formats/collected.js';
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
 * with its line; earlier triples are read. Without `@base`, relative IRIs resolve against the file. A triple term of
 * RDF 1.2 is a reject; triples about its reifier are dropped.
 */
export function readTurtle(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const parser = new TurtleParser(options);
  return collected(texts(chunks), parser, {
    // The parser rescans a term each time its length doubles.
    characters: 2 * LIMITS.text,
    error: () => new UnreadableError('a term or comment is longer than 8 MiB', parser.line()),
  });
}

async function* texts(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    try {
      yield decoder.decode(chunk, { stream: true });
    } catch {
      throw new UnreadableError('the text is not UTF-8');
    }
  }
}

class TurtleParser implements CollectingParser<Triple> {
  readonly found: Triple[] = [];
  private readonly input = new EventEmitter();
  private readonly parser: Parser;
  private onError: (error: Error) => void = () => {};
  /** Blank nodes that stand for triple terms. */
  private readonly reifiers = new Set<string>();

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
        if (error !== null) this.onError(error);
        else if (quad) this.accept(quad);
      },
      (prefix, namespace) => {
        const text = typeof namespace === 'string' ? namespace : namespace.value;
        options.onPrefix?.(prefix, text);
      },
    );
  }

  write(text: string, callback: () => void): void {
    this.input.emit('data', text);
    callback();
  }

  end(callback: () => void): void {
    this.input.emit('end');
    callback();
  }

  on(_event: 'error', listener: (error: Error) => void): void {
    this.onError = listener;
  }

  /** The parser has no public position: its lexer counts the lines. */
  line(): number | null {
    const lexer: unknown = Reflect.get(this.parser, '_lexer');
    const line: unknown =
      typeof lexer === 'object' && lexer !== null && Reflect.get(lexer, '_line');
    return typeof line === 'number' ? line : null;
  }

  private accept(quad: Quad): void {
    const { subject, predicate, object } = quad;
    if (this.reifiers.has(subject.value)) return;
    const hasTripleTerm = [subject, object].some(({ termType }) => String(termType) === 'Quad');
    if (hasTripleTerm && subject.termType === 'BlankNode') this.reifiers.add(subject.value);
    const { source, onReject, renameBlank } = this.options;
    const triple = hasTripleTerm ? null : tripleOfQuad(quad, renameBlank);
    if (triple !== null) {
      this.found.push(...triplesOfQuad(triple, quad.graph));
      return;
    }
    const reason = hasTripleTerm ? 'triple terms (RDF 1.2) are not supported' : getReason(object);
    const text = hasTripleTerm ? predicate.value : quadText(quad);
    onReject(getReject({ source, line: this.line(), reason, text }));
  }
}

function getReason(object: Quad['object']): string {
  const hasDirection = object.termType === 'Literal' && Boolean(Reflect.get(object, 'direction'));
  return hasDirection ? 'base directions (RDF 1.2) are not supported' : UNSUPPORTED_TERM;
}
