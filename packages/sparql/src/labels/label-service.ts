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

/** The predicates that the service knows. */
export const LABEL_PREDICATES: Readonly<Record<LabelKind, string>> = {
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
