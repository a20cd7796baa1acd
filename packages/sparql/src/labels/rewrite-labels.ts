import type {
  Pattern,
  PatternGroup,
  PatternService,
  TermVariable,
} from '@traqula/rules-sparql-1-1';
import { type Edit, EditedText } from '../edited-text.js';
import { forbidService, type LabelReader } from '../parse-query.js';
import type { Token } from '../scan.js';
import {
  boundNames,
  getColumns,
  getPlace,
  isStar,
  parseTree,
  partsIn,
  type ReadingQuery,
  type TextRange,
  variablesIn,
} from '../syntax-tree.js';
import {
  type LabelKind,
  type LabelRequest,
  type LabelTarget,
  labelPatterns,
  readLabelRequest,
  tooManyLabels,
} from './label-service.js';
import { lateLabels } from './late-labels.js';

const MAX_SERVICES = 10;
/** UTF-16 units of patterns for labels, about; each label is read in each language, and each alias repeats the group. */
const MAX_LENGTH = 100_000;
/** Of what one label in one language takes, without the group that aliases repeat. */
const LABEL_LENGTH = 200;
/** Of what names an entity that has no label. */
const NAME_LENGTH = 300;
const ENDINGS: readonly LabelKind[] = ['AltLabel', 'Label', 'Description'];

/** A query or subquery, and where its own text starts and ends. */
interface PlacedQuery extends TextRange {
  readonly text: string;
  readonly query: ReadingQuery;
  readonly namespaces: ReadonlyMap<string, string>;
}

interface LabeledGroup {
  readonly around: PlacedQuery;
  readonly patterns: readonly Pattern[];
  /** What stands between its brackets. */
  readonly inside: TextRange;
  readonly services: readonly PatternService[];
}

/**
 * Reads Wikidata's label service for `parseQuery` and `parseSelect`: it is written as patterns over the same graph, and
 * nothing is called. The patterns stand at the end of the service's group, or around what the query groups, sorts and
 * limits where no label takes part in that, so that few labels are read.
 * @throws ForbiddenSparqlError, while it reads, for another service and for a label service that asks for anything but
 * labels, and InvalidSparqlError for a query with a label service that is not SPARQL 1.1, for more than ten services, and
 * for patterns that would be many times as long as the query.
 */
export const labelService: LabelReader = (source) => {
  const { text, tokens, namespaces } = source;
  const keywords = tokens.filter(({ word }) => word === 'SERVICE');
  const tooMany = keywords[MAX_SERVICES];
  if (tooMany) tooManyLabels(text, tooMany.start);
  const query = parseTree(text, tokens, { prefixes: Object.fromEntries(namespaces) });
  const start = tokens.find(({ word }) => /^(?:SELECT|ASK)$/.test(word))?.start ?? 0;
  const end = tokens.at(-1)?.end ?? text.length;
  const groups = findGroups({ text, query, namespaces, start, end });
  const removals = groups.flatMap((group) =>
    group.services.flatMap((service) => getRemoval(text, service)),
  );
  const fresh = freshNames(tokens);
  const edits: Edit[] = [...removals];
  const columns = new Map<PlacedQuery, string[]>();
  let length = 0;
  for (const group of groups) {
    const { around } = group;
    const named = namedTargets(group);
    for (const service of group.services) {
      const { languages, targets: requested } = readLabelRequest(service, around);
      const targets = requested.length > 0 ? requested : named;
      length += patternLength(group, { languages, targets });
      if (length > MAX_LENGTH) tooManyLabels(text, getPlace(service)?.start);
      const pattern = withoutServices(group, targets, removals);
      const labels = labelPatterns({ targets, languages, pattern, fresh });
      edits.push(...labelEdits(group, { targets, labels, service }));
      const names = targets.map(({ name }) => name);
      columns.set(around, [...(columns.get(around) ?? []), ...names]);
    }
  }
  if (removals.length !== keywords.length) forbidService(text, keywords[0]?.start);
  return [...edits, ...[...columns].flatMap(explicitStar)];
};

