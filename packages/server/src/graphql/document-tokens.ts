import type { DocumentNode, Token } from 'graphql';
import { TokenKind } from 'graphql';
import { tooComplex, tooDeep } from './document-limits.js';

/** Characters of a document, literal values included; longer values belong into variables. */
const LONGEST_TEXT = 262_144;
/** Lines of a document: each error that has a place counts them anew. */
const MOST_LINES = 5_000;
/** Characters of a name or a number. Longer ones only make messages long. */
const LONGEST_NAME = 256;
/** Brackets in each other, of fields, lists, objects and types: what walks the document may then recurse. */
const MAX_BRACKETS = 200;

const OPENING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);
const NAMES: ReadonlySet<string> = new Set([TokenKind.NAME, TokenKind.INT, TokenKind.FLOAT]);

/** @throws RequestError TOO_COMPLEX for a text that costs much before its first token is read. */
export function checkText(source: string): void {
  if (source.length > LONGEST_TEXT) throw tooComplex('characters', LONGEST_TEXT);
  let lines = 1;
  for (const ending of ['\n', '\r']) {
    for (let at = source.indexOf(ending); at !== -1; at = source.indexOf(ending, at + 1))
      lines += 1;
  }
  if (lines > MOST_LINES) throw tooComplex('lines', MOST_LINES);
}

/**
 * Counts the tokens of a document, comments included.
 * @throws RequestError TOO_DEEP for brackets in each other, TOO_COMPLEX for a long name.
 */
export function countTokens(document: DocumentNode, maxDepth: number): number {
  let tokens = 0;
  let open = 0;
  for (let token: Token | null | undefined = document.loc?.startToken; token; token = token.next) {
    tokens += 1;
    if (OPENING.has(token.kind)) open += 1;
    else if (CLOSING.has(token.kind)) open -= 1;
    else if (NAMES.has(token.kind) && token.end - token.start > LONGEST_NAME) {
      throw tooComplex('characters in a name', LONGEST_NAME);
    }
    if (open > MAX_BRACKETS) throw tooDeep(maxDepth);
  }
  return tokens;
}
