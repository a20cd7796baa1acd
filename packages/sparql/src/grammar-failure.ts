import { Parser } from '@traqula/parser-sparql-1-1';

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

/** What is wrong with a text, in a sentence. */
export interface Failure {
  readonly reason: string;
  /** Where, as an index; null where the parser does not tell. */
  readonly at: number | null;
}

/** Makes a parser whose failures {@link readFailure} reads. Making one costs far more than a parse. */
export function createParser(): Parser {
  const options = {
    errorHandler(errors: readonly GrammarError[]) {
      throw new GrammarFailure(errors[0]);
    },
  };
  // The constructor passes this option on, although its type leaves it out.
  return new Parser(options as ConstructorParameters<typeof Parser>[0]);
}

/** Reads what a parser threw of a text. */
export function readFailure(error: unknown, text: string): Failure {
  if (error instanceof GrammarFailure && error.first !== undefined) {
    const { token, message } = error.first;
    const isEnd = Number.isNaN(token.startOffset) || token.image === '';
    const found = isEnd ? 'the text ends' : `\`${token.image.slice(0, 60)}\` stands`;
    return {
      reason: `${found} where SPARQL has ${expected(message)}.`,
      at: isEnd ? text.length : token.startOffset,
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  const offset = /at offset: (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return { reason: 'this has no meaning here.', at: Number(offset) };
  return { reason: message, at: null };
}

/** The token names in the parser's message, at most eight. */
function expected(message: string): string {
  const one = /--> (.+?) <--/.exec(message)?.[1];
  if (one !== undefined && !message.includes('[')) return `\`${one}\``;
  const names = [...new Set([...message.matchAll(/\[([^\],\s]+)/g)].map(([, name]) => name))];
  if (names.length === 0) return 'something else';
  return `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
}
