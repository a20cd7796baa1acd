import { InvalidSparqlError } from '@biographql/core';
import { Parser } from '@traqula/parser-sparql-1-1';
import { AstFactory, type SparqlQuery } from '@traqula/rules-sparql-1-1';
import { PREFIXES } from './prefixes.js';
import { sizeOfTokens } from './query-size.js';
import { positionAt, type Token } from './scan.js';

/** The parser recurses at each bracket. */
const MAX_NESTING = 64;

/** What the parser reports of a place where the grammar fails. */
interface GrammarError {
  readonly message: string;
  readonly token: { readonly image: string; readonly startOffset: number };
}

/** An error that carries the first place where the grammar fails. */
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
  // The constructor passes the handler on, although its type leaves it out.
  return new Parser(options as ConstructorParameters<typeof Parser>[0]);
}

/**
 * Parses a text by the whole SPARQL 1.1 grammar; well-known prefixes need no declaration. It takes about 10 µs a token.
 * @param tokens - of the text, to bound what is parsed.
 * @throws InvalidSparqlError with the position where the grammar fails, and for more than 64 levels of brackets.
 */
export function parseGrammar(text: string, tokens: readonly Token[]): SparqlQuery {
  const { nesting } = sizeOfTokens(tokens);
  if (nesting > MAX_NESTING) {
    throw new InvalidSparqlError(
      `it has ${nesting} levels of nested brackets; at most ${MAX_NESTING} are read.`,
    );
  }
  parser ??= createParser();
  try {
    return parser.parse(text.replace(/^\uFEFF/, ' '), { prefixes: { ...PREFIXES } });
  } catch (error) {
    throw toInvalidSparql(error, text);
  }
}

function toInvalidSparql(error: unknown, text: string): InvalidSparqlError {
  if (error instanceof GrammarFailure && error.first !== undefined) {
    const { token, message } = error.first;
    const isEnd = Number.isNaN(token.startOffset) || token.image === '';
    const found = isEnd ? 'the text ends' : `\`${token.image.slice(0, 60)}\` stands`;
    const at = isEnd ? text.length : token.startOffset;
    return new InvalidSparqlError(
      `${found} where SPARQL has ${expected(message)}.`,
      positionAt(text, at),
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  const offset = /at offset: (\d+)/.exec(message)?.[1];
  if (offset !== undefined) {
    return new InvalidSparqlError('this has no meaning here.', positionAt(text, Number(offset)));
  }
  const [reason = ''] = message.slice(0, 300).split('\n');
  return new InvalidSparqlError(/[.!?]$/.test(reason) ? reason : `${reason}.`);
}

/** The token names in the parser's message, at most eight. */
function expected(message: string): string {
  const one = /--> (.+?) <--/.exec(message)?.[1];
  if (one !== undefined && !message.includes('[')) return `\`${one}\``;
  const names = [...new Set([...message.matchAll(/\[([^\],\s]+)/g)].map(([, name]) => name))];
  if (names.length === 0) return 'something else';
  return `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
}
