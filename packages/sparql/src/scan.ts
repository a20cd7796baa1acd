import { InvalidSparqlError, type TextPosition } from '@biographql/core';

/** What a token is; `word` covers keywords, builtins, `a`, `true` and `false`. */
export type TokenKind =
  | 'iri'
  | 'string'
  | 'variable'
  | 'name'
  | 'blank'
  | 'number'
  | 'language'
  | 'word'
  | 'mark';

/** One token of SPARQL 1.1; comments and white space are left out. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Index of the first UTF-16 unit in the scanned text. */
  readonly start: number;
  /** Index after the last one. */
  readonly end: number;
  /** How many `{` are open around it; a brace itself counts as outside. */
  readonly depth: number;
}

const BASE =
  'A-Za-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const TAIL = '0-9\\xB7\\u0300-\\u036F\\u203F\\u2040';
const CHAR = `[${BASE}_${TAIL}-]`;
const LOCAL = "(?:%[\\dA-Fa-f]{2}|\\\\[_~.\\-!$&'()*+,;=/?#@%])";
const NAME_TAIL = `(?:${CHAR}|\\.+(?=${CHAR}))*`;

const sticky = (source: string) => new RegExp(source, 'uy');
const SPACE = sticky('(?:[ \\t\\r\\n]+|#[^\\r\\n]*)+');
const IRI = sticky('<(?:[^<>"{}|^`\\\\\\0- ]|\\\\u[\\dA-Fa-f]{4}|\\\\U[\\dA-Fa-f]{8})*>');
const STRING = sticky(
  '"""(?:"{0,2}(?:[^"\\\\]|\\\\[^]))*"""|\'\'\'(?:\'{0,2}(?:[^\'\\\\]|\\\\[^]))*\'\'\'' +
    '|"(?:[^"\\\\\\r\\n]|\\\\[^])*"|\'(?:[^\'\\\\\\r\\n]|\\\\[^])*\'',
);
const REST: readonly (readonly [TokenKind, RegExp])[] = [
  ['variable', sticky(`[?$][${BASE}_0-9][${BASE}_${TAIL}]*`)],
  ['blank', sticky(`_:[${BASE}_0-9]${NAME_TAIL}`)],
  [
    'name',
    sticky(
      // A prefix of unbounded length would cost quadratic time on text like `a.a.a.`.
      `(?:[${BASE}](?:${CHAR}|\\.{1,9}(?=${CHAR})){0,99})?:(?:(?:[${BASE}_:0-9]|${LOCAL})(?:${CHAR}|:|${LOCAL}|\\.+(?=${CHAR}|:|${LOCAL}))*)?`,
    ),
  ],
  ['number', sticky('\\d+\\.\\d*[eE][+-]?\\d+|\\.?\\d+[eE][+-]?\\d+|\\d*\\.\\d+|\\d+')],
  ['language', sticky('@[A-Za-z]+(?:-[A-Za-z0-9]+)*')],
  ['word', sticky('[A-Za-z][A-Za-z0-9_]*')],
  ['mark', sticky('\\^\\^|&&|\\|\\||!=|<=|>=|[{}()[\\];,.*/|^+=<>?!-]')],
];
const CLOSER: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const PLAIN_WORD = /^(?:a|true|false|VALUES|UNDEF)$/i;

interface Frame {
  readonly opener: Token | undefined;
  /** True inside the parentheses of an expression, where `<` after an operand compares. */
  readonly isExpression: boolean;
  /** True where every `(` opens an expression: in a projection and in solution modifiers. */
  expectsExpressions: boolean;
}

/**
 * Cuts SPARQL text into tokens, exactly as the SPARQL 1.1 grammar does: the four string forms, comments, and `<` as an
 * operator or as the start of an IRI by its place. Brackets are balanced in what it returns.
 * @throws InvalidSparqlError with the position for anything that is no token and for brackets that do not match.
 */
export function scan(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const frames: Frame[] = [{ opener: undefined, isExpression: false, expectsExpressions: false }];
  let depth = 0;
  for (let at = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0); at < text.length; ) {
    const frame = frames[frames.length - 1] as Frame;
    const [kind, end] = tokenAt(text, at, frame.isExpression && isOperand(tokens.at(-1)));
    const part = text.slice(at, end);
    if (part === '}') depth -= 1;
    const token: Token = { kind, text: part, start: at, end, depth };
    if (part === '{') depth += 1;
    updateFrames(frames, token, tokens, text);
    tokens.push(token);
    at = skipSpace(text, end);
  }
  const open = frames.at(-1)?.opener;
  if (open !== undefined) {
    fail(text, open.start, `\`${open.text}\` is never closed.`);
  }
  return tokens;
}

/** The line and column, both from 1 and in UTF-16 units, of an index into a text. */
export function positionAt(text: string, index: number): TextPosition {
  const before = text.slice(0, index).split(/\r\n|[\r\n]/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}

function tokenAt(text: string, at: number, afterOperand: boolean): readonly [TokenKind, number] {
  const first = text[at];
  if (first === '<' && !afterOperand && matches(IRI, text, at)) return ['iri', IRI.lastIndex];
  if (first === '"' || first === "'") {
    if (matches(STRING, text, at)) return ['string', STRING.lastIndex];
    fail(text, at, 'this string is never closed.');
  }
  for (const [kind, pattern] of REST)
    if (matches(pattern, text, at)) return [kind, pattern.lastIndex];
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const hint = character === '%' ? ': named subqueries are not SPARQL 1.1' : '';
  fail(text, at, `\`${character}\` has no meaning here${hint}.`);
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function isOperand(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'word') return /^(?:true|false)$/i.test(token.text);
  return token.kind !== 'mark' || token.text === ')' || token.text === '}';
}

function updateFrames(frames: Frame[], token: Token, before: readonly Token[], text: string): void {
  const frame = frames[frames.length - 1] as Frame;
  const { kind, text: part } = token;
  if (kind === 'word') {
    if (/^(?:SELECT|GROUP|HAVING|ORDER)$/i.test(part)) frame.expectsExpressions = true;
    if (/^(?:WHERE|VALUES)$/i.test(part)) frame.expectsExpressions = false;
  }
  if (kind !== 'mark') return;
  if (part in CLOSER) {
    const isExpression = part === '(' && opensExpression(frame, before);
    if (part === '{') frame.expectsExpressions = false;
    frames.push({ opener: token, isExpression, expectsExpressions: false });
  } else if (part === '}' || part === ')' || part === ']') {
    const opener = frame.opener?.text;
    if (opener === undefined) fail(text, token.start, `\`${part}\` closes nothing.`);
    if (CLOSER[opener] !== part) {
      fail(
        text,
        token.start,
        `\`${part}\` found where \`${CLOSER[opener]}\` must close \`${opener}\`.`,
      );
    }
    frames.pop();
  }
}

function opensExpression(frame: Frame, before: readonly Token[]): boolean {
  if (frame.isExpression || frame.expectsExpressions) return true;
  const last = before.at(-1);
  if (last?.kind === 'word') return !PLAIN_WORD.test(last.text);
  return /^FILTER$/i.test(before.at(-2)?.text ?? '') && last?.kind !== 'mark';
}

function fail(text: string, at: number, reason: string): never {
  throw new InvalidSparqlError(reason, positionAt(text, at));
}
