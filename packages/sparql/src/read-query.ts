import { InvalidSparqlError } from '@biographql/core';
import { isPrefix, PREFIXES } from './prefixes.js';
import { positionAt, scan, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

/** A text with its tokens. */
export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** What differs between own and foreign text. */
export interface Guard {
  /** Throws for a word that may not stand there. */
  readonly checkWord: (source: Source, at: number) => void;
  /** What to do about a prefix that is neither declared nor well known. */
  readonly advise: (prefix: string, declared: ReadonlySet<string>) => string;
}

/**
 * Reads what this package must know of a query: form, projection, prefixes. Well-known prefixes that are used and not
 * declared are declared in front, on the first line. The rest of the grammar is left to the engine.
 *
 * @throws InvalidSparqlError, and what the guard throws.
 */
export function readQuery(text: string, { checkWord, advise }: Guard): SparqlQuery {
  const source = { text, tokens: scan(text) };
  const { tokens } = source;
  const { declared, next } = readPrologue(source);
  const form = tokens[next]?.text.toUpperCase();
  if (form !== 'SELECT' && form !== 'ASK') {
    if (tokens[next]?.kind === 'word') checkWord(source, next);
    refuse(source, tokens[next], 'a query starts with SELECT or ASK');
  }
  const missing = new Set<keyof typeof PREFIXES>();
  tokens.forEach((token, at) => {
    if (at < next) return;
    if (token.kind === 'word') checkWord(source, at);
    if (token.kind !== 'name') return;
    const prefix = token.text.slice(0, token.text.indexOf(':'));
    if (tokens[at + 1]?.text === '{' && !isWord(tokens[at - 1], 'GRAPH')) {
      refuse(source, token, '`{` cannot follow');
    }
    if (declared.has(prefix)) return;
    if (!isPrefix(prefix)) {
      refuse(
        source,
        token,
        `the prefix \`${prefix}:\` is not declared. ${advise(prefix, declared)}`,
      );
    }
    missing.add(prefix);
  });
  const projection =
    form === 'ASK' ? { variables: null, next: next + 1 } : readProjection(source, next + 1);
  checkBody(source, projection.next);

  const prologue = [...missing]
    .map((prefix) => `PREFIX ${prefix}: <${PREFIXES[prefix]}> `)
    .join('');
  return {
    form,
    text: prologue + text.replace(/^\uFEFF/, ' '),
    variables: projection.variables,
    prologueLength: prologue.length,
  } as SparqlQuery;
}

/** True for a word of a query, letter case aside. */
export function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toUpperCase() === word;
}

/** Throws InvalidSparqlError at a token, or at the end of the text, and names what is found there. */
export function refuse({ text }: Source, token: Token | undefined, reason: string): never {
  const found = token === undefined ? 'the text ends' : `found \`${token.text.slice(0, 60)}\``;
  throw new InvalidSparqlError(
    `${reason} (${found}).`,
    positionAt(text, token?.start ?? text.length),
  );
}

function readPrologue(source: Source): { declared: ReadonlySet<string>; next: number } {
  const { tokens } = source;
  const declared = new Set<string>();
  for (let next = 0; ; ) {
    const isBase = isWord(tokens[next], 'BASE');
    if (!isBase && !isWord(tokens[next], 'PREFIX')) return { declared, next };
    if (!isBase) {
      next += 1;
      const name = tokens[next];
      if (name?.kind !== 'name' || name.text.indexOf(':') !== name.text.length - 1) {
        refuse(source, name, 'PREFIX needs a name with a colon: `PREFIX ex: <http://…>`');
      }
      declared.add(name.text.slice(0, -1));
    }
    next += 1;
    if (tokens[next]?.kind !== 'iri') refuse(source, tokens[next], 'an IRI in `<…>` is needed');
    next += 1;
  }
}

function readProjection(source: Source, from: number) {
  const { tokens } = source;
  let next = isWord(tokens[from], 'DISTINCT') || isWord(tokens[from], 'REDUCED') ? from + 1 : from;
  if (tokens[next]?.text === '*') return { variables: null, next: next + 1 };
  const variables = new Set<string>();
  for (; ; next += 1) {
    const token = tokens[next];
    if (token?.text === '(') next = closing(tokens, next);
    else if (token?.kind !== 'variable') break;
    const variable = token.text === '(' ? tokens[next - 1] : token;
    if (variable?.kind !== 'variable') {
      refuse(source, token, 'an expression in SELECT needs a name: `(COUNT(?x) AS ?n)`');
    }
    variables.add(variable.text.slice(1));
  }
  const stop = tokens[next];
  if (variables.size === 0 || (stop?.text !== '{' && !isWord(stop, 'WHERE'))) {
    refuse(
      source,
      stop,
      'SELECT needs `*` or variables, separated by spaces, and then `WHERE { … }`',
    );
  }
  return { variables: [...variables], next };
}

/** The index of the `)` of the `(` at an index; the start index itself when no `AS ?name` ends the expression. */
function closing(tokens: readonly Token[], open: number): number {
  let nested = 0;
  let at = open;
  do {
    if (tokens[at]?.text === '(') nested += 1;
    if (tokens[at]?.text === ')') nested -= 1;
    at += 1;
  } while (nested > 0);
  return isWord(tokens[at - 3], 'AS') ? at - 1 : open;
}

function checkBody(source: Source, from: number): void {
  const { tokens } = source;
  const start = isWord(tokens[from], 'WHERE') ? from + 1 : from;
  if (tokens[start]?.text !== '{')
    refuse(source, tokens[start], 'the pattern is missing: `WHERE { … }`');
  const rest = tokens
    .slice(start)
    .find(
      (token) =>
        token.depth === 0 &&
        (token.text === ';' || isWord(token, 'SELECT') || isWord(token, 'ASK')),
    );
  if (rest !== undefined) refuse(source, rest, 'the query has ended: send one query at a time');
}
