import { applyEdits, type Edit, EditedText, fail } from './edited-text.js';

/** Kind of a token; `word` covers keywords, builtins, `a`, `true` and `false`; `name` also covers blank nodes. */
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
  /** The index of the token that closes this bracket; absent unless it is an opening bracket. */
  readonly close?: number;
}

/**
 * Characters of names, as negated classes: letters, digits, `_`, and non-ASCII except spaces, controls and lone
 * surrogates. This allows a little more than the grammar; an engine rejects the rest.
 */
const NO_NAME = '^\\s\\p{Cs}:-@[-^`{-\\xB6\\0-';
const LETTER = `[${NO_NAME}/]`;
const CHAR = `[${NO_NAME},./]`;
const LOCAL = ':|%[\\dA-Fa-f]{2}|\\\\[!#-/;=?@_~]';
const KINDS = ',iri,string,,,variable,name,number,language,word,mark'.split(',');

/** White space and one token, with a group per kind; the last group is an invalid character, no group is the end. */
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
/** Maximum number of tokens: twice as many as the longest list of entities has. */
export const MAX_TOKENS = 20_000;
const TOO_MANY = 'it has more than 20,000 tokens: shorten its VALUES or IN lists.';
const CLOSER: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const BRACKETS = '{}()[]';

/** A token, with scanner state for an opening bracket. */
interface OpenToken extends Token {
  close?: number;
  /** True inside the parentheses of an expression, where `<` after an operand compares. */
  isExpression?: boolean;
  /** True where every `(` opens an expression: in a projection and in solution modifiers. */
  hasExpressions?: boolean;
}

/**
 * Cuts SPARQL text into tokens as the SPARQL 1.1 grammar does: the four string forms, comments, and `<` as an
 * operator or as the start of an IRI by its context. Brackets are balanced in what it returns.
 * @param maxTokens - maximum number of tokens, {@link MAX_TOKENS} for untrusted text; default: no limit.
 * @param extra - sticky pattern of a token that SPARQL lacks, read as a mark; default: none.
 * @throws InvalidSparqlError with the position for anything that is no token, for brackets that do not match, and for
 * the first token too many.
 */
export function scan(text: string, maxTokens = Infinity, extra?: RegExp): readonly Token[] {
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
      const reason = /["']/.test(part) ? 'is never closed' : 'is not allowed here';
      part = extra?.exec(text)?.[0] ?? fail(text, start, `\`${part}\` ${reason}.`);
      kind = 'mark';
      end = start + part.length;
    }
    if (tokens.length === maxTokens) fail(text, start, TOO_MANY);
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
          fail(
            text,
            start,
            `\`${part}\` ${open ? `cannot close \`${open}\`` : 'has no opening bracket'}.`,
          );
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

/** Extensions of SPARQL 1.1 by an engine, and how to rewrite them. */
export interface TextForms {
  /** Sticky pattern of a token that SPARQL lacks, read as a mark. */
  readonly extra: RegExp;
  /** Matches every text that `write` would change. */
  readonly pattern: RegExp;
  readonly namespaces: ReadonlyMap<string, string>;
  /** Rewrites the text. Remaining `extra` tokens are rejected. @throws InvalidSparqlError at the typed position. */
  readonly write: (plain: EditedText) => EditedText;
}

/** Text without comments and escapes by code point. */
export interface PlainText {
  readonly text: string;
  /** Its tokens, if nothing was edited. */
  readonly tokens?: readonly Token[];
  /** Maps back to the typed text, if something was edited. */
  readonly edited?: EditedText;
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
 * undone, comments are blanked, a `<` that compares is separated from what follows, and a triple that ends in a prefixed
 * name gets its dot before a group.
 * @throws InvalidSparqlError for what `scan` rejects, for more than 20,000 tokens, and for ambiguous escapes:
 * of quotes, backslashes and line ends, after an escaped backslash, of half a character, cut short, or that make another
 * escape.
 */
export function plainText(typed: string, forms?: TextForms): PlainText {
  const decoded = undoEscapes(typed);
  const text = decoded?.text ?? typed;
  const read = () => {
    const tokens = scanPlain(text, forms?.extra);
    const blanked = blankComments(text, tokens);
    return { tokens, blanked, edits: tokens.flatMap((_, at) => lexicalEdit(blanked, tokens, at)) };
  };
  const { tokens, blanked, edits } = decoded ? decoded.read(read) : read();
  const write = forms?.pattern.test(blanked) ? forms.write : undefined;
  if (!decoded && edits.length === 0 && !write) return { text: blanked, tokens };
  const plain = applyEdits(new EditedText(blanked, typed, decoded?.toTyped), edits);
  const edited = write?.(plain) ?? plain;
  return { text: edited.text, edited };
}

/** The text without escapes by code point; undefined where it has none. */
function undoEscapes(typed: string): EditedText | undefined {
  const edits = [...typed.matchAll(ESCAPE)]
    .filter(([, short, long]) => (short ?? long) !== undefined)
    .map((found) => undoneEscape(typed, found));
  if (edits.length === 0) return undefined;
  const decoded = applyEdits(new EditedText(typed), edits);
  const { text } = decoded;
  const again = [...text.matchAll(ESCAPE)].find(([, short, long]) => short ?? long);
  if (again) {
    decoded.read(() => fail(text, again.index, '`\\u` escapes cannot be nested.'));
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
      'engines differ in how they read `\\\\u` followed by hexadecimal digits: write the character itself.') ||
    (!isCharacter && `there is no character with the code point ${digits}.`) ||
    (ENDS_TEXT.test(character) &&
      'write quotes, backslashes and line ends as `\\"`, `\\\\` and `\\n`, not as `\\u` escapes.');
  if (problem) fail(typed, found.index, problem);
  const end = found.index + whole.length;
  const start = end - digits.length - 2;
  return { start, end, pieces: [character], origin: start };
}

function scanPlain(text: string, extra: RegExp | undefined): readonly Token[] {
  const tokens = scan(text, MAX_TOKENS, extra);
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

/** Separator between tokens that engines would read as one. */
function lexicalEdit(text: string, tokens: readonly Token[], at: number): readonly Edit[] {
  const { end = 0 } = tokens[at] ?? {};
  const apart = looksLikeIri(text, tokens[at]) ? ' ' : endsTriple(tokens, at) ? ' . ' : '';
  return apart ? [{ start: end, end, pieces: [apart], origin: end }] : [];
}

/** Most lexers take the longest token, so they find an IRI in `?a<?b&&?c>?d`. */
function looksLikeIri(text: string, token: Token | undefined): boolean {
  if (token?.kind !== 'mark' || (token.text !== '<' && token.text !== '<=')) return false;
  IRI_SHAPE.lastIndex = token.start;
  return IRI_SHAPE.test(text);
}

/** Whether a triple ends in a prefixed name right before a group: some engines need a dot there, unlike the grammar. */
function endsTriple(tokens: readonly Token[], at: number): boolean {
  const { [at - 1]: before, [at]: token, [at + 1]: after } = tokens;
  if (token?.kind !== 'name' || after?.text !== '{' || token.text.startsWith('_:')) return false;
  // Keep text that could be a keyword or a name: it is rejected later.
  if (/SERVICE/i.test(token.text) || before === undefined) return false;
  if (/^(?:GRAPH|SERVICE)$/.test(before.word)) return false;
  let first = at;
  while (/^(?:name|iri|variable)$/.test(tokens[first - 1]?.kind ?? '')) first -= 1;
  return tokens[first - 1]?.word !== 'DESCRIBE';
}
