import type {
  GraphNode,
  Path,
  Pattern,
  PatternGroup,
  PatternService,
} from '@traqula/rules-sparql-1-1';
import { type Edit, editedPieces, fail, forbid } from '../edited-text.js';
import { forbidService, type LabelReader, type Source } from '../parse-query.js';
import { PREFIXES } from '../prefixes.js';
import type { Token } from '../scan.js';
import {
  boundNames,
  getColumns,
  getPlace,
  isStar,
  type Localized,
  parseTree,
  partsIn,
  type ReadingQuery,
  type TextRange,
  variablesIn,
} from '../syntax-tree.js';
import { LABEL_KINDS, LABEL_PREDICATES, type LabelTarget, labelPattern } from './label-patterns.js';
import { lateLabels } from './late-labels.js';

const MAX_SERVICES = 10;
/** Approximate maximum length of label patterns, in UTF-16 units: one per language; each alias repeats the group. */
const MAX_LENGTH = 100_000;
/** Maximum length of one label in one language, without the group that aliases repeat. */
const LABEL_LENGTH = 200;
/** Maximum length of the pattern for an entity without a label. */
const NAME_LENGTH = 300;
/** Wikidata's placeholder for the user's language, which a query does not know. */
const AUTO_LANGUAGE = '[auto_language]';
const LANGUAGE_TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/;

interface LabeledGroup {
  /** The query or subquery that contains it, and its place. */
  readonly query: ReadingQuery;
  readonly place: TextRange;
  readonly patterns: readonly Pattern[];
  readonly inside: TextRange;
  readonly services: readonly PatternService[];
}

/**
 * Reads Wikidata's label service for `parseQuery` and `parseSelect`: replaces it by patterns over the same graph; no
 * service is called. The patterns stand at the end of the service's group, or around a query that groups, sorts or
 * limits without using labels, so that few labels are read.
 * @throws ForbiddenSparqlError, while it reads, for another service and for a label service that asks for anything but
 * labels, and InvalidSparqlError for a query that is not SPARQL 1.1 or exceeds a limit: ten services, about 100,000
 * characters of label patterns, 5,000 tokens outside VALUES, 64 levels of brackets, 1,000 operators.
 */
export const labelService: LabelReader = (source) => {
  const { text, tokens, namespaces } = source;
  const keywords = tokens.filter(({ word }) => word === 'SERVICE');
  const tooMany = keywords[MAX_SERVICES];
  if (tooMany) failAtLabels(text, tooMany.start);
  const query = parseTree(text, tokens, { prefixes: Object.fromEntries(namespaces) });
  const start = tokens.find(({ word }) => /^(?:SELECT|ASK)$/.test(word))?.start ?? 0;
  const groups = findGroups(text, query, { start, end: tokens.at(-1)?.end ?? text.length });
  const removals = groups.flatMap(({ services }) => services.flatMap((one) => removal(text, one)));
  const fresh = freshNames(tokens);
  const edits: Edit[] = [...removals];
  const columns = new Map<ReadingQuery, string[]>();
  let length = 0;
  for (const group of groups) {
    const { inside } = group;
    const named = namedTargets(group);
    for (const service of group.services) {
      const { languages, targets: requested } = readBlock(service, source);
      const targets = requested.length > 0 ? requested : named;
      const aliases = targets.filter(({ kind }) => kind === 'AltLabel').length;
      const inOneLanguage = targets.length * LABEL_LENGTH + aliases * (inside.end - inside.start);
      length += (languages.length + 1) * inOneLanguage + targets.length * NAME_LENGTH;
      if (length > MAX_LENGTH) failAtLabels(text, getPlace(service)?.start);
      const pattern = aliases > 0 ? withoutServices(text, inside, removals) : '';
      const options = { languages, pattern, fresh };
      const labels = targets.map((target) => labelPattern(target, options)).join('');
      if (labels) edits.push(...labelEdits(group, service, { targets, labels }));
      const names = targets.map(({ name }) => name);
      columns.set(group.query, [...(columns.get(group.query) ?? []), ...names]);
    }
  }
  if (removals.length !== keywords.length) forbidService(text, keywords[0]?.start);
  return [...edits, ...[...columns].flatMap(explicitStar)];
};

function failAtLabels(text: string, at = text.length): never {
  fail(text, at, 'too many labels: use fewer variables, languages or label services.');
}

function findGroups(text: string, query: ReadingQuery, place: TextRange): readonly LabeledGroup[] {
  return partsIn(query).flatMap((part) => {
    if (!('patterns' in part)) return [];
    const group = part as PatternGroup;
    const { patterns } = group;
    const inner = patterns.flatMap((pattern) =>
      pattern.type === 'query' ? findGroups(text, pattern, getPlace(pattern) ?? place) : [],
    );
    const services = patterns.filter((pattern) => pattern.subType === 'service');
    const { start, end } = getPlace(group) ?? place;
    const inside = { start: text.indexOf('{', start) + 1, end: end - 1 };
    return services.length > 0 ? [{ query, place, patterns, inside, services }, ...inner] : inner;
  });
}

