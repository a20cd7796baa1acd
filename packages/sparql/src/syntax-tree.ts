import { InvalidSparqlError } from '@biographql/core';
import type {
  Pattern,
  QueryAsk,
  QuerySelect,
  TermVariable,
  Wildcard,
} from '@traqula/rules-sparql-1-1';
import { parseGrammar } from './parse-grammar.js';
import type { Token } from './scan.js';
import { opensData } from './sparql-query.js';

export type ReadingQuery = QuerySelect | QueryAsk;

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Parsing blocks the thread that serves all requests. */
const MAX_TOKENS = 5_000;

/**
 * Parses a query. Its inline data is left out: lists of thousands of terms are common, and slow to parse.
 * @throws InvalidSparqlError when the grammar fails, and for more than 5,000 tokens or 64 levels of brackets.
 */
export function parseTree(
  text: string,
  tokens: readonly Token[],
  options: Parameters<typeof parseGrammar>[2],
): ReadingQuery {
  const { blanked, left } = withoutInlineData(text, tokens);
  if (left > MAX_TOKENS) {
    throw new InvalidSparqlError(
      `a query that uses the label service can have at most ${MAX_TOKENS.toLocaleString('en-US')} tokens, not counting VALUES: put lists of terms into VALUES.`,
    );
  }
  return parseGrammar(blanked, tokens, options) as ReadingQuery;
}

/** Blanks the terms of VALUES, so that every other part stays where it is; `left` counts the other tokens. */
function withoutInlineData(text: string, tokens: readonly Token[]) {
  let blanked = '';
  let done = 0;
  let left = tokens.length;
  tokens.forEach((token, at) => {
    const { end, close = at } = token;
    if (token.text !== '{' || !opensData(tokens, at)) return;
    const { start: closing } = tokens[close] ?? token;
    blanked += text.slice(done, end) + ' '.repeat(closing - end);
    done = closing;
    left -= close - at - 1;
  });
  return { blanked: blanked + text.slice(done), left };
}

export type Localized = Pick<Wildcard, 'loc'>;

/** The place of a part that the author wrote; undefined for one that the grammar implies, like the subject after `;`. */
export function getPlace({ loc }: Localized): TextRange | undefined {
  return loc.sourceLocationType === 'source' ? loc : undefined;
}

/** The projected columns; empty for `SELECT *` and for ASK. */
export function getColumns(query: ReadingQuery): QuerySelect['variables'][number][] {
  if (query.subType === 'ask' || isStar(query)) return [];
  return query.variables;
}

export function isStar(query: ReadingQuery): boolean {
  return query.subType === 'select' && query.variables[0]?.type === 'wildcard';
}

export function columnNames(query: ReadingQuery): readonly string[] {
  return getColumns(query).flatMap((column) => {
    if (column.type === 'wildcard') return [];
    return column.type === 'term' ? column.value : column.variable.value;
  });
}

/**
 * The names that patterns bind, in the order of the text: by triples, BIND, VALUES and GRAPH, and what subqueries
 * project. Names only in a filter, a MINUS or a service are left out.
 */
export function boundNames(
  patterns: readonly Pattern[],
  bound = new Set<string>(),
): ReadonlySet<string> {
  for (const pattern of patterns) {
    if (pattern.type === 'query') {
      for (const name of columnNames(pattern)) bound.add(name);
      if (isStar(pattern)) boundNames(pattern.where.patterns, bound);
    } else if (pattern.subType === 'bgp' || pattern.subType === 'values') {
      for (const { value } of variablesIn(pattern)) bound.add(value);
    } else if (pattern.subType === 'bind') {
      bound.add(pattern.variable.value);
    } else if (!/^(?:filter|minus|service)$/.test(pattern.subType)) {
      if (pattern.subType === 'graph' && pattern.name.subType === 'variable') {
        bound.add(pattern.name.value);
      }
      if ('patterns' in pattern) boundNames(pattern.patterns, bound);
    }
  }
  return bound;
}

export interface TreePart {
  readonly type?: string;
  readonly subType?: string;
}

type Grouping = NonNullable<QuerySelect['solutionModifiers']['group']>['groupings'][number];

/** The name that a part of GROUP BY gives its group; none for an expression without a name. */
export function groupName(grouping: Grouping): readonly string[] {
  if ('variable' in grouping) return [grouping.variable.value];
  return grouping.type === 'term' && grouping.subType === 'variable' ? [grouping.value] : [];
}

export function isGrouped(query: QuerySelect): boolean {
  const hasAggregate = ({ subType }: TreePart) => subType === 'aggregate';
  return query.solutionModifiers.group !== undefined || partsIn(query.variables).some(hasAggregate);
}

export function selectsIn(tree: unknown): readonly QuerySelect[] {
  const isSelect = ({ type, subType }: TreePart) => type === 'query' && subType === 'select';
  return partsIn(tree, () => true).filter(isSelect) as QuerySelect[];
}

/** The variables under a part of a query, in text order; by default without those of subqueries and services. */
export function variablesIn(part: unknown, isOwn?: typeof isOwnPart): readonly TermVariable[] {
  return partsIn(part, isOwn).filter(({ subType }) => subType === 'variable') as TermVariable[];
}

/** Whether a part contains an aggregate, or a pattern that may contain one. */
export function hasAggregate(part: unknown): boolean {
  return partsIn(part).some(({ subType = '' }) => /^(?:aggregate|patternOperation)$/.test(subType));
}

function isOwnPart({ type, subType }: TreePart): boolean {
  return type !== 'query' && subType !== 'service';
}

/** All nodes under a part of a query, itself included; by default without those of subqueries and services. */
export function partsIn(part: unknown, isOwn = isOwnPart): readonly TreePart[] {
  const found: TreePart[] = [];
  const waiting: unknown[] = [part];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each !== 'object' || each === null) continue;
    if (each !== part && !isOwn(each)) continue;
    if (!Array.isArray(each)) found.push(each);
    for (const [key, child] of Object.entries(each).reverse()) {
      if (key !== 'loc') waiting.push(child);
    }
  }
  return found;
}
