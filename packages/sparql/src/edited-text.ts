import { ForbiddenSparqlError, InvalidSparqlError, type TextPosition } from '@biographql/core';
import { positionAt } from './scan.js';

/** Inserted text, or a part of the author's that is repeated elsewhere. */
export type Piece = string | { readonly from: number; readonly to: number };

/** What takes the place of a part of the author's text; an empty part is a place between two characters. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** Where, in the author's text, errors in our own text are reported. */
  readonly origin: number;
}

interface EditedPart {
  /** Index of its first UTF-16 unit in the edited text. */
  readonly start: number;
  /** Index in the text before. */
  readonly from: number;
  /** True for inserted text, all of which maps to one position. */
  readonly isOurs: boolean;
}

/** A text after any number of edits, whose places lead back to what was typed. */
export class EditedText {
  constructor(
    readonly text: string,
    readonly typed = text,
    /** By edit, the last one first; each by `start`, of which the first is 0. */
    readonly stages: readonly (readonly EditedPart[])[] = [],
  ) {}

  /** Carries out edits, which do not overlap; of those at one place the first given comes first. */
  edit(edits: readonly Edit[]): EditedText {
    if (edits.length === 0) return this;
    const parts: EditedPart[] = [];
    let text = '';
    let done = 0;
    const put = (piece: Piece, origin: number): void => {
      const isOurs = typeof piece === 'string';
      parts.push({ start: text.length, from: isOurs ? origin : piece.from, isOurs });
      text += isOurs ? piece : this.text.slice(piece.from, piece.to);
    };
    for (const { start, end, pieces, origin } of [...edits].sort((a, b) => a.start - b.start)) {
      put({ from: done, to: start }, origin);
      for (const piece of pieces) put(piece, origin);
      done = end;
    }
    put({ from: done, to: this.text.length }, done);
    return new EditedText(text, this.typed, [parts, ...this.stages]);
  }

  typedPosition(position: TextPosition): TextPosition {
    const index = this.stages.reduce(
      (at, parts) => {
        const part = parts.findLast(({ start }) => start <= at);
        if (part === undefined) return 0;
        return part.isOurs ? part.from : part.from + at - part.start;
      },
      indexAt(this.text, position),
    );
    return positionAt(this.typed, index);
  }

  /** Reads the text; what is thrown about it is thrown at the place in what was typed. */
  read<Result>(read: (text: string) => Result): Result {
    try {
      return read(this.text);
    } catch (error) {
      const isOurs = error instanceof InvalidSparqlError || error instanceof ForbiddenSparqlError;
      if (!isOurs || error.position === undefined || this.stages.length === 0) throw error;
      const position = this.typedPosition(error.position);
      if (error instanceof InvalidSparqlError) throw new InvalidSparqlError(error.reason, position);
      throw new ForbiddenSparqlError(error.keyword, error.reason, position);
    }
  }
}

/** The index of a line and column in a text, at most its length. */
function indexAt(text: string, { line, column }: TextPosition): number {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const before = lines.slice(0, line - 1).join('').length;
  return Math.min(text.length, before + column - 1);
}
