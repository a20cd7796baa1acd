import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { nearest, rememberPositions } from '@biographql/core/internal';
import { applyEdits, type Edit, plainText, type TextForms } from './plain-text.js';
import { PREFIXES } from './prefixes.js';
import { type Guard, readQuery, reject, type Source } from './read-query.js';
import { forbid, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

/** The greatest length of a query, in UTF-16 units. */
export const SPARQL_TEXT_LIMIT = 100_000;

const UPDATES = /^(?:INSERT|DELETE|LOAD|CLEAR|CREATE|DROP|COPY|MOVE|ADD|WITH|USING|INTO)$/;

/** Functions of Virtuoso and Jena that reach files, addresses and classes of the machine they run on. */
const ENGINE_OWN = /^<(?:bif|sql|java):/i;

const WORDS =
  'A TRUE FALSE SELECT ASK WHERE DISTINCT REDUCED AS PREFIX BASE FILTER OPTIONAL UNION MINUS BIND VALUES UNDEF GRAPH ' +
  'NAMED EXISTS NOT IN GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET COUNT SUM MIN MAX AVG SAMPLE GROUP_CONCAT SEPARATOR ' +
  'STR LANG LANGMATCHES DATATYPE BOUND IRI URI BNODE RAND ABS CEIL FLOOR ROUND CONCAT STRLEN UCASE LCASE ENCODE_FOR_URI ' +
  'CONTAINS STRSTARTS STRENDS STRBEFORE STRAFTER YEAR MONTH DAY HOURS MINUTES SECONDS TIMEZONE TZ NOW UUID STRUUID MD5 ' +
  'SHA1 SHA256 SHA384 SHA512 COALESCE IF STRLANG STRDT SAMETERM ISIRI ISURI ISBLANK ISLITERAL ISNUMERIC REGEX SUBSTR ' +
  'REPLACE';

/** The keywords and builtins of a SPARQL 1.1 query, in upper case, without those that this package rejects. */
const KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(WORDS.split(' '));

/**
 * Writes label services as patterns; {@link ParseOptions.labelService}.
 * @throws ForbiddenSparqlError for any other service. What it returns leaves none.
 */
export type LabelReader = (source: Source) => readonly Edit[];

/** What else `parseQuery` reads. */
export interface ParseOptions {
  /**
   * `labelService` of `@biographql/sparql/labels`: Wikidata's `SERVICE wikibase:label` is no reach outside then, and is
   * written as patterns over this graph. Without it that is rejected like any other service.
   */
  readonly labelService?: LabelReader | undefined;
  /**
   * `blazegraphForms` of `@biographql/sparql/labels`: named subqueries and hints of Wikidata's own engine are written in
   * SPARQL 1.1 before anything is checked. Without it they are rejected.
   */
  readonly forms?: TextForms | undefined;
  /** Returns the namespace of a further prefix that needs no declaration; null or undefined for any other. Default: none. */
  readonly namespaceOf?: Guard['namespaceOf'];
}

/**
 * Reads the SPARQL text of somebody else: SELECT or ASK, nothing that writes or reaches outside.
 * Well-known prefixes (see `PREFIXES`) that it uses without declaring them are declared in front, on its first line.
 * Escapes by code point are undone and comments blanked, so that every engine reads what was checked here.
 * What the grammar says beyond brackets, keywords, prefixes and the projection is left to the engine.
 * @throws InvalidSparqlError when it is empty, longer than {@link SPARQL_TEXT_LIMIT}, of more than 20,000 tokens,
 * not SELECT or ASK, or malformed.
 * @throws ForbiddenSparqlError for updates, SERVICE, and FROM. Both name line and column in the given text.
 */
export function parseQuery(text: string, options: ParseOptions = {}): SparqlQuery {
  if (text.length > SPARQL_TEXT_LIMIT) {
    throw new InvalidSparqlError(
      `the text has ${text.length} characters; at most ${SPARQL_TEXT_LIMIT} are read.`,
    );
  }
  const plain = plainText(text, options.forms);
  try {
    return plain.read((read) => {
      const { query, source } = readQuery(read, createGuard(options));
      const hasService = source.tokens.some(({ word }) => word === 'SERVICE');
      const labels = hasService ? options.labelService?.(source) : undefined;
      const edited = labels ? applyEdits(plain, labels) : plain;
      const completed = query.text.slice(0, query.prologueLength) + edited.text;
      const result = labels ? { ...query, text: completed, authorText: read } : query;
      rememberPositions(result, edited.typedPosition);
      return result;
    });
  } catch (error) {
    if (!(error instanceof ForbiddenSparqlError) || !error.position) throw error;
    const { keyword, reason, position } = error;
    throw new ForbiddenSparqlError(keyword, reason, plain.typedPosition(position));
  }
}

/** What is checked of an untrusted query; services are left to what reads label services, where there is one. */
function createGuard({ labelService, forms, namespaceOf }: ParseOptions): Guard {
  let isFirst = true;
  return {
    namespaceOf: (prefix) => namespaceOf?.(prefix) ?? forms?.namespaces.get(prefix),
    advise(prefix, declared) {
      const meant = nearestName(prefix, [...declared, ...Object.keys(PREFIXES)]);
      return `. Declare it: \`PREFIX ${prefix}: <…>\`${meant ? `, or did you mean \`${meant}:\`?` : ''}`;
    },
    check(source, token, index) {
      if (labelService === undefined || !opensService(source.tokens, index)) {
        checkToken(source, token, index);
      } else if (token.word === 'SERVICE' && isFirst) {
        // Reported before whatever else is wrong with a query for several services.
        isFirst = false;
        const { [index + 1]: next, [index + 2]: afterNext } = source.tokens;
        const name = next?.word === 'SILENT' ? afterNext : next;
        if (!/[:#]label>?$/.test(name?.text ?? '')) forbidService(source.text, token.start);
      }
    },
  };
}

/** Whether a token is `SERVICE`, `SILENT` or the name behind them. */
function opensService(tokens: Source['tokens'], index: number): boolean {
  const [own, before, first] = [index, index - 1, index - 2].map((at) => tokens[at]?.word);
  const isBehind = before === 'SERVICE' || (before === 'SILENT' && first === 'SERVICE');
  const isName = own === 'SILENT' || tokens[index]?.kind === 'name';
  return own === 'SERVICE' || (isBehind && isName);
}

function checkToken(source: Source, token: Token, index: number): void {
  const { word, kind, text } = token;
  const { [index - 1]: before, [index + 1]: after } = source.tokens;
  // An engine might read `SERVICEwd:a { … }` as the keyword and a name.
  const isNode = kind === 'name' && !text.startsWith('_:') && before?.word !== 'GRAPH';
  if (isNode && after?.text === '{') reject(source, token, '`{` cannot follow');
  if (kind === 'iri' && ENGINE_OWN.test(text)) {
    forbid(source.text, token.start, text, "functions of a specific engine aren't allowed.");
  }
  if (!word || KEYWORDS.has(word)) return;
  const reason = forbidden(word);
  if (reason !== undefined) forbid(source.text, token.start, word, reason);
  if (word === 'CONSTRUCT' || word === 'DESCRIBE') {
    reject(source, token, 'a graph cannot be answered: write SELECT');
  }
  const meant = nearestName(word, [...KEYWORDS]);
  const advice = meant ? `did you mean ${meant}?` : 'variables start with `?`';
  reject(source, token, `this isn't a keyword: ${advice}`);
}

/**
 * The nearest of some names by edit distance, letter case aside, and of equally near ones the one that begins alike;
 * undefined when none is within two edits, one for a text of less than six letters.
 */
function nearestName(text: string, names: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const spellings = names.map((name) => [name.toLowerCase(), name] as const);
  const alike = ([spelling]: readonly [string, string]): number => {
    let length = 0;
    while (length < lower.length && lower[length] === spelling[length]) length += 1;
    return length;
  };
  return nearest(
    lower,
    spellings.sort((a, b) => alike(b) - alike(a)),
    () => (text.length < 6 ? 1 : 2),
  );
}

export function forbidService(text: string, start = text.length): never {
  const reason =
    'a query cannot call another service; only `SERVICE wikibase:label { … }` is read. Remove the block.';
  forbid(text, start, 'SERVICE', reason);
}

function forbidden(word: string): string | undefined {
  if (word === 'SERVICE') {
    return 'a query cannot call another service. Remove the block.';
  }
  if (word === 'FROM') {
    return 'the graphs of the service are the same for every query. Remove the clause.';
  }
  return UPDATES.test(word) ? 'this service only reads. Write a SELECT or ASK query.' : undefined;
}

/** What opens a query before its form; each part starts with characters of its own. */
const GRAPH_FORM =
  /^(?:[\s\uFEFF]|#[^\r\n]*|BASE\s*<[^<>\s]*>|PREFIX\s+[^:\s]*:\s*<[^<>\s]*>)*(?:CONSTRUCT|DESCRIBE)\b/i;

/** Returns whether the answer to a query is a graph: a CONSTRUCT or DESCRIBE, which `@biographql/sparql/triples` reads. */
export function isGraphQuery(text: string): boolean {
  return GRAPH_FORM.test(text);
}

/**
 * Undoes percent-encoding where the text is encoded, once or twice, and returns plain text unchanged.
 * Every SELECT and ASK holds a `{`, which encoded text cannot, so the two are distinguished without guessing;
 * `+` means a space only where no other encoded space occurs.
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
      'the percent-encoding is damaged: encode the whole text.',
      column > 0 ? { line: 1, column } : undefined,
    );
  }
}
