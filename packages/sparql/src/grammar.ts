import { InvalidSparqlError } from '@biographql/core';
import { Parser } from '@traqula/parser-sparql-1-1';
import { type ParseOptions, parseQuery } from './parse-query.js';
import { positionAt } from './scan.js';
import { type SparqlQuery, shiftPosition } from './sparql-query.js';

/** What the parser reports of a place where the grammar fails. */
interface GrammarError {
  readonly message: string;
  readonly token: { readonly image: string; readonly startOffset: number };
}

/** One parser for all texts: building one costs far more than a parse. */
let parser: Parser | undefined;

/**
 * Reads SPARQL text as `parseQuery` does and checks it against the whole SPARQL 1.1 grammar, so that a syntax error is
 * found before an engine sees it. Needs the optional peer `@traqula/parser-sparql-1-1`.
 *
 * @throws InvalidSparqlError with line and column in the given text and what the grammar expects there.
 * @throws ForbiddenSparqlError as `parseQuery` does.
 */
export function parseSelect(text: string, options?: ParseOptions): SparqlQuery {
  const query = parseQuery(text, options);
  parser ??= createParser();
  try {
    parser.parse(query.text);
  } catch (error) {
    throw toInvalidSparql(query, error);
  }
  return query;
}

/** An error that carries the first place where the grammar fails. */
class GrammarFailure extends Error {
  constructor(readonly first: GrammarError | undefined) {
    super(first?.message);
  }
}

function createParser(): Parser {
  const options = {
    errorHandler(errors: readonly GrammarError[]) {
      throw new GrammarFailure(errors[0]);
    },
  };
  // The constructor passes this option on, although its type leaves it out.
  return new Parser(options as ConstructorParameters<typeof Parser>[0]);
}

function toInvalidSparql(query: SparqlQuery, error: unknown): InvalidSparqlError {
  if (error instanceof GrammarFailure && error.first !== undefined) {
    const { token, message } = error.first;
    const isEnd = Number.isNaN(token.startOffset) || token.image === '';
    const at = isEnd ? query.text.length : token.startOffset;
    const found = isEnd ? 'the text ends' : `\`${token.image.slice(0, 60)}\` stands`;
    return new InvalidSparqlError(
      `${found} where SPARQL has ${expected(message)}.`,
      position(query, at),
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  const offset = /at offset: (\d+)/.exec(message)?.[1];
  if (offset !== undefined) {
    return new InvalidSparqlError('this has no meaning here.', position(query, Number(offset)));
  }
  return new InvalidSparqlError(message);
}

function position(query: SparqlQuery, at: number) {
  return shiftPosition(query, positionAt(query.text, at));
}

/** The token names in the parser's message, at most eight. */
function expected(message: string): string {
  const one = /--> (.+?) <--/.exec(message)?.[1];
  if (one !== undefined && !message.includes('[')) return `\`${one}\``;
  const names = [...new Set([...message.matchAll(/\[([^\],\s]+)/g)].map(([, name]) => name))];
  if (names.length === 0) return 'something else';
  return `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
}
