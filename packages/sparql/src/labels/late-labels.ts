import type { Token } from '../scan.js';
import { outerIndices, projectedNames, type TokenRange } from './bound-variables.js';
import type { Edit, Piece } from './edit-text.js';
import type { PlacedService } from './rewrite-labels.js';

const AGGREGATE = /^(?:COUNT|SUM|MIN|MAX|AVG|SAMPLE|GROUP_CONCAT)$/;

/** A solution modifier: its keyword's tokens, and all of it. */
interface Clauses {
  readonly group?: TokenRange;
  readonly having?: TokenRange;
  readonly order?: TokenRange;
  readonly limit?: TokenRange;
}

/**
 * Edits that make the query a subquery and read the labels around it, where that gives the same answer and spares
 * labels: the query groups, is DISTINCT, or sorts and limits, and labels are only projected, grouped by or sorted by.
 * undefined where the labels must stand inside.
 */
export function lateLabels(
  placed: PlacedService,
  labels: string,
  origin: number,
): readonly Edit[] | undefined {
  const { source, query, targets, mentions, group, start } = placed;
  const { tokens } = source;
  const clauses = clausesOf(tokens, query.modifiers);
  const isGroup = query.pattern.start === group.start;
  if (!isGroup || query.isStar || targets.length === 0 || clauses === undefined) return undefined;
  if (tokens[start]?.word !== 'SELECT' || tokens[start + 1]?.word === 'REDUCED') return undefined;

  const isLabel = (name: string) => targets.some((target) => target.name === name);
  const labelAt = (index: number) => isLabel((tokens[index]?.text ?? '').slice(1));
  const header = outerIndices(tokens, query.header);
  const grouped = clauses.group ? outerIndices(tokens, clauses.group) : [];
  const plain = [...header, ...grouped].filter((i) => tokens[i]?.kind === 'variable' && labelAt(i));
  const isSorted = (index: number) => isIn(clauses.order, index);
  const isElsewhere = mentions.some((i) => labelAt(i) && !plain.includes(i) && !isSorted(i));
  if (isElsewhere) return undefined;

  const isDistinct = tokens[start + 1]?.word === 'DISTINCT';
  const sortsByLabel = mentions.some((index) => labelAt(index) && isSorted(index));
  const isLimited = clauses.limit !== undefined && clauses.order !== undefined && !sortsByLabel;
  if (!clauses.group && !isDistinct && !isLimited) return undefined;
  // Without GROUP BY, an aggregate makes one group of all.
  if (!clauses.group && hasAggregate(tokens, query.header)) return undefined;
  if (clauses.order && hasAggregate(tokens, clauses.order)) return undefined;

  const names = projectedNames(tokens, query.header);
  const subjects = targets.map(({ subject }) => subject).filter((text) => /^[?$]/.test(text));
  const sorted = mentions.filter((i) => isSorted(i) && !labelAt(i)).map((i) => textAt(tokens, i));
  const needed = [...subjects, ...sorted].map((text) => text.slice(1));
  const missing = [...new Set(needed)].filter((name) => !names.includes(name));
  const keys = grouped.map((index) => textAt(tokens, index).slice(1));
  if (
    clauses.group &&
    ![...subjects.map((text) => text.slice(1)), ...missing].every((name) => keys.includes(name))
  ) {
    return undefined;
  }
  if (isDistinct && missing.length > 0) return undefined;

  const head = `SELECT ${names.map((name) => `?${name}`).join(' ')} WHERE { { `;
  const { order, limit } = clauses;
  const slice = (range: TokenRange | undefined): readonly Piece[] =>
    range === undefined ? [] : [' ', { from: startAt(range.start), to: endAt(range.end - 1) }];
  const startAt = (index: number) => tokens[index]?.start ?? source.text.length;
  const endAt = (index: number) => tokens[index]?.end ?? source.text.length;
  const moved = [
    ...(order && (sortsByLabel || !limit) ? [order] : []),
    ...(limit && sortsByLabel ? [limit] : []),
  ];
  const edit = (from: number, to: number, pieces: readonly Piece[]): Edit => ({
    start: from,
    end: to,
    pieces,
    origin,
  });
  const last = endAt(query.modifiers.end - 1);
  return [
    edit(startAt(start), startAt(start), [head]),
    ...plain.map((index) => edit(startAt(index), endAt(index), [' '])),
    ...(missing.length === 0
      ? []
      : [
          edit(endAt(query.header.end - 1), endAt(query.header.end - 1), [
            missing.map((name) => ` ?${name} `).join(''),
          ]),
        ]),
    ...moved.map((range) => edit(startAt(range.start), endAt(range.end - 1), [' '])),
    edit(last, last, [` }${labels} }`, ...slice(order), ...(sortsByLabel ? slice(limit) : [])]),
  ];
}

/** undefined for a query with inline data at its end. */
function clausesOf(tokens: readonly Token[], modifiers: TokenRange): Clauses | undefined {
  const starts = outerIndices(tokens, modifiers).filter((index) =>
    /^(?:GROUP|HAVING|ORDER|LIMIT|OFFSET|VALUES)$/.test(tokens[index]?.word ?? ''),
  );
  const range = (word: string): TokenRange | undefined => {
    const at = starts.findIndex((index) => tokens[index]?.word === word);
    const start = starts[at];
    return start === undefined ? undefined : { start, end: starts[at + 1] ?? modifiers.end };
  };
  if (range('VALUES')) return undefined;
  const [limit, offset] = [range('LIMIT'), range('OFFSET')];
  const [group, having, order] = [range('GROUP'), range('HAVING'), range('ORDER')];
  const slice = limit && offset ? joined(limit, offset) : (limit ?? offset);
  return {
    ...(group && { group: { start: group.start + 2, end: group.end } }),
    ...(having && { having }),
    ...(order && { order }),
    ...(slice && { limit: slice }),
  };
}

function joined(a: TokenRange, b: TokenRange): TokenRange {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

function isIn(range: TokenRange | undefined, index: number): boolean {
  return range !== undefined && index >= range.start && index < range.end;
}

function hasAggregate(tokens: readonly Token[], { start, end }: TokenRange): boolean {
  return tokens.slice(start, end).some(({ word, text }) => AGGREGATE.test(word) || text === '{');
}

function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? '';
}
