/** Text of our own, or a part of the author's that is repeated elsewhere. */
export type Piece = string | { readonly from: number; readonly to: number };

/** What takes the place of a part of the author's text; an empty part is a place between two characters. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** Where, in the author's text, errors in our own text are reported. */
  readonly origin: number;
}

/** Where a part of the edited text stands in the author's. */
export interface EditedPart {
  /** Index of its first UTF-16 unit in the edited text. */
  readonly start: number;
  /** Index in the author's text. */
  readonly from: number;
  /** True for text of our own, all of which stands for one place. */
  readonly isOurs: boolean;
}

/** A text after its edits. */
export interface EditedText {
  readonly text: string;
  /** By `start`; the first starts at 0. */
  readonly parts: readonly EditedPart[];
}

/** Carries out edits, which do not overlap; of those at one place the first given comes first. */
export function editText(author: string, edits: readonly Edit[]): EditedText {
  const parts: EditedPart[] = [];
  let text = '';
  let done = 0;
  const put = (part: string, from: number, isOurs: boolean): void => {
    if (part === '') return;
    parts.push({ start: text.length, from, isOurs });
    text += part;
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    put(author.slice(done, edit.start), done, false);
    for (const piece of edit.pieces) {
      if (typeof piece === 'string') put(piece, edit.origin, true);
      else put(author.slice(piece.from, piece.to), piece.from, false);
    }
    done = edit.end;
  }
  put(author.slice(done), done, false);
  return { text, parts };
}

/** The index in the author's text of an index in the edited one. */
export function authorIndex(parts: readonly EditedPart[], index: number): number {
  const part = parts.findLast(({ start }) => start <= index);
  if (part === undefined) return 0;
  return part.isOurs ? part.from : part.from + index - part.start;
}
