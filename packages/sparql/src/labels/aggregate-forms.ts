import { InvalidSparqlError } from '@biographql/core';
import type { Expression, ExpressionAggregate, QuerySelect } from '@traqula/rules-sparql-1-1';
import type { Edit, Piece } from '../plain-text.js';
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
  // Nothing else names an expression, and parsing costs far more than this.
  if (!/\b(?:GROUP_CONCAT|AS)\b/i.test(text)) return [];
  const tree = parseLoosely(text, tokens);
  if (tree === undefined) return [];
  let left = MAX_REPEATED;

  /** In an expression, those of earlier names in their places. */
  const expandedWithin = (part: Expression, named: Named): readonly Edit[] => {
    const at = named.findIndex(([, own]) => own === part);
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
    let { start: from, end: to } = getPlace(expression) ?? { start, end: start };
    left -= to - from;
    if (left < 0) {
      fail(
        text,
        start,
        'the expressions that names stand for are too long together: use a subquery.',
      );
    }
    const pieces: Piece[] = ['('];
    for (const edit of expandedWithin(expression, named)) {
      pieces.push({ from, to: edit.start }, ...edit.pieces);
      from = edit.end;
    }
    return [...pieces, { from, to }, ')'];
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
