import { InvalidSparqlError } from '@biographql/core';
import type { Expression, ExpressionAggregate, QuerySelect } from '@traqula/rules-sparql-1-1';
import { applyEdits, type Edit, editedPieces, fail, type Piece } from '../edited-text.js';
import { MAX_TOKENS, scan, type TextForms, type Token } from '../scan.js';
import {
  getColumns,
  getPlace,
  isGrouped,
  parseTree,
  partsIn,
  type ReadingQuery,
  selectsIn,
  variablesIn,
} from '../syntax-tree.js';

const EXTRA = /%[A-Za-z_]\w*/y;
const HINTS = '<http://www.bigdata.com/queryHints#>';
/** Maximum length of included subqueries, in UTF-16 units: that of a whole query. */
const MAX_LENGTH = 100_000;
/** Maximum length of the expressions that are repeated in place of names, in UTF-16 units. */
const MAX_REPEATED = 5_000;
/** Queries with more names stay unchanged. */
const MAX_NAMES = 200;

/** Further prefixes of Wikidata's own service, rarely used by graphs that are served here. */
const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['wdv', 'http://www.wikidata.org/value/'],
  ['wdref', 'http://www.wikidata.org/reference/'],
  ['wdata', 'http://www.wikidata.org/wiki/Special:EntityData/'],
  ['prv', 'http://www.wikidata.org/prop/reference/value/'],
  ['prn', 'http://www.wikidata.org/prop/reference/value-normalized/'],
  ['geo', 'http://www.opengis.net/ont/geosparql#'],
  ['geof', 'http://www.opengis.net/def/geosparql/function/'],
  ['ontolex', 'http://www.w3.org/ns/lemon/ontolex#'],
  ['cc', 'http://creativecommons.org/ns#'],
]);

/**
 * Rewrites Wikidata's extensions of SPARQL 1.1 for `parseQuery`: named subqueries (`WITH { SELECT … } AS %name`)
 * replace `INCLUDE %name`, optimizer hints (`hint:Query hint:optimizer "None"`) are removed, and
 * its other prefixes are declared. HAVING may use names of the SELECT. The result is checked like any text. A
 * subquery that is included twice is run twice.
 * @throws InvalidSparqlError, while it reads, for an INCLUDE of a subquery that is not named before it, for a hint that is
 * no plain triple, and where included subqueries exceed 100,000 characters, or repeated expressions 5,000.
 */
export const blazegraphForms: TextForms = {
  extra: EXTRA,
  pattern: /%|hint:|\b(?:GROUP_CONCAT|AS)\b/i,
  namespaces: PREDEFINED,
  write(plain) {
    const portable = applyEdits(
      plain,
      plain.read(() => formEdits(plain.text)),
    );
    return applyEdits(
      portable,
      portable.read(() => aggregateEdits(portable.text)),
    );
  },
};

interface Subquery {
  readonly pieces: readonly Piece[];
  readonly length: number;
}

function formEdits(text: string): readonly Edit[] {
  const tokens = scan(text, MAX_TOKENS, EXTRA);
  const named = new Map<string, Subquery>();
  const hasHints = declaresHints(tokens);
  let left = MAX_LENGTH;

  const editsWithin = (first: number, end: number): readonly Edit[] => {
    const edits: Edit[] = [];
    const replace = (from: number, last: number, pieces: readonly Piece[]): number => {
      const { start = 0 } = tokens[from] ?? {};
      const { end: stop = start } = tokens[last] ?? {};
      edits.push({ start, end: stop, pieces: [' ', ...pieces, ' '], origin: start });
      return last;
    };
    for (let at = first; at < end; at += 1) {
      const name = nameOfSubquery(tokens, at);
      if (name !== undefined) {
        // The body ends before `AS %name`.
        named.set(tokens[name]?.text ?? '', readSubquery(at + 1, name - 1));
        at = replace(at, name, []);
      } else if (tokens[at]?.word === 'INCLUDE' && tokens[at + 1]?.text.startsWith('%')) {
        at = replace(at, at + 1, include(at + 1));
      } else if (hasHints && isHint(tokens, at)) {
        const isSeparate = /^[{}.]$/.test(tokens[at - 1]?.text ?? '');
        at = replace(at, endOfHint(text, tokens, at), isSeparate ? [] : ['.']);
      }
    }
    return edits;
  };
  const readSubquery = (first: number, end: number): Subquery => {
    const place = { start: tokens[first]?.start ?? 0, end: tokens[end - 1]?.end ?? text.length };
    const pieces = editedPieces(place, editsWithin(first, end));
    const lengths = pieces.map((piece) =>
      typeof piece === 'string' ? piece.length : piece.to - piece.from,
    );
    return { pieces, length: lengths.reduce((sum, length) => sum + length) };
  };
  const include = (at: number): readonly Piece[] => {
    const { text: name = '', start = 0 } = tokens[at] ?? {};
    const subquery = named.get(name);
    if (subquery === undefined) {
      fail(
        text,
        start,
        `INCLUDE ${name} needs a named subquery \`WITH { … } AS ${name}\` before it.`,
      );
    }
    left -= subquery.length;
    if (left < 0) fail(text, start, 'the included subqueries are too long in total.');
    return subquery.pieces;
  };
  return editsWithin(0, tokens.length);
}

