import type { EncodedAnswer } from '../decode-answer.js';

/** Solutions are gathered to pieces of so many characters; one piece is parsed at a time. */
const PIECE_LENGTH = 128 * 1024;
/** Depth of nesting inside the array `results.bindings`. */
const INSIDE_BINDINGS = 3;

const BINDINGS_KEY = /"bindings"\s*:\s*\[$/;
const SEPARATOR = /^\s*,?\s*$/;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/** Cuts SPARQL JSON that arrives in chunks between its solutions, so that a long answer is never parsed at one go. */
export class SolutionSplitter {
  solutions = 0;
  /** Everything but the solutions. */
  private frame = '';
  private readonly pieces: string[] = [];
  private piece = '';
  /** What stands between two pieces. */
  private gap = '';
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private isInBindings = false;
  private isInPiece = false;

  /** Takes the next chunk. @throws SyntaxError when something other than a comma stands between two solutions. */
  push(chunk: string): void {
    let kept = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (this.isInString) this.readString(code);
      else if (code < QUOTE) continue;
      else if (code === QUOTE) this.isInString = true;
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) kept = this.open(chunk, kept, at);
      else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) kept = this.close(chunk, kept, at);
    }
    this.keep(chunk.slice(kept));
  }

  finish(): EncodedAnswer {
    // An answer that breaks off inside a piece has no end of its frame either, which no parser takes.
    return { json: this.frame, rest: this.pieces };
  }

  private readString(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) this.isInString = false;
  }

  private open(chunk: string, kept: number, at: number): number {
    this.depth += 1;
    if (!this.isInBindings)
      return this.depth === INSIDE_BINDINGS ? this.enter(chunk, kept, at) : kept;
    if (this.isInPiece) return kept;
    this.keep(chunk.slice(kept, at));
    this.checkGap();
    this.isInPiece = true;
    return at;
  }

  /** Begins the solutions when the bracket is that of `"bindings": [`. */
  private enter(chunk: string, kept: number, at: number): number {
    const frame = this.frame + chunk.slice(kept, at + 1);
    if (!BINDINGS_KEY.test(frame.slice(-100))) return kept;
    this.frame = frame;
    this.isInBindings = true;
    return at + 1;
  }

  private close(chunk: string, kept: number, at: number): number {
    this.depth -= 1;
    if (!this.isInBindings) return kept;
    if (this.depth < INSIDE_BINDINGS) {
      this.keep(chunk.slice(kept, at));
      this.endPiece();
      this.checkGap();
      this.isInBindings = false;
      return at;
    }
    if (this.depth > INSIDE_BINDINGS) return kept;
    this.solutions += 1;
    if (this.piece.length + at - kept < PIECE_LENGTH) return kept;
    this.keep(chunk.slice(kept, at + 1));
    this.endPiece();
    return at + 1;
  }

  private keep(text: string): void {
    if (!this.isInBindings) this.frame += text;
    else if (this.isInPiece) this.piece += text;
    else this.gap += text;
  }

  private checkGap(): void {
    if (!SEPARATOR.test(this.gap)) throw new SyntaxError('Expected a comma between two solutions');
    this.gap = '';
  }

  private endPiece(): void {
    if (this.isInPiece) this.pieces.push(`[${this.piece}]`);
    this.piece = '';
    this.isInPiece = false;
  }
}
