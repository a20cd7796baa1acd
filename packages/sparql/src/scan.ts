import { ForbiddenSparqlError, InvalidSparqlError, type TextPosition } from '@biographql/core';

/** What a token is; `word` covers keywords, builtins, `a`, `true` and `false`, and `name` blank nodes as well. */
export type TokenKind =
  | 'iri'
  | 'string'
  | 'variable'
  | 'name'
  | 'number'
  | 'language'
  | 'word'
  | 'mark';

/** One token of SPARQL 1.1; comments and white space are left out. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text in upper case where the kind is `word`, otherwise empty. */
  readonly word: string;
  /** The index of the token that closes this bracket; absent for what is no opening bracket. */
  readonly close?: number;
}

/**
 * What names consist of, as negated classes: letters, digits, `_`, and all beyond ASCII but spaces, controls and half
 * pairs. That is somewhat more than the grammar has; an engine rejects the rest.
 */
const NO_NAME = '^\\s\\p{Cs}:-@[-^`{-\\xB6\\0-';
const LETTER = `[${NO_NAME}/]`;
const CHAR = `[${NO_NAME},./]`;
const LOCAL = ':|%[\\dA-Fa-f]{2}|\\\\[!#-/;=?@_~]';
const KINDS = ',iri,string,,,variable,name,number,language,word,mark'.split(',');

/** Space and one token; each kind is one group, the last one is what no token starts with, and none is the end. */
const TOKEN = /* @__PURE__ */ new RegExp(
  '(?:[ \\t\\r\\n]|#[^\\r\\n]*(?![^\\r\\n])|^\\uFEFF)*(?:' +
    '(<(?:[^<>"{}|^`\\\\\\0- ]|\\\\[uU])*>)|' +
    '(("""|\'\'\')(?:\\\\[^]|(?!\\3)[^\\\\])*\\3|(["\'])(?:\\\\[^]|(?!\\4)[^\\\\\\r\\n])*\\4)|' +
    `([?$]${LETTER}+)|` +
    // A prefix of unbounded length would cost quadratic time on text like `a.a.a.`.
    `((?:(?!\\d)${LETTER}(?:${CHAR}|\\.{1,9}(?=${CHAR})){0,99})?:(?:(?:${LETTER}|${LOCAL})(?:${CHAR}|${LOCAL}|\\.+(?=${CHAR}|${LOCAL}))*)?)|` +
    '(\\d+\\.[eE][+-]?\\d+|\\d*\\.?\\d+(?:[eE][+-]?\\d+)?)|' +
    '(@[A-Za-z]+(?:-[A-Za-z0-9]+)*)|' +
    '([A-Za-z]\\w*)|' +
    '(\\^\\^?|&&|\\|\\|?|[!<>]=?|[{}()[\\];,.*/+=?-])|' +
    '([^])|$)',
  'uy',
);
/** Of a query of the greatest length, the terms of a list of entities are half as many. */
export const MOST_TOKENS = 20_000;
const TOO_MANY = 'it has more than 20,000 tokens: shorten its lists.';
const CLOSER: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const BRACKETS = '{}()[]';

/** A token; for one that opens a bracket, the scanner knows more. */
interface OpenToken extends Token {
  close?: number;
  /** True inside the parentheses of an expression, where `<` after an operand compares. */
  isExpression?: boolean;
  /** True where every `(` opens an expression: in a projection and in solution modifiers. */
  hasExpressions?: boolean;
}

/**
 * Cuts SPARQL text into tokens as the SPARQL 1.1 grammar does: the four string forms, comments, and `<` as an
 * operator or as the start of an IRI by its place. Brackets are balanced in what it returns.
 * @param most - tokens that are read, {@link MOST_TOKENS} of untrusted text; by default all.
 * @param extra - a token that SPARQL does not have, sticky, which is read as a mark; by default there is none.
 * @throws InvalidSparqlError with the position for anything that is no token, for brackets that do not match, and for
 * the first token too many.
 */
export function scan(text: string, most = Infinity, extra?: RegExp): readonly Token[] {
  const tokens: Token[] = [];
  const openers: Partial<OpenToken>[] = [];
  let opener: Partial<OpenToken> = {};
  for (let end = 0; ; ) {
    TOKEN.lastIndex = end;
    const groups = TOKEN.exec(text) ?? [];
    let group = 1;
    while (group < groups.length && groups[group] === undefined) group += 1;
    if (group >= groups.length) break;
    end = TOKEN.lastIndex;
    let part = groups[group] ?? '';
    let kind = KINDS[group] as TokenKind;
    const start = end - part.length;
    if (!kind) {
      if (extra) extra.lastIndex = start;
      const reason = /["']/.test(part) ? 'is never closed' : 'has no meaning here';
      part = extra?.exec(text)?.[0] ?? fail(text, start, `\`${part}\` ${reason}.`);
      kind = 'mark';
      end = start + part.length;
    }
    if (tokens.length === most) fail(text, start, TOO_MANY);
    const last = tokens.at(-1);
    if (kind === 'iri' && opener.isExpression && isOperand(last)) {
      kind = 'mark';
      part = part[1] === '=' ? '<=' : '<';
      end = start + part.length;
    }
    const word = kind === 'word' ? part.toUpperCase() : '';
    const token: OpenToken = { kind, text: part, word, start, end };
    if (word) {
      if (/^(?:SELECT|GROUP|HAVING|ORDER)$/.test(word)) opener.hasExpressions = true;
      if (/^(?:WHERE|VALUES)$/.test(word)) opener.hasExpressions = false;
    } else if (kind === 'mark' && BRACKETS.includes(part)) {
      if (part in CLOSER) {
        if (part === '{') opener.hasExpressions = false;
        token.isExpression = part === '(' && opensExpression(opener, last, tokens.at(-2));
        openers.push(opener);
        opener = token;
      } else {
        const { text: open = '' } = opener;
        if (CLOSER[open] !== part) {
          fail(text, start, `\`${part}\` cannot close ${open ? `\`${open}\`` : 'anything'}.`);
        }
        opener.close = tokens.length;
        opener = openers.pop() ?? {};
      }
    }
    tokens.push(token);
  }
  if (opener.text) fail(text, opener.start ?? 0, `\`${opener.text}\` is never closed.`);
  return tokens;
}

export function outermost(tokens: readonly Token[]): readonly Token[] {
  let next = 0;
  return tokens.filter(({ close }, at) => {
    if (at < next) return false;
    next = (close ?? at - 1) + 1;
    return true;
  });
}

/** The line and column, both from 1 and in UTF-16 units, of an index into a text. */
export function positionAt(text: string, index: number): TextPosition {
  const before = text.slice(0, index).split(/\r\n|[\r\n]/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function isOperand(token: Token | undefined): boolean {
  if (token?.kind === 'word') return /^(?:TRUE|FALSE)$/.test(token.word);
  return token !== undefined && (token.kind !== 'mark' || /^[)}]$/.test(token.text));
}

function opensExpression(
  { isExpression, hasExpressions }: Partial<OpenToken>,
  last: Token | undefined,
  before: Token | undefined,
): boolean {
  if (isExpression || hasExpressions) return true;
  if (last?.word) return !/^(?:A|TRUE|FALSE|VALUES|UNDEF)$/.test(last.word);
  return before?.word === 'FILTER' && last?.kind !== 'mark';
}

export function fail(text: string, at: number, reason: string): never {
  throw new InvalidSparqlError(reason, positionAt(text, at));
}

export function forbid(text: string, at: number, keyword: string, reason: string): never {
  throw new ForbiddenSparqlError(keyword, reason, positionAt(text, at));
}
