import { InvalidSparqlError, type TextPosition } from '@biographql/core';
import { fail, MOST_TOKENS, positionAt, scan, type Token } from './scan.js';

/** What an engine takes beyond SPARQL 1.1, and how it is written in SPARQL 1.1. */
export interface TextForms {
  /** A token that SPARQL does not have; sticky. It is read as a mark. */
  readonly extra: RegExp;
  readonly namespaces: ReadonlyMap<string, string>;
  /** Rewrites the text. A token of `extra` that is left is rejected. @throws InvalidSparqlError at a place of what was typed. */
  readonly write: (plain: EditedText) => EditedText;
}

/** Backslashes in a row, with the code point that the last of them escapes. */
const ESCAPE = /\\+(?:u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8}))?/g;
/** Characters that would end a string or a comment if they were not escaped. */
const ENDS_TEXT = /["'\\\n\r]/;
const IRI_SHAPE = /<[^<>"{}|^`\\\0- ]*>/y;
/** An escape by code point that has too few digits. */
const CUT_ESCAPE = /(?<!\\)(?:\\\\)*\\u/i;
const LAST_CODE_POINT = 0x10ffff;

/**
 * Writes SPARQL text so that engines which differ in lexical matters read the same query: escapes by code point are
 * undone wherever they stand, comments are blanked, a `<` that compares is kept apart from what follows, and a triple that
 * ends in a prefixed name gets its dot before a group.
 * @throws InvalidSparqlError for what `scan` rejects, for more than 20,000 tokens, and for escapes that are read in two ways: of quotes, backslashes
 * and line ends, after an escaped backslash, of half a character, cut short, or that make another escape.
 */
export function plainText(typed: string, forms?: TextForms): EditedText {
  const decoded = undoEscapes(typed);
  const { blanked, edits } = decoded.read((text) => {
    const tokens = scanPlain(text, forms?.extra);
    const blanked = blankComments(text, tokens);
    const edits = tokens.flatMap((token, at) => {
      if (looksLikeIri(blanked, token)) return [insertAfter(token, ' ')];
      return endsTriple(tokens, at) ? [insertAfter(token, ' . ')] : [];
    });
    return { blanked, edits };
  });
  const plain = applyEdits(new EditedText(blanked, typed, decoded.toTyped), edits);
  return forms ? forms.write(plain) : plain;
}

function undoEscapes(typed: string): EditedText {
  const edits = [...typed.matchAll(ESCAPE)]
    .filter(([, short, long]) => (short ?? long) !== undefined)
    .map((found) => undoneEscape(typed, found));
  const decoded = applyEdits(new EditedText(typed), edits);
  if (edits.length > 0) {
    decoded.read((text) => {
      const again = [...text.matchAll(ESCAPE)].find(([, short, long]) => short ?? long);
      if (again) fail(text, again.index, 'an escape by code point cannot make another.');
    });
  }
  return decoded;
}

function undoneEscape(typed: string, found: RegExpExecArray): Edit {
  const [whole, short, long] = found;
  const digits = short ?? long ?? '';
  const code = Number.parseInt(digits, 16);
  const isCharacter = code <= LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff);
  const character = isCharacter ? String.fromCodePoint(code) : '';
  const backslashes = whole.length - digits.length - 1;
  const problem =
    (backslashes % 2 === 0 &&
      'engines read `\\\\u` and hexadecimal digits in two ways: write the character itself.') ||
    (!isCharacter && `there is no character with the code point ${digits}.`) ||
    (ENDS_TEXT.test(character) &&
      'write quotes, backslashes and line ends as `\\"`, `\\\\` and `\\n`, not by code point.');
  if (problem) fail(typed, found.index, problem);
  const end = found.index + whole.length;
  const start = end - digits.length - 2;
  return { start, end, pieces: [character], origin: start };
}

function scanPlain(text: string, extra: RegExp | undefined): readonly Token[] {
  const tokens = scan(text, MOST_TOKENS, extra);
  for (const { kind, text: part, start } of tokens) {
    const isCut = kind === 'iri' ? part.includes('\\') : kind === 'string' && CUT_ESCAPE.test(part);
    if (isCut) fail(text, start, '`\\u` needs four hexadecimal digits, and `\\U` eight.');
  }
  return tokens;
}

function blankComments(text: string, tokens: readonly Token[]): string {
  if (!text.includes('#')) return text;
  let blanked = '';
  let done = 0;
  for (const { start, end } of tokens) {
    blanked += blank(text.slice(done, start)) + text.slice(start, end);
    done = end;
  }
  return blanked + blank(text.slice(done));
}

function blank(gap: string): string {
  return gap.includes('#') ? gap.replace(/[^\r\n]+/g, (line) => ' '.repeat(line.length)) : gap;
}

/** Most lexers take the longest token, so that `?a<?b&&?c>?d` holds an IRI for them. */
function looksLikeIri(text: string, { kind, text: mark, start }: Token): boolean {
  if (kind !== 'mark' || (mark !== '<' && mark !== '<=')) return false;
  IRI_SHAPE.lastIndex = start;
  return IRI_SHAPE.test(text);
}

/** Whether a triple ends in a prefixed name right before a group: the grammar needs no dot there, some engines do. */
function endsTriple(tokens: readonly Token[], at: number): boolean {
  const { [at - 1]: before, [at]: token, [at + 1]: after } = tokens;
  if (token?.kind !== 'name' || after?.text !== '{' || token.text.startsWith('_:')) return false;
  // What an engine could read as a keyword or as a name stays, and is rejected later.
  if (/SERVICE/i.test(token.text) || before === undefined) return false;
  if (/^(?:GRAPH|SERVICE)$/.test(before.word)) return false;
  let first = at;
  while (/^(?:name|iri|variable)$/.test(tokens[first - 1]?.kind ?? '')) first -= 1;
  return tokens[first - 1]?.word !== 'DESCRIBE';
}

function insertAfter({ end }: Token, text: string): Edit {
  return { start: end, end, pieces: [text], origin: end };
}

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

/** A text after any number of edits, whose places lead back to what was typed. */
export class EditedText {
  constructor(
    readonly text: string,
    readonly typed = text,
    readonly toTyped = (index: number): number => index,
  ) {}

  readonly typedPosition = (position: TextPosition): TextPosition =>
    positionAt(this.typed, this.toTyped(indexAt(this.text, position)));

  read<Result>(read: (text: string) => Result): Result {
    return readTyped(this.text, this.typedPosition, read);
  }
}

/** Reads a text; an InvalidSparqlError about it is thrown at the place in what was typed. */
export function readTyped<Result>(
  text: string,
  toTyped: (position: TextPosition) => TextPosition,
  read: (text: string) => Result,
): Result {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof InvalidSparqlError) || !error.position) throw error;
    throw new InvalidSparqlError(error.reason, toTyped(error.position));
  }
}

/** Carries out edits, which do not overlap; of those at one place the first given comes first. */
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

/** The index of a line and column in a text, at most its length. */
export function indexAt(text: string, { line, column }: TextPosition): number {
  const linesAndEnds = text.split(/(\r\n|[\r\n])/);
  const before = linesAndEnds.slice(0, 2 * line - 2).join('').length;
  return Math.min(text.length, before + column - 1);
}
