import { outerIndices, projectedNames, type TokenRange } from './bound-variables.js';
import type { Edit, Piece } from './edit-text.js';
import type { PlacedService } from './placed-service.js';
import { type Clauses, clausesOf, hasAggregate } from './solution-modifiers.js';

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
  const plan = planOf(placed);
  return plan && editsOf(placed, plan, { labels, origin });
}

/** What moves, and what the subquery must project besides what the author does. */
interface Plan {
  readonly clauses: Clauses;
  /** The labels among what is projected and grouped by, as indices of tokens. */
  readonly plain: readonly number[];
  readonly missing: readonly string[];
  readonly sortsByLabel: boolean;
}

function planOf(placed: PlacedService): Plan | undefined {
  const { query, targets, mentions, group, start } = placed;
  const { tokens } = placed.source;
  const clauses = clausesOf(tokens, query.modifiers);
  const isOutermost = query.pattern.start === group.start && tokens[start]?.word === 'SELECT';
  if (!isOutermost || query.isStar || targets.length === 0 || clauses === undefined) return;
  const modifier = tokens[start + 1]?.word;
  if (modifier === 'REDUCED') return;

  const nameAt = (index: number) => (tokens[index]?.text ?? '').slice(1);
  const labels = new Set(targets.map(({ name }) => name));
  const isLabel = (index: number) => labels.has(nameAt(index));
  const isSorted = (index: number) => isIn(clauses.order, index);
  const grouped = clauses.group ? outerIndices(tokens, clauses.group) : [];
  const listed = [...outerIndices(tokens, query.header), ...grouped];
  const plain = listed.filter((index) => tokens[index]?.kind === 'variable' && isLabel(index));
  const isPlain = new Set(plain);
  if (mentions.some((index) => isLabel(index) && !isPlain.has(index) && !isSorted(index))) return;

  const sorted = mentions.filter(isSorted);
  const sortsByLabel = sorted.some(isLabel);
  const isLimited = clauses.limit !== undefined && clauses.order !== undefined && !sortsByLabel;
  const isDistinct = modifier === 'DISTINCT';
  if (!clauses.group && !isDistinct && !isLimited) return;
  // Without GROUP BY, an aggregate makes one group of all.
  if (!clauses.group && hasAggregate(tokens, query.header)) return;
  if (clauses.order && hasAggregate(tokens, clauses.order)) return;

  const subjects = subjectsOf(placed);
  const needed = [...subjects, ...sorted.filter((index) => !isLabel(index)).map(nameAt)];
  const projected = new Set(projectedNames(tokens, query.header));
  const missing = [...new Set(needed)].filter((name) => !projected.has(name));
  if (isDistinct && missing.length > 0) return;
  const keys = new Set(grouped.map(nameAt));
  if (clauses.group && ![...subjects, ...missing].every((name) => keys.has(name))) return;
  return { clauses, plain, missing, sortsByLabel };
}

function editsOf(
  { source, query, start }: PlacedService,
  { clauses, plain, missing, sortsByLabel }: Plan,
  { labels, origin }: { readonly labels: string; readonly origin: number },
): readonly Edit[] {
  const { text, tokens } = source;
  const startAt = (index: number) => tokens[index]?.start ?? text.length;
  const endAt = (index: number) => tokens[index]?.end ?? text.length;
  const edit = (from: number, to: number, ...pieces: readonly Piece[]): Edit => ({
    start: from,
    end: to,
    pieces,
    origin,
  });
  const copyOf = (range: TokenRange | undefined): readonly Piece[] =>
    range ? [' ', { from: startAt(range.start), to: endAt(range.end - 1) }] : [];
  const removalOf = (range: TokenRange | undefined): readonly Edit[] =>
    range ? [edit(startAt(range.start), endAt(range.end - 1), ' ')] : [];

  const { order, limit } = clauses;
  const names = projectedNames(tokens, query.header).map((name) => `?${name}`);
  const headerEnd = endAt(query.header.end - 1);
  const last = endAt(query.modifiers.end - 1);
  return [
    edit(startAt(start), startAt(start), `SELECT ${names.join(' ')} WHERE { { `),
    ...plain.map((index) => edit(startAt(index), endAt(index), ' ')),
    edit(headerEnd, headerEnd, ...missing.map((name) => ` ?${name} `)),
    ...(sortsByLabel || !limit ? removalOf(order) : []),
    ...(sortsByLabel ? removalOf(limit) : []),
    // An order holds for a subquery alone: it is told again outside.
    edit(last, last, ` }${labels} }`, ...copyOf(order), ...(sortsByLabel ? copyOf(limit) : [])),
  ];
}

function subjectsOf({ targets }: PlacedService): readonly string[] {
  const variables = targets.filter(({ subject }) => /^[?$]/.test(subject));
  return variables.map(({ subject }) => subject.slice(1));
}

function isIn(range: TokenRange | undefined, index: number): boolean {
  return range !== undefined && index >= range.start && index < range.end;
}
