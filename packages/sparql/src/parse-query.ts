import { InvalidSparqlError } from '@biographql/core';
import { nearest, rememberPositions } from '@biographql/core/internal';
import { applyEdits, type Edit, EditedText, fail, forbid } from './edited-text.js';
import { isPrefix, PREFIXES } from './prefixes.js';
import { outermost, plainText, scan, type TextForms, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

/** Maximum length of a query, in UTF-16 units. */
export const SPARQL_TEXT_LIMIT = 100_000;

const UPDATES = /^(?:INSERT|DELETE|LOAD|CLEAR|CREATE|DROP|COPY|MOVE|ADD|WITH|USING|INTO)$/;

/** Functions of Virtuoso and Jena that reach files, addresses and classes of the machine they run on. */
const ENGINE_OWN = /^<(?:bif|sql|java):/i;

/** The keywords and builtins of a SPARQL 1.1 query, without those that this package rejects. A string, for tree shaking. */
const KEYWORDS =
  ' A TRUE FALSE SELECT ASK WHERE DISTINCT REDUCED AS PREFIX BASE FILTER OPTIONAL UNION MINUS BIND VALUES UNDEF GRAPH ' +
  'NAMED EXISTS NOT IN GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET COUNT SUM MIN MAX AVG SAMPLE GROUP_CONCAT SEPARATOR ' +
  'STR LANG LANGMATCHES DATATYPE BOUND IRI URI BNODE RAND ABS CEIL FLOOR ROUND CONCAT STRLEN UCASE LCASE ENCODE_FOR_URI ' +
  'CONTAINS STRSTARTS STRENDS STRBEFORE STRAFTER YEAR MONTH DAY HOURS MINUTES SECONDS TIMEZONE TZ NOW UUID STRUUID MD5 ' +
  'SHA1 SHA256 SHA384 SHA512 COALESCE IF STRLANG STRDT SAMETERM ISIRI ISURI ISBLANK ISLITERAL ISNUMERIC REGEX SUBSTR ' +
  'REPLACE ';

export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Namespaces by prefix: those that the text declares, then those that it uses undeclared. */
  readonly namespaces: ReadonlyMap<string, string>;
}

/** Edits that replace all label services by patterns. @throws ForbiddenSparqlError for any other service. */
export type LabelReader = (source: Source) => readonly Edit[];

/** Options of `parseQuery`. */
export interface ParseOptions {
  /** `labelService` of `@biographql/sparql/labels`: writes Wikidata's label service as patterns. Default: it is rejected. */
  readonly labelService?: LabelReader | undefined;
  /** `blazegraphForms` of `@biographql/sparql/labels`: writes what only Wikidata's engine takes. Default: it is rejected. */
  readonly forms?: TextForms | undefined;
  /** Returns the namespace of a further prefix that needs no declaration; null or undefined for any other. Default: none. */
  readonly namespaceOf?: ((prefix: string) => string | null | undefined) | undefined;
}

/**
 * Parses an untrusted query: SELECT or ASK, no updates, no calls of other services.
 * Well-known prefixes (see `PREFIXES`) that it uses are declared in front, on its first line. Escapes by code point are
 * undone and comments blanked, so that every engine reads what was checked here. The rest of the grammar is left to the
 * engine.
 * @throws InvalidSparqlError when it is empty, longer than {@link SPARQL_TEXT_LIMIT}, of more than 20,000 tokens,
 * not SELECT or ASK, or malformed.
 * @throws ForbiddenSparqlError for updates, SERVICE, FROM and engine-specific functions. Both name line and column in
 * the given text, unless it is too long.
 */
