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
  type TextRange,
  type TreePart,
  variablesIn,
} from '../syntax-tree.js';
import type { LabelTarget } from './label-service.js';

/** A SELECT whose outermost group holds the only label service of that group. */
export interface LabeledSelect {
  readonly query: QuerySelect;
  readonly targets: readonly LabelTarget[];
  /** Index of its keyword `SELECT`. */
  readonly start: number;
  /** Index behind its last token. */
  readonly end: number;
}

/**
 * Edits that make the query a subquery and read the labels around it, where that gives the same answer for fewer labels:
 * the query groups, is DISTINCT, or sorts and limits, and labels are only projected, grouped by or sorted by.
 * undefined where the labels must be read inside.
 */
export function lateLabels(
  labeled: LabeledSelect,
  labels: string,
  origin: number,
): readonly Edit[] | undefined {
  const { query, start, end } = labeled;
  const plan = getPlan(labeled);
  if (plan === undefined) return undefined;
  const { labelParts, missing, sortsByLabel } = plan;
  const edit = (place: TextRange, ...pieces: readonly Piece[]): Edit => ({
    ...place,
    pieces,
    origin,
  });
  const at = (index: number): TextRange => ({ start: index, end: index });
  const order = getPlaces(query.solutionModifiers.order);
  const limit = getPlaces(query.solutionModifiers.limitOffset);
  const copies = sortsByLabel ? [...order, ...limit] : order;
  const removed = sortsByLabel ? copies : limit.length === 0 ? order : [];
  const header = Math.max(...getPlaces(...getColumns(query)).map((place) => place.end));
  const names = columnNames(query).map((name) => `?${name}`);
  return [
    { ...at(start), pieces: [`SELECT ${names.join(' ')} WHERE { { `], origin: start },
    ...labelParts.map((place) => edit(place, ' ')),
    edit(at(header), ...missing.map((name) => ` ?${name} `)),
    ...removed.map((place) => edit(place, ' ')),
    // The order of a subquery holds inside only: it is repeated outside.
    edit(
      at(end),
      ` }${labels} }`,
      ...copies.flatMap((place) => [' ', { from: place.start, to: place.end }]),
    ),
  ];
}

interface Plan {
  /** The labels among what is projected and grouped by. */
  readonly labelParts: readonly TextRange[];
  /** What the subquery must project in addition to its own columns. */
  readonly missing: readonly string[];
  readonly sortsByLabel: boolean;
}

function getPlan({ query, targets }: LabeledSelect): Plan | undefined {
  const { group, having, order, limitOffset } = query.solutionModifiers;
  if (isStar(query) || query.reduced || query.values || targets.length === 0) return undefined;
  const labels = new Set(targets.map(({ name }) => name));
  const columns = getColumns(query);
  const groupings = group?.groupings ?? [];
  const isLabel = (part: TreePart & { readonly value?: unknown }) =>
    part.subType === 'variable' && labels.has(`${part.value}`);
  const named = [...columns, ...groupings].filter((part) => !isLabel(part));
  const usesLabel = [named, query.where, having].some((part) => variablesIn(part).some(isLabel));
  if (usesLabel) return undefined;

  const sorted = variablesIn(order);
  const sortsByLabel = sorted.some(isLabel);
  const isLimited = limitOffset !== undefined && order !== undefined && !sortsByLabel;
  if (!group && !query.distinct && !isLimited) return undefined;
  // Without GROUP BY, an aggregate makes one group of all.
  if (!group && (having || hasAggregate(columns))) return undefined;
  if (hasAggregate(order)) return undefined;

  const subjects = targets.flatMap(({ subject }) =>
    subject.startsWith('?') ? subject.slice(1) : [],
  );
  const sortKeys = sorted.filter((part) => !isLabel(part)).map(({ value }) => value);
  const projected = new Set(columnNames(query));
  const missing = [...new Set([...subjects, ...sortKeys])].filter((name) => !projected.has(name));
  if (query.distinct && missing.length > 0) return undefined;
  if (group) {
    const keys = new Set(groupings.flatMap(groupName));
    if (![...subjects, ...missing].every((name) => keys.has(name))) return undefined;
  }
  // Of a query for nothing but labels of constants, nothing would be left.
  if (columns.every(isLabel) && missing.length === 0) return undefined;
  const labelParts = getPlaces(...[...columns, ...groupings].filter(isLabel));
  return { labelParts, missing, sortsByLabel };
}

function getPlaces(...parts: readonly (Localized | undefined)[]): readonly TextRange[] {
  return parts.flatMap((part) => (part && getPlace(part)) ?? []);
}
