import { ForbiddenSparqlError, InvalidSparqlError, type TextPosition } from '@biographql/core';
import { indexAt, positionAt } from './scan.js';

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

/** Where a part of the edited text stands in the text before. */
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
    const put = (part: string, from: number, isOurs: boolean): void => {
      if (part === '') return;
      parts.push({ start: text.length, from, isOurs });
      text += part;
    };
    for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
      put(this.text.slice(done, edit.start), done, false);
      for (const piece of edit.pieces) {
        if (typeof piece === 'string') put(piece, edit.origin, true);
        else put(this.text.slice(piece.from, piece.to), piece.from, false);
      }
      done = edit.end;
    }
    put(this.text.slice(done), done, false);
    return new EditedText(text, this.typed, [parts, ...this.stages]);
  }

  /** The position in what was typed of a position in the text. */
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
