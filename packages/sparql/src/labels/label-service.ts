import { WIKIDATA_ENTITY } from '@biographql/core';
import type { GraphNode, Path, PatternService, TermLiteral } from '@traqula/rules-sparql-1-1';
import { forbidService } from '../parse-query.js';
import { PREFIXES } from '../prefixes.js';
import type { Source } from '../read-query.js';
import { fail, forbid } from '../scan.js';
import { getPlace, type Localized } from '../syntax-tree.js';

/** What the service returns for an entity, by the end of the variable's name. */
export type LabelKind = 'AltLabel' | 'Label' | 'Description';

/** One value that the service binds. */
export interface LabelTarget {
  /** Name of the variable that is bound, without `?`. */
  readonly name: string;
  readonly kind: LabelKind;
  /** The entity as the author writes it: a variable or an IRI. */
  readonly subject: string;
}

/** What one `SERVICE wikibase:label { … }` asks for. */
export interface LabelRequest {
  /** Language tags in the order of preference, in lower case, each once. */
  readonly languages: readonly string[];
  /** What the block asks for by triples; empty where the names of variables decide. */
  readonly targets: readonly LabelTarget[];
}

const LABEL_PREDICATES: Readonly<Record<LabelKind, string>> = {
  Label: `${PREFIXES.rdfs}label`,
  AltLabel: `${PREFIXES.skos}altLabel`,
  Description: `${PREFIXES.schema}description`,
};
const KINDS = Object.keys(LABEL_PREDICATES) as readonly LabelKind[];
const LABEL_SERVICE = `${PREFIXES.wikibase}label`;
/** Stands for the language of the page's reader, which a query does not know. */
const AUTO_LANGUAGE = '[auto_language]';
const LANGUAGE_TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/;

/** @throws InvalidSparqlError at a label service whose patterns would be many times as long as the query. */
export function tooManyLabels(text: string, at = text.length): never {
  fail(text, at, 'too many labels: use fewer variables, languages or label services.');
}

/** The text around a block, and what its prefixes stand for. */
type BlockText = Pick<Source, 'text' | 'namespaces'>;

/**
 * Reads the block of a label service: triples about `bd:serviceParam`, and triples that ask for a label, aliases or a
 * description.
 * @throws ForbiddenSparqlError for anything else, and for another service.
 */
export function readLabelRequest(service: PatternService, block: BlockText): LabelRequest {
  if (iriOfNode(service.name, block) !== LABEL_SERVICE) {
    forbidService(block.text, getPlace(service)?.start);
  }
  const languages: string[] = [];
  const targets: LabelTarget[] = [];
  let hasLanguage = false;
  for (const pattern of service.patterns) {
    if (pattern.type === 'query' || pattern.subType !== 'bgp') rejectPart(block, pattern);
    for (const triple of pattern.triples) {
      if (triple.type !== 'triple') rejectPart(block, triple);
      const { subject, predicate, object } = triple;
      const property = iriOfNode(predicate, block);
      if (iriOfNode(subject, block) === `${PREFIXES.bd}serviceParam`) {
        if (property !== `${PREFIXES.wikibase}language`) rejectPart(block, predicate);
        if (!isPlainText(object)) rejectPart(block, object);
        languages.push(...languageTags(object.value));
        hasLanguage = true;
      } else {
        const kind = KINDS.find((known) => LABEL_PREDICATES[known] === property);
        if (kind === undefined) rejectPart(block, predicate);
        if (object.type !== 'term' || object.subType !== 'variable') rejectPart(block, object);
        targets.push({ name: object.value, kind, subject: entityText(subject, block) });
      }
    }
  }
  if (!hasLanguage) rejectAt(block, (getPlace(service)?.end ?? block.text.length) - 1);
  return { languages: [...new Set(languages)], targets };
}

function isPlainText(node: GraphNode): node is TermLiteral {
  return node.type === 'term' && node.subType === 'literal' && node.langOrIri === undefined;
}

function languageTags(list: string): readonly string[] {
  const tags = list.toLowerCase().split(',');
  // No label has a language that is no tag.
  return tags
    .map((tag) => tag.trim().replace(AUTO_LANGUAGE, 'en'))
    .filter((tag) => LANGUAGE_TAG.test(tag));
}

function entityText(node: GraphNode, block: BlockText): string {
  if (node.type === 'term' && node.subType === 'variable') return `?${node.value}`;
  if (node.type !== 'term' || node.subType !== 'namedNode') rejectPart(block, node);
  return 'prefix' in node ? `${node.prefix}:${node.value}` : `<${node.value}>`;
}

