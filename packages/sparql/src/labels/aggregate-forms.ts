import { InvalidSparqlError } from '@biographql/core';
import type {
  Expression,
  ExpressionAggregate,
  QuerySelect,
  TermVariable,
} from '@traqula/rules-sparql-1-1';
import type { Edit, Piece } from '../edited-text.js';
import { fail, type Token } from '../scan.js';
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

/** Maximum length of the expressions that are repeated in place of names, in UTF-16 units. */
const MAX_REPEATED = 5_000;
/** Queries with more names stay unchanged. */
const MAX_NAMES = 200;

/**
 * Writes aggregates as every engine reads them: GROUP_CONCAT joins the texts of IRIs, numbers and labels, and in a grouped
 * SELECT later expressions and HAVING have the expression in place of its name, as Wikidata's own engine allows.
 * @throws InvalidSparqlError when the repeated expressions are too long together.
 */
export function aggregateEdits(text: string, tokens: readonly Token[]): readonly Edit[] {
  const tree = parseLoosely(text, tokens);
  if (tree === undefined) return [];
  const reading = { text, left: MAX_REPEATED };
  return [
    ...partsIn(tree, () => true).flatMap(joinedText),
    ...selectsIn(tree).flatMap((query) => expandedNames(reading, query)),
  ];
}

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

interface Reading {
  readonly text: string;
  /** UTF-16 units that may still be repeated. */
  left: number;
}

type Named = ReadonlyMap<string, Expression>;

function expandedNames(reading: Reading, query: QuerySelect): readonly Edit[] {
  const binds = getColumns(query).flatMap((column) => ('expression' in column ? [column] : []));
  const named = new Map(binds.map(({ variable, expression }) => [variable.value, expression]));
  if (!isGrouped(query) || named.size > MAX_NAMES) return [];
  const { having = [] } = query.solutionModifiers.having ?? {};
  return [...named.values(), ...having].flatMap((expression) =>
    expandedWithin(reading, expression, before(named, expression)),
  );
}

function expandedWithin(reading: Reading, part: Expression, named: Named): readonly Edit[] {
  // A pattern in EXISTS has variables of its own.
  const found = variablesIn([part], ({ subType }) => subType !== 'patternOperation');
  return found.flatMap((variable) => {
    const place = getPlace(variable);
    const pieces = place && expandedName(reading, variable, named);
    return pieces ? [{ ...place, pieces, origin: place.start }] : [];
  });
}

/** The expression of a name, in which names of expressions before it are written out. */
function expandedName(
  reading: Reading,
  variable: TermVariable,
  named: Named,
): readonly Piece[] | undefined {
  const expression = named.get(variable.value);
  const place = expression && getPlace(expression);
  if (expression === undefined || place === undefined) return undefined;
  reading.left -= place.end - place.start;
  const reason = 'the expressions that names stand for are too long together: use a subquery.';
  if (reading.left < 0) fail(reading.text, getPlace(variable)?.start ?? 0, reason);
  const pieces: Piece[] = ['('];
  let from = place.start;
  for (const edit of expandedWithin(reading, expression, before(named, expression))) {
    pieces.push({ from, to: edit.start }, ...edit.pieces);
    from = edit.end;
  }
  return [...pieces, { from, to: place.end }, ')'];
}

function before(named: Named, expression: Expression): Named {
  const names = [...named];
  const at = names.findIndex(([, own]) => own === expression);
  return new Map(at === -1 ? names : names.slice(0, at));
}