function findGroups(around: PlacedQuery): readonly LabeledGroup[] {
  return partsIn(around.query).flatMap((part) => {
    if (!('patterns' in part)) return [];
    const group = part as PatternGroup;
    const { patterns } = group;
    const inner = patterns.flatMap((pattern) =>
      pattern.type === 'query'
        ? findGroups({ ...around, query: pattern, ...getPlace(pattern) })
        : [],
    );
    const services = patterns.filter((pattern) => pattern.subType === 'service');
    const { start, end } = getPlace(group) ?? around;
    const inside = { start: around.text.indexOf('{', start) + 1, end: end - 1 };
    return services.length > 0 ? [{ around, patterns, inside, services }, ...inner] : inner;
  });
}

/** Each variable that no pattern binds and that is called after one that is bound. */
function namedTargets({ around, patterns }: LabeledGroup): readonly LabelTarget[] {
  const { query } = around;
  const { group, having, order } = query.solutionModifiers;
  const parts = [getColumns(query), query.where, group, having, order].flatMap((part) =>
    partsIn(part),
  );
  const bound = boundNames(patterns);
  const assigned = new Set(
    parts.flatMap((part) => ('variable' in part ? (part.variable as TermVariable).value : [])),
  );
  const names = new Set(variablesIn(parts).map(({ value }) => value));
  return [...names].flatMap((name) => {
    const kind = ENDINGS.find((ending) => name.endsWith(ending));
    if (kind === undefined || bound.has(name) || assigned.has(name)) return [];
    const subject = name.slice(0, -kind.length);
    return bound.has(subject) ? [{ name, kind, subject: `?${subject}` }] : [];
  });
}

interface Labels {
  readonly service: PatternService;
  readonly targets: readonly LabelTarget[];
  /** The patterns that bind the targets. */
  readonly labels: string;
}

function labelEdits(
  { around, patterns, inside, services }: LabeledGroup,
  { service, targets, labels }: Labels,
): readonly Edit[] {
  if (targets.length === 0) return [];
  const { query } = around;
  const origin = getPlace(service)?.start ?? 0;
  const isAlone = services.length === 1 && query.where.patterns === patterns;
  const late =
    isAlone && query.subType === 'select'
      ? lateLabels({ ...around, query, targets }, labels, origin)
      : undefined;
  return late ?? [{ start: inside.end, end: inside.end, pieces: [`${labels} `], origin }];
}

/** `SELECT *` would show the helper variables of the patterns. */
function explicitStar([{ query }, labels]: readonly [PlacedQuery, readonly string[]]) {
  if (!isStar(query) || query.subType !== 'select' || labels.length === 0) return [];
  const place = query.variables[0] && getPlace(query.variables[0]);
  if (!place) return [];
  const names = [...new Set([...boundNames(query.where.patterns), ...labels])];
  return [{ ...place, pieces: [names.map((name) => `?${name}`).join(' ')], origin: place.start }];
}

/** Takes a block out so that the triples before and behind it stay two. */
function getRemoval(text: string, service: PatternService): readonly Edit[] {
  const place = getPlace(service);
  if (place === undefined) return [];
  const isSeparate = /[{}.]/.test(text.slice(0, place.start).trimEnd().at(-1) ?? '');
  const after = text.slice(place.end);
  const stop = after.trimStart().startsWith('.') ? after.indexOf('.') + 1 : 0;
  const pieces = [isSeparate ? ' ' : ' . '];
  return [{ start: place.start, end: place.end + stop, pieces, origin: place.start }];
}

/** The text of the group without any label service, for patterns that repeat it. */
function withoutServices(
  { around, inside }: LabeledGroup,
  targets: readonly LabelTarget[],
  removals: readonly Edit[],
): string {
  if (!targets.some(({ kind }) => kind === 'AltLabel')) return '';
  const { start: from, end: to } = inside;
  const within = removals.filter(({ start }) => start >= from && start < to);
  const edits = within.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  return new EditedText(around.text.slice(from, to)).edit(edits).text;
}

function patternLength({ inside }: LabeledGroup, { languages, targets }: LabelRequest): number {
  const group = inside.end - inside.start;
  const lengths = targets.map(({ kind }) => LABEL_LENGTH + (kind === 'AltLabel' ? group : 0));
  const inLanguages = lengths.reduce((sum, each) => sum + each, 0);
  return (languages.length + 1) * inLanguages + targets.length * NAME_LENGTH;
}

function freshNames(tokens: readonly Token[]): () => string {
  const taken = new Set(tokens.map(({ text }) => text.slice(1)));
  let count = 0;
  return () => {
    do count += 1;
    while (taken.has(`label${count}`));
    return `?label${count}`;
  };
}