export function parseQuery(text: string, options: ParseOptions = {}): SparqlQuery {
  if (text.length > SPARQL_TEXT_LIMIT) {
    throw new InvalidSparqlError(
      `the text has ${text.length} characters; at most ${SPARQL_TEXT_LIMIT} are allowed.`,
    );
  }
  const plain = plainText(text, options.forms);
  const { edited } = plain;
  const read = () => {
    const { query, source } = readQuery(plain.text, plain.tokens, createGuard(options));
    const hasService = source.tokens.some(({ word }) => word === 'SERVICE');
    const labels = hasService ? options.labelService?.(source) : undefined;
    if (!labels) {
      if (edited) rememberPositions(query, edited.typedPosition);
      return query;
    }
    const labeled = applyEdits(edited ?? new EditedText(plain.text, text), labels);
    const prologue = query.text.slice(0, query.prologueLength);
    const result = { ...query, text: prologue + labeled.text, authorText: plain.text };
    rememberPositions(result, labeled.typedPosition);
    return result;
  };
  return edited ? edited.read(read) : read();
}

/** Checks of an untrusted query; passed in, so that bundles of `select` don't contain them. */
interface Guard {
  readonly namespaceOf: (prefix: string) => string | null | undefined;
  readonly check: (source: Source, token: Token, index: number) => void;
  readonly advise: (prefix: string, declared: readonly string[]) => string;
}

