import { ForbiddenSparqlError, InvalidSparqlError, type TextPosition } from '@biographql/core';

/** Inserted text, or a range of the author's text to copy. */
export type Piece = string | { readonly from: number; readonly to: number };

/** Replacement of a range of the author's text; an empty range inserts. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** Position in the author's text where errors in inserted text are reported. */
  readonly origin: number;
}

type ToTyped = (position: TextPosition) => TextPosition;

/** An edited text that maps positions back to the typed text. */
export class EditedText {
  constructor(
    readonly text: string,
    readonly typed = text,
    readonly toTyped = (index: number): number => index,
  ) {}

  readonly typedPosition: ToTyped = (position) =>
    positionAt(this.typed, this.toTyped(indexAt(this.text, position)));

  /** Reads the text; errors have their position in the typed text. */
  read<Result>(read: () => Result): Result {
    try {
      return readTyped(read, this.typedPosition);
    } catch (error) {
      if (!(error instanceof ForbiddenSparqlError) || !error.position) throw error;
      const { keyword, reason, position } = error;
      throw new ForbiddenSparqlError(keyword, reason, this.typedPosition(position));
    }
  }
}

/** Reads a rewritten text; a syntax error is thrown at its position in the typed text. */
export function readTyped<Result>(read: () => Result, toTyped: ToTyped): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidSparqlError) || !error.position) throw error;
    throw new InvalidSparqlError(error.reason, toTyped(error.position));
  }
}

/** Applies edits that do not overlap; edits at one position keep their order. */
export function applyEdits(before: EditedText, edits: readonly Edit[]): EditedText {
  const parts: { readonly start: number; readonly toBefore: (index: number) => number }[] = [];
  let text = '';
  let done = 0;
  const put = (part: string, toBefore: (index: number) => number): void => {
    parts.push({ start: text.length, toBefore });
    text += part;
  };
  const copy = (from: number, to: number): void => {
    const shift = from - text.length;
    put(before.text.slice(from, to), (index) => index + shift);
  };
  for (const { start, end, pieces, origin } of [...edits].sort((a, b) => a.start - b.start)) {
    copy(done, start);
    for (const piece of pieces) {
      if (typeof piece === 'string') put(piece, () => origin);
      else copy(piece.from, piece.to);
    }
    done = end;
  }
  copy(done, before.text.length);
  return new EditedText(text, before.typed, (index) => {
    const part = parts.findLast(({ start }) => start <= index);
    return before.toTyped(part ? part.toBefore(index) : 0);
  });
}

/** The pieces of a text range after the edits. */
export function editedPieces(
  { start, end }: Pick<Edit, 'start' | 'end'>,
  edits: readonly Edit[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push({ from, to: edit.start }, ...edit.pieces);
    from = edit.end;
  }
  return [...pieces, { from, to: end }];
}

/** The line and column, both from 1 and in UTF-16 units, of an index into a text. */
export function positionAt(text: string, index: number): TextPosition {
  const before = text.slice(0, index).split(/\r\n|[\r\n]/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The index of a line and column in a text, at most its length. */
export function indexAt(text: string, { line, column }: TextPosition): number {
  const linesAndEnds = text.split(/(\r\n|[\r\n])/);
  const before = linesAndEnds.slice(0, 2 * line - 2).join('').length;
  return Math.min(text.length, before + column - 1);
}

export function fail(text: string, at: number, reason: string): never {
  throw new InvalidSparqlError(reason, positionAt(text, at));
}

export function forbid(text: string, at: number, keyword: string, reason: string): never {
  throw new ForbiddenSparqlError(keyword, reason, positionAt(text, at));
}