/** The index of the name, where `WITH { SELECT … } AS %name` starts at a token. */
function nameOfSubquery(tokens: readonly Token[], at: number): number | undefined {
  const { close } = tokens[at + 1] ?? {};
  if (tokens[at]?.word !== 'WITH' || close === undefined) return undefined;
  const isNamed = tokens[close + 1]?.word === 'AS' && tokens[close + 2]?.text.startsWith('%');
  return isNamed && tokens[at + 2]?.word === 'SELECT' ? close + 2 : undefined;
}

function declaresHints(tokens: readonly Token[]): boolean {
  const declared = tokens.findIndex(
    ({ text }, at) => text === 'hint:' && tokens[at - 1]?.word === 'PREFIX',
  );
  return declared === -1 || tokens[declared + 1]?.text === HINTS;
}

/** Whether an optimizer hint starts at a token: a triple with `hint:Query`, `hint:Prior`, `hint:Group` or similar. */
function isHint(tokens: readonly Token[], at: number): boolean {
  return [tokens[at], tokens[at + 1]].every(
    (token) => token?.kind === 'name' && /^hint:./.test(token.text),
  );
}

/** The index of the last token of a hint, its full stop included. */
function endOfHint(text: string, tokens: readonly Token[], first: number): number {
  for (let at = first; ; at += 1) {
    const { kind = 'mark', text: part = '', start = text.length } = tokens[at] ?? {};
    if (part === '.') return at;
    if (part === '}') return at - 1;
    const isPlain = /^(?:name|string|number|word|iri)$/.test(kind) || /^[;,]$/.test(part);
    if (!isPlain) fail(text, start, 'a hint can only contain IRIs and literals.');
  }
}

/**
 * Makes aggregates portable: GROUP_CONCAT joins the texts of IRIs, numbers and labels, and in a grouped
 * SELECT later expressions and HAVING repeat an expression in place of its name, which Wikidata allows.
 * @throws InvalidSparqlError when the repeated expressions are too long in total.
 */
function aggregateEdits(text: string): readonly Edit[] {
  // Nothing else names an expression, and parsing costs far more than this.
  if (!/\b(?:GROUP_CONCAT|AS)\b/i.test(text)) return [];
  const tree = parseLoosely(text, scan(text, MAX_TOKENS, EXTRA));
  if (tree === undefined) return [];
  let left = MAX_REPEATED;

  /** Edits that replace earlier names by their expressions. */
  const expandedWithin = (part: Expression, named: Named): readonly Edit[] => {
    const at = named.findIndex(([, expression]) => expression === part);
    const earlier = at === -1 ? named : named.slice(0, at);
    // A pattern in EXISTS has variables of its own.
    const variables = variablesIn([part], ({ subType }) => subType !== 'patternOperation');
    return variables.flatMap((variable) => {
      const place = getPlace(variable);
      const [, expression] = earlier.findLast(([name]) => name === variable.value) ?? [];
      if (place === undefined || expression === undefined) return [];
      return [{ ...place, pieces: expanded(expression, earlier, place), origin: place.start }];
    });
  };
  const expanded = (
    expression: Expression,
    named: Named,
    { start }: { readonly start: number },
  ): readonly Piece[] => {
    const place = getPlace(expression) ?? { start, end: start };
    left -= place.end - place.start;
    if (left < 0) {
      const reason =
        'the expressions that define the columns are too long in total: use a subquery.';
      fail(text, start, reason);
    }
    return ['(', ...editedPieces(place, expandedWithin(expression, named)), ')'];
  };
  const expandedNames = (query: QuerySelect): readonly Edit[] => {
    const named = getColumns(query).flatMap(
      (column): Named =>
        'expression' in column ? [[column.variable.value, column.expression]] : [],
    );
    if (!isGrouped(query) || named.length > MAX_NAMES) return [];
    const { having = [] } = query.solutionModifiers.having ?? {};
    const expressions = [...named.map(([, expression]) => expression), ...having];
    return expressions.flatMap((expression) => expandedWithin(expression, named));
  };
  return [
    ...partsIn(tree, () => true).flatMap(joinedText),
    ...selectsIn(tree).flatMap(expandedNames),
  ];
}

type Named = readonly (readonly [name: string, expression: Expression])[];

/** The tree of a text, whatever its prefixes are; undefined where the grammar fails, which is reported later. */
function parseLoosely(text: string, tokens: readonly Token[]): ReadingQuery | undefined {
  const names = tokens.filter(({ kind }) => kind === 'name').map((token) => token.text);
  const prefixes = names.map((name) => [name.slice(0, name.indexOf(':')), 'urn:x:'] as const);
  try {
    const options = { prefixes: Object.fromEntries(prefixes), skipValidation: true };
    return parseTree(text, tokens, options);
  } catch (error) {
    if (error instanceof InvalidSparqlError) return undefined;
    throw error;
  }
}

function joinedText(part: object): readonly Edit[] {
  if (!('aggregation' in part) || part.aggregation !== 'group_concat') return [];
  const [place] = (part as ExpressionAggregate).expression.map(getPlace);
  if (place === undefined) return [];
  const { start, end } = place;
  return [
    { start, end: start, pieces: [' STR('], origin: start },
    { start: end, end, pieces: [')'], origin: end },
  ];
}