/** Reads form, projection and prefixes of a query. @throws InvalidSparqlError, and what the guard throws. */
export function readQuery(
  text: string,
  tokens = scan(text),
  guard?: Guard,
): { readonly query: SparqlQuery; readonly source: Source } {
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
    if (token.kind !== 'iri') reject(source, token, 'expected an IRI in `<…>`');
    if (prefix !== undefined) namespaces.set(prefix, token.text.slice(1, -1));
  }

  const form = token.word;
  if (form !== 'ASK' && form !== 'SELECT') {
    if (form) guard?.check(source, token, 0);
    reject(source, token, 'a query must start with SELECT or ASK');
  }
  let prologue = '';
  tokens.forEach((each, at) => {
    guard?.check(source, each, at);
    const prefix = each.text.slice(0, each.text.indexOf(':'));
    if (each.kind !== 'name' || prefix === '_' || namespaces.has(prefix)) return;
    const namespace = isPrefix(prefix) ? PREFIXES[prefix] : guard?.namespaceOf(prefix);
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
    columns = '`*` or variables without commas, then ';
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

function reject({ text }: Source, token: Token, reason: string): never {
  const found = token.text ? `found \`${token.text.slice(0, 60)}\`` : 'found the end of the text';
  fail(text, token.start, `${reason} (${found}).`);
}

/** The name of a column: the variable itself, or the one after `AS` at the end of an expression. */
function readName(source: Source, token: Token): string {
  const { close } = token;
  const name = close ? source.tokens[close - 1] : token;
  if (name?.kind !== 'variable' || (close && source.tokens[close - 2]?.word !== 'AS')) {
    reject(source, token, 'an expression needs a name, e.g. `(COUNT(?x) AS ?n)`');
  }
  return name.text.slice(1);
}

function createGuard({ labelService, forms, namespaceOf }: ParseOptions): Guard {
  return {
    namespaceOf: (prefix) => namespaceOf?.(prefix) ?? forms?.namespaces.get(prefix),
    check(source, token, index) {
      if (!labelService || !opensLabels(source, index)) checkToken(source, token, index);
    },
    advise(prefix, declared) {
      const meant = nearestName(prefix, [...declared, ...Object.keys(PREFIXES)]);
      return `. Declare it: \`PREFIX ${prefix}: <…>\`${meant ? `, or did you mean \`${meant}:\`?` : ''}`;
    },
  };
}

/** Whether a token is `SERVICE`, `SILENT` or the name of a label service, which the label reader checks. */
function opensLabels({ text, tokens }: Source, index: number): boolean {
  const [token, before, first] = [index, index - 1, index - 2].map((at) => tokens[at]);
  if (token?.word === 'SERVICE') {
    const { [index + 1]: next, [index + 2]: afterNext } = tokens;
    const name = next?.word === 'SILENT' ? afterNext : next;
    if (!/[:#]label>?$/.test(name?.text ?? '')) forbidService(text, token.start);
    return true;
  }
  const isBehind =
    before?.word === 'SERVICE' || (before?.word === 'SILENT' && first?.word === 'SERVICE');
  return isBehind && (token?.word === 'SILENT' || token?.kind === 'name');
}

function checkToken(source: Source, token: Token, index: number): void {
  const { word, kind, text } = token;
  const { [index - 1]: before, [index + 1]: after } = source.tokens;
  // An engine might read `SERVICEwd:a { … }` as the keyword and a name.
  const isNode = kind === 'name' && !text.startsWith('_:') && before?.word !== 'GRAPH';
  if (isNode && after?.text === '{') reject(source, token, '`{` cannot follow a name');
  if (kind === 'iri' && ENGINE_OWN.test(text)) {
    forbid(source.text, token.start, text, 'engine-specific functions are not allowed.');
  }
  if (!word || KEYWORDS.includes(` ${word} `)) return;
  const reason = forbidden(word);
  if (reason !== undefined) forbid(source.text, token.start, word, reason);
  if (word === 'CONSTRUCT' || word === 'DESCRIBE') {
    reject(source, token, 'CONSTRUCT and DESCRIBE are not supported here: write SELECT');
  }
  const meant = nearestName(word, KEYWORDS.trim().split(' '));
  const advice = meant ? `did you mean ${meant}?` : 'variables start with `?`';
  reject(source, token, `unknown keyword; ${advice}`);
}

/** The nearest name within two edits, one for a short text; ties go to the longest common prefix. */
function nearestName(text: string, names: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const spellings = names.map((name) => [name.toLowerCase(), name] as const);
  const alike = ([spelling]: readonly [string, string]): number => {
    let length = 0;
    while (length < lower.length && lower[length] === spelling[length]) length += 1;
    return length;
  };
  const sorted = spellings.sort((a, b) => alike(b) - alike(a));
  return nearest(lower, sorted, () => (text.length < 6 ? 1 : 2));
}

export function forbidService(text: string, start = text.length): never {
  const reason =
    'a query cannot call another service; only `SERVICE wikibase:label { … }` is supported. Remove the block.';
  forbid(text, start, 'SERVICE', reason);
}

function forbidden(word: string): string | undefined {
  if (word === 'SERVICE') {
    return 'a query cannot call another service. Remove the block.';
  }
  if (word === 'FROM') {
    return 'a query cannot choose which graphs it runs on. Remove the clause.';
  }
  return UPDATES.test(word) ? 'this service is read-only. Write a SELECT or ASK query.' : undefined;
}

/** Prologue of a query; each part starts with different characters. */
const GRAPH_FORM =
  /^(?:[\s\uFEFF]|#[^\r\n]*|BASE\s*<[^<>\s]*>|PREFIX\s+[^:\s]*:\s*<[^<>\s]*>)*(?:CONSTRUCT|DESCRIBE)\b/i;

/** Returns whether the answer to a query is a graph: a CONSTRUCT or DESCRIBE, which `@biographql/sparql/triples` reads. */
export function isGraphQuery(text: string): boolean {
  return GRAPH_FORM.test(text);
}

/**
 * Undoes percent-encoding, once or twice. Text with white space, or with `{` but without `%20`, is plain and returned
 * unchanged. `+` means a space only where no other encoded space occurs.
 * @throws InvalidSparqlError when encoded text is damaged.
 */
export function decodeSparql(text: string): string {
  let plain = text;
  for (let round = 0; round < 2 && isEncoded(plain); round += 1) plain = decode(plain);
  return plain;
}

function isEncoded(text: string): boolean {
  if (/\s/.test(text.trim())) return false;
  return text.includes('{') ? text.includes('%20') : /%(?:25)?7B/i.test(text);
}

function decode(text: string): string {
  const spaced = /%(?:25)?20/.test(text) ? text : text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    const column = text.search(/%(?![\dA-Fa-f]{2})/) + 1;
    throw new InvalidSparqlError(
      'invalid percent-encoding. Encode the whole text.',
      column > 0 ? { line: 1, column } : undefined,
    );
  }
}