function iriOfNode(node: GraphNode | Path, { namespaces }: BlockText): string | undefined {
  if (node.type !== 'term' || node.subType !== 'namedNode') return undefined;
  return 'prefix' in node ? `${namespaces.get(node.prefix)}${node.value}` : node.value;
}

function rejectPart(block: BlockText, part: Localized): never {
  rejectAt(block, getPlace(part)?.start ?? block.text.length);
}

function rejectAt({ text }: BlockText, at: number): never {
  const reason =
    'the block of the label service takes `bd:serviceParam wikibase:language "en"`, and triples such as ' +
    '`?x rdfs:label ?name` (or skos:altLabel, schema:description), nothing else.';
  forbid(text, at, 'SERVICE', reason);
}

/** An IRI that names nothing, in place of an unbound subject. */
const NOTHING = 'urn:biographql:nothing';

interface LabelPatternParts {
  readonly targets: readonly LabelTarget[];
  /** In the order of preference; a literal without a language comes after all of them. */
  readonly languages: readonly string[];
  /** The pattern that binds the subjects, as text without label services. */
  readonly pattern: string;
  /** Returns a variable that the text does not have, with `?`. */
  readonly fresh: () => string;
}

/**
 * Patterns that bind each target once per solution, so that no solution is lost or multiplied: the first language that
 * has a value wins, and of several values in one language the first by text. An entity without a label is named by its
 * QID, another IRI by itself, and anything else stays unchanged. Aliases are one text, separated by commas.
 */
export function labelPatterns(parts: LabelPatternParts): string {
  return parts.targets.map((target) => getPattern(target, parts)).join('');
}

function getPattern(target: LabelTarget, parts: LabelPatternParts): string {
  const { name, kind, subject } = target;
  const isVariable = /^[?$]/.test(subject);
  // An unbound subject would meet every label of the graph.
  const key = isVariable ? parts.fresh() : subject;
  const keyed = isVariable ? ` BIND(COALESCE(${subject}, <${NOTHING}>) AS ${key})` : '';
  if (kind === 'AltLabel') return keyed + aliases(target, { ...parts, key });
  const value = kind === 'Label' ? parts.fresh() : `?${name}`;
  const other = parts.fresh();
  const [triple, earlier] = [value, other].map(
    (found) => `${key} <${LABEL_PREDICATES[kind]}> ${found}`,
  );
  const optionals = getLanguages(parts).map(
    (language) =>
      ` OPTIONAL { ${triple} FILTER(${hasLanguage(value, language)}) FILTER NOT EXISTS { ${earlier} ` +
      `FILTER(${hasLanguage(other, language)} && STR(${other}) < STR(${value})) } }`,
  );
  const named =
    kind === 'Label' ? ` BIND(COALESCE(${value}, ${readName(subject)}) AS ?${name})` : '';
  return keyed + optionals.join('') + named;
}

/** Aliases are collected over the subjects of the pattern alone: over the whole graph they are a million. */
function aliases(
  { name, subject }: LabelTarget,
  parts: LabelPatternParts & { readonly key: string },
): string {
  const { key, pattern } = parts;
  const isVariable = key !== subject;
  const subjects = `{ SELECT DISTINCT (${subject} AS ${key}) WHERE { ${pattern}\n FILTER(BOUND(${subject})) } } `;
  const found = getLanguages(parts).map((language) => {
    const [alias, joined] = [parts.fresh(), parts.fresh()];
    const text =
      ` OPTIONAL { SELECT ${isVariable ? key : ''} (GROUP_CONCAT(${alias}; SEPARATOR=", ") AS ${joined}) ` +
      `WHERE { ${isVariable ? subjects : ''}${key} <${LABEL_PREDICATES.AltLabel}> ${alias} ` +
      `FILTER(${hasLanguage(alias, language)}) } ${isVariable ? `GROUP BY ${key}` : 'HAVING(COUNT(*) > 0)'} }`;
    return { text, joined };
  });
  const names = found.map(({ joined }) => joined).join(', ');
  return `${found.map(({ text }) => text).join('')} BIND(COALESCE(${names}) AS ?${name})`;
}

/** A literal without a language is the last choice. */
function getLanguages({ languages }: LabelPatternParts): readonly string[] {
  return [...languages, ''];
}

/** Engines store tags in lower case or unchanged. */
function hasLanguage(value: string, language: string): string {
  return language.includes('-')
    ? `LCASE(LANG(${value})) = "${language}"`
    : `LANG(${value}) = "${language}"`;
}

function readName(subject: string): string {
  const text = `STR(${subject})`;
  const entity = `"${WIKIDATA_ENTITY}"`;
  return `IF(ISIRI(${subject}), IF(STRSTARTS(${text}, ${entity}), STRAFTER(${text}, ${entity}), ${text}), ${subject})`;
}
