import { InvalidSparqlError } from '@biographql/core';
import { Parser } from '@traqula/parser-sparql-1-1';
import { AstFactory, type SparqlContext, type SparqlQuery } from '@traqula/rules-sparql-1-1';
import { fail, positionAt } from './edited-text.js';
import { PREFIXES } from './prefixes.js';
import type { Token } from './scan.js';
import { sizeOfTokens } from './sparql-query.js';

/** The parser recurses at each bracket. */
const MAX_NESTING = 64;
/** Twice as many as any engine runs; thousands in a row (such as `<`) take half a second. */
const MAX_OPERATORS = 1_000;
/** Longer than any keyword. The lexer takes quadratic time in the length of a possible prefix. */
const MAX_WORD = 32;

interface GrammarError {
  readonly message: string;
  readonly token: { readonly image: string; readonly startOffset: number };
}

class GrammarFailure extends Error {
  constructor(readonly first: GrammarError | undefined) {
    super(first?.message);
  }
}

/** Creating a parser costs far more than a parse. */
let parser: Parser | undefined;

function createParser(): Parser {
  const options = {
    lexerConfig: { positionTracking: 'full' },
    defaultContext: { astFactory: new AstFactory({ tracksSourceLocation: true }) },
    errorHandler(errors: readonly GrammarError[]) {
      throw new GrammarFailure(errors[0]);
    },
  };
  // The constructor accepts the handler, although its type omits it.
  return new Parser(options as ConstructorParameters<typeof Parser>[0]);
}

/**
 * Parses a text by the whole SPARQL 1.1 grammar; well-known prefixes need no declaration. It takes about 10 µs a token.
 * @param tokens - of the text, to bound what is parsed.
 * @param context - prefixes that need no declaration, by default the well-known ones, and whether rules beyond the grammar,
 * such as those of grouping, are left out.
 * @throws InvalidSparqlError with the position where the grammar fails, for more than 64 levels of brackets or 1,000
 * operators, and for a word longer than any keyword.
 */
export function parseGrammar(
  text: string,
  tokens: readonly Token[],
  context: Partial<Pick<SparqlContext, 'prefixes' | 'skipValidation'>> = {},
): SparqlQuery {
  const { nesting, operators } = sizeOfTokens(tokens);
  if (nesting > MAX_NESTING) {
    throw new InvalidSparqlError(
      `it has ${nesting} levels of nested brackets; at most ${MAX_NESTING} are allowed.`,
    );
  }
  if (operators > MAX_OPERATORS) {
    throw new InvalidSparqlError(
      `it has ${operators} operators; at most ${MAX_OPERATORS} are allowed.`,
    );
  }
  checkWords(text, tokens);
  parser ??= createParser();
  try {
    const defaults = { prefixes: { ...PREFIXES } };
    return parser.parse(text.replace(/^\uFEFF/, ' '), { ...defaults, ...context });
  } catch (error) {
    throw toInvalidSparql(error, text);
  }
}

/** Rejects a long word, including adjacent tokens such as `a.b-c.1`. */
function checkWords(text: string, tokens: readonly Token[]): void {
  let start = -1;
  let end = -1;
  for (const token of tokens) {
    const goesOn = token.start === end && (token.kind === 'number' || /^[.-]$/.test(token.text));
    if (token.word && token.start !== end) start = token.start;
    end = token.word || goesOn ? token.end : -1;
    if (end - start <= MAX_WORD || end === -1) continue;
    const found = `${text.slice(start, start + MAX_WORD)}…`;
    fail(text, start, `unknown keyword; variables start with \`?\` (found \`${found}\`).`);
  }
}

/** Rules of SPARQL beyond its grammar: the parser's message, and the rule in plain words. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /^.*bind is already bound \(\?(\w+)\)[\s\S]*/i,
    '`?$1` already has a value before this BIND: use another name.',
  ],
  [
    /^Variable \??(\w+) used more than once in SELECT[\s\S]*/,
    '`?$1` is used for two columns of the SELECT: rename one of them.',
  ],
  [
    /^Number of dataBlockValues[\s\S]*(Too \w+ values)[\s\S]*/,
    'each row of VALUES must have one value per variable ($1); use UNDEF for a missing value.',
  ],
  [
    /^Aggregates are only allowed[\s\S]*/,
    'aggregates such as COUNT are only allowed in SELECT, HAVING and ORDER BY: use HAVING instead of FILTER.',
  ],
  [
    /^An aggregate function is not allowed within[\s\S]*/,
    'aggregates cannot be nested: compute the inner one in a subquery.',
  ],
  [
    /^Detected reuse of blank node across[\s\S]*\((_:\w+)\)[\s\S]*/,
    'the blank node `$1` is used in two groups: use a variable instead.',
  ],
];

function toInvalidSparql(error: unknown, text: string): InvalidSparqlError {
  if (error instanceof GrammarFailure && error.first !== undefined) {
    const { token, message } = error.first;
    const isEnd = Number.isNaN(token.startOffset) || token.image === '';
    const found = isEnd ? 'the end of the query' : `\`${token.image.slice(0, 60)}\``;
    const at = isEnd ? text.length : token.startOffset;
    return new InvalidSparqlError(
      `Expected ${expected(message)}, found ${found}.`,
      positionAt(text, at),
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  const offset = /at offset: (\d+)/.exec(message)?.[1];
  if (offset !== undefined) {
    return new InvalidSparqlError('this is not allowed here.', positionAt(text, Number(offset)));
  }
  const found = RULES.find(([pattern]) => pattern.test(message));
  if (found !== undefined) return new InvalidSparqlError(message.replace(...found));
  const [reason = ''] = message.slice(0, 300).split('\n');
  return new InvalidSparqlError(/[.!?]$/.test(reason) ? reason : `${reason}.`);
}

/** Kinds of tokens that the parser may expect, each by the names of tokens that only this kind has. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:BuiltInCall|COUNT|STRLEN|STR)\b/, 'an expression'],
  [/\btype\b[\s\S]*\bIriRef\b|\bIriRef\b[\s\S]*\btype\b/, 'a predicate'],
  [/\bUNDEF\b/, 'a value, UNDEF or the end of the row'],
  [/\bStringLiteral1\b/, 'a term (variable, IRI or literal)'],
  [/\bVar1\b/, 'a variable'],
  [/\bIriRef\b/, 'an IRI'],
];

/** Expected tokens, in plain words. */
function expected(message: string): string {
  const one = /--> (.+?) <--/.exec(message)?.[1];
  if (one !== undefined && !message.includes('[')) {
    if (one === 'EOF') return 'the end of the query';
    return one === 'Integer' ? 'a whole number' : `\`${one}\``;
  }
  if (/Redundant input|EOF/.test(message)) return 'the end of the query';
  const kind = KINDS.find(([names]) => names.test(message))?.[1];
  const marks = [...message.matchAll(/\[([^\],\s]+)/g)].map(([, name]) => name ?? '');
  const names = [...new Set(marks)].filter((name) => !/[a-z]\w*\d|^[A-Z][a-z]/.test(name));
  if (kind !== undefined) return kind;
  if (names.length === 0) return 'something else';
  return `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
}
