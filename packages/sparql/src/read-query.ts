import { isPrefix, PREFIXES } from './prefixes.js';
import { fail, outermost, scan, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Namespaces by prefix: those that the text declares, then those that it uses without. */
  readonly namespaces: ReadonlyMap<string, string>;
}

/** What an untrusted query is checked for as well. */
export interface Guard {
  /** Returns the namespace of a prefix that is neither declared nor one of `PREFIXES`; undefined for an unknown one. */
  readonly namespaceOf?: ((prefix: string) => string | null | undefined) | undefined;
  readonly check: (source: Source, token: Token, index: number) => void;
  readonly advise: (prefix: string, declared: readonly string[]) => string;
}

export interface ReadQuery {
  readonly query: SparqlQuery;
  readonly source: Source;
}

/**
 * Reads what this package must know of a query: form, projection, prefixes. Well-known prefixes that are used and not
 * declared are declared in front, on the first line. The rest of the grammar is left to the engine.
 * @throws InvalidSparqlError, and what the guard throws.
 */
export function readQuery(text: string, guard?: Guard): ReadQuery {
  const tokens = scan(text);
  const namespaces = new Map<string, string>();
  const source = { text, tokens, namespaces };
  const top = outermost(tokens)[Symbol.iterator]();
  const end: Token = { kind: 'mark', text: '', word: '', start: text.length, end: text.length };
  const take = (): Token => top.next().value ?? end;
  let token = take();
  for (; /^(?:BASE|PREFIX)$/.test(token.word); token = take()) {
    let prefix: string | undefined;
    if (token.word === 'PREFIX') {
      token = take();
      if (!/^[^:]*:$/.test(token.text)) reject(source, token, 'PREFIX needs a name with a colon');
      prefix = token.text.slice(0, -1);
    }
    token = take();
    if (token.kind !== 'iri') reject(source, token, 'an IRI in `<…>` is needed');
    if (prefix !== undefined) namespaces.set(prefix, token.text.slice(1, -1));
  }

  const form = token.word;
  if (form !== 'ASK' && form !== 'SELECT') {
    if (form) guard?.check(source, token, 0);
    reject(source, token, 'a query starts with SELECT or ASK');
  }
  let prologue = '';
  tokens.forEach((each, at) => {
    guard?.check(source, each, at);
    const prefix = each.text.slice(0, each.text.indexOf(':'));
    if (each.kind !== 'name' || prefix === '_' || namespaces.has(prefix)) return;
    const namespace = isPrefix(prefix) ? PREFIXES[prefix] : guard?.namespaceOf?.(prefix);
    if (!namespace) {
      const advice = guard?.advise(prefix, [...namespaces.keys()]) ?? '';
      reject(source, each, `the prefix \`${prefix}:\` is not declared${advice}`);
    }
    namespaces.set(prefix, namespace);
    prologue += `PREFIX ${prefix}: <${namespace}> `;
  });

  const variables = new Set<string>();
  let columns = '';
  token = take();
  if (form === 'SELECT') {
    columns = '`*` or variables (no commas) and ';
    if (/^(?:DISTINCT|REDUCED)$/.test(token.word)) token = take();
    if (token.text === '*') {
      columns = '';
      token = take();
    } else {
      for (; token.kind === 'variable' || token.text === '('; token = take()) {
        variables.add(readName(source, token));
      }
    }
  }
  const isIncomplete = columns && !variables.size;
  if (token.word === 'WHERE' && !isIncomplete) token = take();
  if (token.text !== '{' || isIncomplete) {
    reject(source, token, `${form} needs ${columns}\`WHERE { … }\``);
  }
  for (; token !== end; token = take()) {
    if (/^(?:;|SELECT|ASK)$/.test(token.word || token.text)) {
      reject(source, token, 'send one query at a time');
    }
  }
  const query = {
    form,
    text: prologue + text.replace(/^\uFEFF/, ' '),
    variables: columns ? [...variables] : null,
    prologueLength: prologue.length,
  } as SparqlQuery;
  return { query, source };
}

/** Throws InvalidSparqlError at a token, or at the end of the text, and names what is found there. */
export function reject({ text }: Source, token: Token, reason: string): never {
  const found = token.text ? `found \`${token.text.slice(0, 60)}\`` : 'the text ends';
  fail(text, token.start, `${reason} (${found}).`);
}

/** The name of a column: the variable itself, or the one after `AS` at the end of an expression. */
function readName(source: Source, token: Token): string {
  const { close } = token;
  const name = close ? source.tokens[close - 1] : token;
  if (name?.kind !== 'variable' || (close && source.tokens[close - 2]?.word !== 'AS')) {
    reject(source, token, 'an expression needs a name: `(COUNT(?x) AS ?n)`');
  }
  return name.text.slice(1);
}
