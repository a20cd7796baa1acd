import {
  compareByEvidence,
  conflateGenes,
  countEvidence,
  type EntityRecord,
  type EvidenceCounts,
  evidenceScore,
  NO_EVIDENCE,
  readGenesOfProteins,
} from '@biographql/engines';
import { compareText, isUnnamed, localName } from '@biographql/engines/text';
import type { GraphContext, QuestionContext, QuotedAnswer } from '../question-service.js';
import { isHumanGene } from '../text/lexicon.js';
import type { Fact } from './read-facts.js';

/** Names listed in an answer or a sentence before the rest is only counted. */
export const MAX_NAMES = 10;

/** Returns names joined: `a, b and c`, or the first ten and `12 more`. */
export function joinNames(
  names: readonly string[],
  total: number = names.length,
  limit: number = MAX_NAMES,
): string {
  const shown = names.slice(0, limit);
  const separator = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  const rest = total - shown.length;
  if (rest > 0) return `${shown.join(separator)} and ${rest.toLocaleString('en-US')} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(separator)} and ${shown.at(-1)}`;
}

export function quote(before: string, answer: string, after = ''): QuotedAnswer {
  const start = before.length;
  return { text: before + answer + after, start, end: start + answer.length };
}

export interface ListedNames {
  readonly text: string;
  readonly count: number;
}

export const UNNAMED: ListedNames = { text: '…', count: 1 };

export function listNames(
  names: readonly string[],
  total: number = names.length,
  limit: number = MAX_NAMES,
): ListedNames {
  return { text: joinNames(names, total, limit), count: total };
}

/** Fills `$entity` and `$values` into a template and chooses `{one|several}` by the number of values. */
export function fillSentence(template: string, entity: string, values: ListedNames): QuotedAnswer {
  let text = '';
  let start = 0;
  for (const part of template.split(/(\$entity|\$values|\{[^|}]*\|[^}]*\})/)) {
    if (part === '$values') start = text.length;
    text += fillPart(part, entity, values);
  }
  return { text: capitalize(text), start, end: start + values.text.length };
}

function fillPart(part: string, entity: string, { text, count }: ListedNames): string {
  if (part === '$entity') return entity;
  if (part === '$values') return text;
  const [, one, several] = /^\{([^|}]*)\|([^}]*)\}$/.exec(part) ?? [];
  return (count === 1 ? one : several) ?? part;
}

/** Returns a text with an upper-case first letter, unless that word has a capital or a digit, as `mTOR`. */
export function capitalize(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? '';
  if (/\p{Lu}|\d/u.test(first)) return text;
  const letter = text.slice(0, 1);
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper + text.slice(1) : text;
}

export interface NamedValue {
  readonly name: string;
  readonly record: EntityRecord | null;
  /** Evidence of its relation to the subject; see `evidenceScore`. */
  readonly relevance: number;
  readonly support: number;
  /** Whether it has a label, or is a literal: an identifier without a name says nothing to a reader. */
  readonly isNamed: boolean;
}

/** Maximum values that are looked up and sorted, in the order of the facts. */
const MAX_LOOKED_UP = 2_000;

/** Names the values of facts, each name once and a gene for its protein, ordered by `compareByEvidence`, like neighbors and insights. Evidence is only counted for more values than a sentence names. */
export async function nameValues(
  facts: readonly Fact[],
  options: NamingOptions,
): Promise<readonly NamedValue[]> {
  const { labels, budget } = options;
  const support = new Map<string, number>();
  const literals = new Map<string, number>();
  for (const { value, isEntity } of facts) {
    const counts = isEntity ? support : literals;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const iris = [...support.keys()].slice(0, MAX_LOOKED_UP);
  const [records, getCounts] = await Promise.all([
    budget.attempt((signal) => labels.lookup(iris, { signal })),
    countValueEvidence(facts, options),
  ]);
  if (records === null) return [];
  const entities = iris.map((iri, index): NamedValue => {
    const record = records[index] ?? null;
    const counts = getCounts?.(iri) ?? NO_EVIDENCE;
    const stated = support.get(iri) ?? 0;
    const name = record?.label ?? localName(iri);
    return {
      name,
      isNamed: record !== null && !isUnnamed({ iri: record.iri, label: name }),
      record,
      relevance:
        evidenceScore({ ...counts, degree: 0, ...record }) + Math.log2(Math.max(1, stated)) / 2,
      support: stated,
    };
  });
  const known = records.flatMap((record) => record ?? []);
  const genes = await readGenesOfProteins({ ...options, select: selectWithin(options) }, known);
  const plain = [...literals].map(([name, count]) => ({
    name,
    isNamed: true,
    record: null,
    relevance: 0,
    support: count,
  }));
  return mergeNames(
    conflateGenes([...entities, ...plain].sort(byEvidence), ({ record }) => record?.iri, genes),
  );
}

/** Entities before literals; literals by how many facts state them. */
function byEvidence(left: NamedValue, right: NamedValue): number {
  if (left.record === null || right.record === null)
    return (
      Number(left.record === null) - Number(right.record === null) ||
      right.support - left.support ||
      compareText(left.name, right.name)
    );
  return compareByEvidence(
    { iri: left.record.iri, label: left.name, relevance: left.relevance },
    { iri: right.record.iri, label: right.name, relevance: right.relevance },
  );
}

/** Merges values of one name, e.g. a gene and its protein, or two sources' records of a disease. */
function mergeNames(values: readonly NamedValue[]): readonly NamedValue[] {
  const byName = new Map<string, NamedValue>();
  for (const value of values) {
    const key = value.name.toLowerCase();
    const known = byName.get(key);
    // Of genes that share a symbol, the human one, in capitals, replaces the other.
    const isHuman =
      known?.name !== value.name && isHumanGene(value.name, value.record?.types ?? []);
    if (known === undefined || isHuman) byName.set(key, value);
  }
  return [...byName.values()];
}

type NamingOptions = GraphContext & Partial<Pick<QuestionContext, 'articles'>>;

/** Runs queries beyond the budget's query limit, but within its time. */
function selectWithin({ graph, budget }: Pick<GraphContext, 'graph' | 'budget'>) {
  const select: typeof budget.select = (query, limit) =>
    budget.attempt((signal) => graph.select(query, { signal, limit }));
  return select;
}

async function countValueEvidence(
  facts: readonly Fact[],
  { labels, budget, vocabulary, articles, graph }: NamingOptions,
): Promise<((iri: string) => EvidenceCounts) | null> {
  const entities = facts.filter(({ isEntity }) => isEntity);
  const counts = new Map<string, number>();
  for (const { entity } of entities) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  const [about] = [...counts].sort(([, left], [, right]) => right - left)[0] ?? [];
  const values = new Set(entities.map(({ value }) => value));
  if (about === undefined || values.size <= MAX_NAMES) return null;
  // Tries both directions: the wrong one has no claims.
  const links = entities
    .filter(({ inheritedFrom }) => inheritedFrom === undefined)
    .flatMap(({ property, value }) =>
      [true, false].map((isOutgoing) => ({
        predicate: vocabulary.getPredicate(property),
        isOutgoing,
        neighbor: value,
      })),
    );
  return budget.attempt(async (signal) => {
    const [record] = await labels.lookup([about], { signal });
    const select = selectWithin({ graph, budget });
    const sources = { select, articles: articles ?? null, vocabulary };
    return countEvidence(sources, { iri: about, label: record?.label ?? '' }, { links, signal });
  });
}
