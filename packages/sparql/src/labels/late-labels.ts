import type { QuerySelect } from '@traqula/rules-sparql-1-1';
import type { Edit, Piece } from '../edited-text.js';
import {
  columnNames,
  getColumns,
  getPlace,
  groupName,
  hasAggregate,
  isStar,
  type Localized,
  type ReadingQuery,
  type TextRange,
  type TreePart,
  variablesIn,
} from '../syntax-tree.js';
import type { LabelTarget } from './label-patterns.js';

interface LateOptions {
  /** From the keyword `SELECT` to the end of the last token. */
  readonly place: TextRange;
  readonly targets: readonly LabelTarget[];
  readonly labels: string;
  readonly origin: number;
}

/**
 * Edits that make the query a subquery and read the labels around it, where that gives the same answer for fewer labels:
 * the query groups, is DISTINCT, or sorts and limits, and labels are only projected, grouped by or sorted by.
 * undefined where the labels must be read inside, also where its outermost group does not hold the service alone.
 */
export function lateLabels(
  query: ReadingQuery,
  { place: { start, end }, targets, labels, origin }: LateOptions,
): readonly Edit[] | undefined {
  const plan = query.subType === 'select' ? getPlan(query, targets) : undefined;
  if (plan === undefined) return undefined;
  const edit = (place: TextRange, ...pieces: readonly Piece[]): Edit => ({
    ...place,
    pieces,
    origin,
  });
  const at = (index: number): TextRange => ({ start: index, end: index });
  const order = getPlaces(query.solutionModifiers.order);
  const limit = getPlaces(query.solutionModifiers.limitOffset);
  const copies = plan.sortsByLabel ? [...order, ...limit] : order;
  const removed = plan.sortsByLabel || limit.length === 0 ? copies : [];
  const header = Math.max(...getPlaces(...getColumns(query)).map((place) => place.end));
  const names = columnNames(query).map((name) => `?${name}`);
  return [
    { ...at(start), pieces: [`SELECT ${names.join(' ')} WHERE { { `], origin: start },
    ...[...plan.labelParts, ...removed].map((place) => edit(place, ' ')),
    edit(at(header), ...plan.missing.map((name) => ` ?${name} `)),
    // The order of a subquery is lost outside: repeat it there.
    edit(
      at(end),
      ` }${labels} }`,
      ...copies.flatMap((place) => [' ', { from: place.start, to: place.end }]),
    ),
  ];
}

/** `labelParts`: the labels that are projected or grouped by; `missing`: names that the subquery must also project. */
function getPlan(query: QuerySelect, targets: readonly LabelTarget[]) {
  const { group, having, order, limitOffset } = query.solutionModifiers;
  if (isStar(query) || query.reduced || query.values) return undefined;
  const labels = new Set(targets.map(({ name }) => name));
  const columns = getColumns(query);
  const groupings = group?.groupings ?? [];
  const isLabel = (part: TreePart & { readonly value?: unknown }) =>
    part.subType === 'variable' && labels.has(`${part.value}`);
  const named = [...columns, ...groupings].filter((part) => !isLabel(part));
  const usesLabel = [named, query.where, having].some((part) => variablesIn(part).some(isLabel));
  if (usesLabel || hasAggregate(order)) return undefined;

  const sorted = variablesIn(order);
  const sortsByLabel = sorted.some(isLabel);
  const isLimited = limitOffset !== undefined && order !== undefined && !sortsByLabel;
  if (!group && !query.distinct && !isLimited) return undefined;
  // Without GROUP BY, an aggregate puts all solutions in one group.
  if (!group && (having || hasAggregate(columns))) return undefined;

  const isVariable = ({ subject }: LabelTarget) => subject.startsWith('?');
  const subjects = targets.filter(isVariable).map(({ subject }) => subject.slice(1));
  const sortKeys = sorted.filter((part) => !isLabel(part)).map(({ value }) => value);
  const projected = new Set(columnNames(query));
  const missing = [...new Set([...subjects, ...sortKeys])].filter((name) => !projected.has(name));
  if (query.distinct && missing.length > 0) return undefined;
  const keys = new Set(groupings.flatMap(groupName));
  if (group && ![...subjects, ...missing].every((name) => keys.has(name))) return undefined;
  // A query for only labels of constants would have no columns left.
  if (columns.every(isLabel) && missing.length === 0) return undefined;
  const labelParts = getPlaces(...[...columns, ...groupings].filter(isLabel));
  return { labelParts, missing, sortsByLabel };
}

function getPlaces(...parts: readonly (Localized | undefined)[]): readonly TextRange[] {
  return parts.flatMap((part) => (part && getPlace(part)) ?? []);
}