/** Each unbound variable that is named after a bound one. */
function namedTargets({ query, patterns }: LabeledGroup): readonly LabelTarget[] {
  const { group, having, order } = query.solutionModifiers;
  const parts = [getColumns(query), query.where, group, having, order].flatMap((part) =>
    partsIn(part),
  );
  const bound = boundNames(patterns);
  const assigned = parts.flatMap((part) => ('variable' in part ? variablesIn(part.variable) : []));
  const taken = new Set([...bound, ...assigned.map(({ value }) => value)]);
  const names = new Set(variablesIn(parts).map(({ value }) => value));
  return [...names].flatMap((name) => {
    const kind = LABEL_KINDS.find((ending) => name.endsWith(ending));
    if (kind === undefined || taken.has(name)) return [];
    const subject = name.slice(0, -kind.length);
    return bound.has(subject) ? [{ name, kind, subject: `?${subject}` }] : [];
  });
}

/**
 * Reads the block of a label service: triples about `bd:serviceParam`, and triples that ask for a label, aliases or a
 * description; without these, `targets` is empty and the names of variables decide.
 * @throws ForbiddenSparqlError for anything else, and for another service.
 */
function readBlock(service: PatternService, { text, namespaces }: Source) {
  const getIri = (node: GraphNode | Path): string | undefined => {
    if (node.type !== 'term' || node.subType !== 'namedNode') return undefined;
    return 'prefix' in node ? `${namespaces.get(node.prefix)}${node.value}` : node.value;
  };
  const reject: (part: Localized) => never = (part) => rejectBlock(text, getPlace(part)?.start);
  const place = getPlace(service);
  if (getIri(service.name) !== `${PREFIXES.wikibase}label`) forbidService(text, place?.start);
  const languages = new Set<string>();
  const targets: LabelTarget[] = [];
  let hasLanguage = false;
  for (const pattern of service.patterns) {
    if (pattern.type === 'query' || pattern.subType !== 'bgp') reject(pattern);
    for (const triple of pattern.triples) {
      if (triple.type !== 'triple') reject(triple);
      const { subject, predicate, object } = triple;
      const property = getIri(predicate);
      if (getIri(subject) === `${PREFIXES.bd}serviceParam`) {
        if (property !== `${PREFIXES.wikibase}language`) reject(predicate);
        const isText = object.type === 'term' && object.subType === 'literal';
        if (!isText || object.langOrIri !== undefined) reject(object);
        for (const tag of languageTags(object.value)) languages.add(tag);
        hasLanguage = true;
      } else {
        const kind = LABEL_KINDS.find((known) => LABEL_PREDICATES[known] === property);
        if (kind === undefined) reject(predicate);
        if (object.type !== 'term' || object.subType !== 'variable') reject(object);
        const entity = entityText(subject) ?? reject(subject);
        targets.push({ name: object.value, kind, subject: entity });
      }
    }
  }
  if (!hasLanguage) rejectBlock(text, (place?.end ?? text.length) - 1);
  return { languages: [...languages], targets };
}

function languageTags(list: string): readonly string[] {
  const tags = list.toLowerCase().split(',');
  return tags
    .map((tag) => tag.trim().replace(AUTO_LANGUAGE, 'en'))
    .filter((tag) => LANGUAGE_TAG.test(tag));
}

function entityText(node: GraphNode): string | undefined {
  if (node.type === 'term' && node.subType === 'variable') return `?${node.value}`;
  if (node.type !== 'term' || node.subType !== 'namedNode') return undefined;
  return 'prefix' in node ? `${node.prefix}:${node.value}` : `<${node.value}>`;
}

function rejectBlock(text: string, at = text.length): never {
  const reason =
    'the label service block needs languages, e.g. `bd:serviceParam wikibase:language "de,en"`, and otherwise can only contain ' +
    'triples such as `?x rdfs:label ?name` (or skos:altLabel, schema:description).';
  forbid(text, at, 'SERVICE', reason);
}

function labelEdits(
  { query, place, patterns, inside, services }: LabeledGroup,
  service: PatternService,
  { targets, labels }: { readonly targets: readonly LabelTarget[]; readonly labels: string },
): readonly Edit[] {
  const origin = getPlace(service)?.start ?? 0;
  const isAlone = services.length === 1 && query.where.patterns === patterns;
  const late = isAlone ? lateLabels(query, { place, targets, labels, origin }) : undefined;
  return late ?? [{ start: inside.end, end: inside.end, pieces: [`${labels} `], origin }];
}

/** `SELECT *` would show the helper variables of the patterns. */
function explicitStar([query, labels]: readonly [ReadingQuery, readonly string[]]) {
  if (!isStar(query) || query.subType !== 'select' || labels.length === 0) return [];
  const place = query.variables[0] && getPlace(query.variables[0]);
  if (!place) return [];
  const names = [...new Set([...boundNames(query.where.patterns), ...labels])];
  return [{ ...place, pieces: [names.map((name) => `?${name}`).join(' ')], origin: place.start }];
}

/** Removes a block but keeps the triples around it separate. */
function removal(text: string, service: PatternService): readonly Edit[] {
  const place = getPlace(service);
  if (place === undefined) return [];
  const isSeparate = /[{}.]/.test(text.slice(0, place.start).trimEnd().at(-1) ?? '');
  const stop = /^\s*\./.exec(text.slice(place.end))?.[0].length ?? 0;
  const pieces = [isSeparate ? ' ' : ' . '];
  return [{ start: place.start, end: place.end + stop, pieces, origin: place.start }];
}

function withoutServices(text: string, inside: TextRange, removals: readonly Edit[]): string {
  const within = removals.filter(({ start }) => start >= inside.start && start < inside.end);
  const pieces = editedPieces(inside, within);
  return pieces
    .map((each) => (typeof each === 'string' ? each : text.slice(each.from, each.to)))
    .join('');
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
