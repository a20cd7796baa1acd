import { InvalidSparqlError, type TextPosition } from '@biographql/core';
import { type Edit, EditedText, plainText, type TextForms } from './plain-text.js';
import { PREFIXES } from './prefixes.js';
import { type Guard, type ReadQuery, readQuery, refuse, type Source } from './read-query.js';
import { forbid, scan } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';
import { KEYWORDS, nearestName } from './words.js';

/** The greatest length of a query, in UTF-16 units. */
export const SPARQL_TEXT_LIMIT = 100_000;

const UPDATES = /^(?:INSERT|DELETE|LOAD|CLEAR|CREATE|DROP|COPY|MOVE|ADD|WITH|USING|INTO)$/;

/** Functions of Virtuoso and Jena that reach files, addresses and classes of the machine they run on. */
const ENGINE_OWN = /^<(?:bif|sql|java):/i;

const GUARD: Guard = {
  check(source, token, index) {
    const { word, kind } = token;
    const { [index - 1]: before, [index + 1]: after } = source.tokens;
    // An engine might read `SERVICEwd:a { … }` as the keyword and a name.
    if (
      kind === 'name' &&
      after?.text === '{' &&
      before?.word !== 'GRAPH' &&
      !token.text.startsWith('_:')
    ) {
      refuse(source, token, '`{` cannot follow');
    }
    if (kind === 'iri' && ENGINE_OWN.test(token.text)) {
      const reason = "functions of a specific engine aren't allowed.";
      forbid(source.text, token.start, token.text, reason);
    }
    if (!word || KEYWORDS.has(word)) return;
    const reason = forbidden(word);
    if (reason !== undefined) forbid(source.text, token.start, word, reason);
    if (word === 'CONSTRUCT' || word === 'DESCRIBE') {
      refuse(source, token, 'a graph cannot be answered: write SELECT');
    }
    const meant = nearestName(word, [...KEYWORDS]);
    refuse(
      source,
      token,
      meant
        ? `this isn't a keyword: did you mean ${meant}?`
        : "this isn't a keyword: variables start with `?`",
    );
  },
  advise(prefix, declared) {
    const meant = nearestName(prefix, [...declared, ...Object.keys(PREFIXES)]);
    return `. Declare it: \`PREFIX ${prefix}: <…>\`${meant ? `, or did you mean \`${meant}:\`?` : ''}`;
  },
};

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
  return plain.read((read) => complete(readQuery(read, guardWith(options)), plain, options));
}

/** Writes labels as patterns, and notes how places lead back to what was typed. */
function complete(
  { query, source }: ReadQuery,
  plain: EditedText,
  options: ParseOptions,
): SparqlQuery {
  const hasService = source.tokens.some(({ word }) => word === 'SERVICE');
  const labels = hasService ? options.labelService?.(source) : undefined;
  const edited = labels ? plain.edit(labels) : plain;
  if (edited.stages.length === 0) return query;
  const typedPosition = (position: TextPosition) => edited.typedPosition(position);
  if (labels === undefined) return Object.assign(query, { typedPosition });
  const prologue = query.text.slice(0, query.prologueLength);
  const read = (changed: string) => {
    const again = new EditedText(changed, plain.typed, plain.stages);
    return complete(readQuery(changed, guardWith(options)), again, options);
  };
  const author = { text: source.text, read };
  return { ...query, typedPosition, text: prologue + edited.text, author };
}

/** Functions that answer otherwise each time (SPARQL 1.1, 17.4.2 and 17.4.5). */
const CHANGING = /^(?:NOW|RAND|UUID|STRUUID|BNODE)$/;

/** Returns whether a query has the same answer as long as the graph is the same: it uses neither time nor chance. */
export function isRepeatable(query: SparqlQuery): boolean {
  return !scan(query.text).some(({ word }) => CHANGING.test(word));
}

/** Leaves services to what reads label services, where there is one. */
function guardWith({ labelService, forms, namespaceOf }: ParseOptions): Guard {
  let isFirst = true;
  return {
    ...GUARD,
    namespaceOf: (prefix) => namespaceOf?.(prefix) ?? forms?.namespaces.get(prefix),
    check(source, token, index) {
      const { text, tokens } = source;
      if (labelService === undefined || !opensService(tokens, index)) {
        GUARD.check(source, token, index);
      } else if (token.word === 'SERVICE' && isFirst) {
        // Reported before whatever else is wrong with a query for several services.
        const name = tokens[tokens[index + 1]?.word === 'SILENT' ? index + 2 : index + 1];
        if (!/[:#]label>?$/.test(name?.text ?? '')) forbidService(text, token.start);
        isFirst = false;
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

export function forbidService(text: string, start = text.length): never {
  const reason =
    'a query cannot call another service; only `SERVICE wikibase:label { … }` is read. Remove the block.';
  forbid(text, start, 'SERVICE', reason);
}

function forbidden(word: string): string | undefined {
  if (word === 'SERVICE') {
    return 'a query cannot call another service. Remove the block.';
  }
  if (word === 'FROM')
    return 'the graphs of the service are the same for every query. Remove the clause.';
  return UPDATES.test(word) ? 'this service only reads. Write a SELECT or ASK query.' : undefined;
}

/** What opens a query before its form; each part starts with characters of its own. */
const GRAPH_FORM =
  /^(?:[\s\uFEFF]|#[^\r\n]*|BASE\s*<[^<>\s]*>|PREFIX\s+[^:\s]*:\s*<[^<>\s]*>)*(?:CONSTRUCT|DESCRIBE)\b/i;

/** Returns whether the answer to a query is a graph: a CONSTRUCT or DESCRIBE, which `@biographql/sparql/triples` reads. */
export function isGraphQuery(text: string): boolean {
  return GRAPH_FORM.test(text);
}
