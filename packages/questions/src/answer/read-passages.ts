import type { EntityType } from '@biographql/core';
import type { Article, ArticleQuery, EntityRecord } from '@biographql/engines';
import { localName } from '@biographql/engines/text';
import { isIri } from '@biographql/sparql';
import { fillSentence, getTypeName, listNames, MOST_NAMES } from '../facts/name-values.js';
import { type Fact, findProperty, readFacts } from '../facts/read-facts.js';
import type { LiteraturePlan, PlannedName, PlannedQuestion } from '../grammar/plan-question.js';
import { otherSide, type Relation, SIDES, type Side } from '../lexicon/relations.js';
import type {
  AnswerDocument,
  Claim,
  ClaimQuote,
  Evidence,
  Passage,
  QuestionAnswerer,
  QuestionContext,
  QuotedAnswer,
} from '../question-service.js';
import type { Finding } from '../say/finding.js';
import { splitWords } from '../text/lexicon.js';

const PAGE_SIZE = 20;
const FEW_NAMED = 3;

export async function searchLiterature(
  { text, names }: LiteraturePlan,
  { articles, budget }: Pick<QuestionContext, 'articles' | 'budget'>,
) {
  if (text === '') return { articles: [], total: 0 };
  const search = (query: ArticleQuery) =>
    budget.attempt((signal) => articles.search(query, { pageSize: PAGE_SIZE, signal }));
  const phrases = names.map((name) => `"${name.text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}"`);
  const [all, together] = await Promise.all([
    search({ text, match: 'any' }),
    phrases.length === 0 ? null : search({ text: phrases.join(' ') }),
  ]);
  const any = all?.items ?? [];
  const named = (together?.items ?? []).slice(0, PAGE_SIZE / 2);
  const first = names.length > 1 ? named : firstOfOneName(any, named, names[0]?.text ?? '');
  const known = new Set(first.map(({ id }) => id));
  const others = any.filter(({ id }) => !known.has(id));
  return { articles: [...first, ...others], total: all?.total ?? 0 };
}

/** Articles that have the one name of a question: those among the best, and others only if these are few. */
function firstOfOneName(
  best: readonly Article[],
  named: readonly Article[],
  name: string,
): readonly Article[] {
  const wanted = name.toLowerCase();
  const found = best.filter(({ title, abstract }) =>
    `${title} ${abstract ?? ''}`.toLowerCase().includes(wanted),
  );
  if (found.length >= FEW_NAMED) return found;
  const others = named.filter(({ id }) => !found.some((article) => article.id === id));
  return [...found, ...others.slice(0, FEW_NAMED)];
}

export async function lookUpNames(
  names: readonly PlannedName[],
  { labels, budget }: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    names.map(async ({ text, iris }) => {
      const found = await budget.attempt((signal) =>
        Promise.all([
          labels.lookup(iris, { signal }),
          ...iris.map((iri) => labels.aliases(iri, { signal })),
        ]),
      );
      const [records = [], ...aliases] = found ?? [];
      const known = records.flatMap((record) => record?.label ?? []);
      return [...new Set([text, ...known, ...aliases.flat()])];
    }),
  );
}

const MOST_TEXTS = 19;
const MARGIN = 240;

export type ReadAnswer = Pick<
  Finding,
  'text' | 'probability' | 'claims' | 'total' | 'orderedBy'
> & {
  readonly context: QuotedAnswer | null;
};

export async function readPassages(
  reader: QuestionAnswerer,
  { text: question, form }: Pick<PlannedQuestion, 'text' | 'form'>,
  records: readonly AnswerDocument[],
  names: readonly (readonly string[])[],
  { budget, leastProbability }: Pick<QuestionContext, 'budget' | 'leastProbability'>,
): Promise<ReadAnswer | null> {
  const passages = records.slice(0, MOST_TEXTS).map(toPassage);
  const isVerdict = form === 'yes-no';
  const answer = await budget.attempt((signal) =>
    reader.answer(question, passages, { signal, names, isVerdict }),
  );
  if (answer === null || answer.confidence < leastProbability) return null;
  const [evidence] = answer.evidence;
  const claims = answer.evidence.flatMap((place) => toClaim(passages, place, answer.confidence));
  if (isVerdict && !nameAll(claims, names)) return null;
  return {
    text: answer.text,
    context: evidence === undefined ? null : quoteFrom(passages, evidence),
    probability: answer.confidence,
    claims,
  };
}

/** Whether the quotes have a name of every entity: a verdict about something else is none. */
function nameAll(quotes: readonly Claim[], names: readonly (readonly string[])[]): boolean {
  const said = quotes.map(({ text }) => toStems(text));
  return names.every((all) => all.some((name) => said.some((own) => own.includes(toStems(name)))));
}

/** The words of a text between blanks, so that a name is found as whole words. */
function toStems(text: string): string {
  return ` ${splitWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;
}

function toClaim(
  passages: readonly Passage[],
  { passageId, start, end }: Evidence,
  probability: number,
): readonly Claim[] {
  const text = passages.find(({ id }) => id === passageId)?.text;
  if (text === undefined || start < 0 || end > text.length || end <= start) return [];
  const quote: ClaimQuote = { documentId: passageId, text: text.slice(start, end), start, end };
  return [{ text: quote.text, probability, statements: [], quotes: [quote], sparql: null }];
}

function toPassage({ id, title, abstract, indexName }: AnswerDocument): Passage {
  const texts =
    indexName === 'graph' ? [abstract ?? title] : [title, ...(abstract ? [abstract] : [])];
  return { id, index: indexName, title, text: texts.join('\n') };
}

function quoteFrom(
  passages: readonly Passage[],
  { passageId, start, end }: Evidence,
): QuotedAnswer | null {
  const text = passages.find(({ id }) => id === passageId)?.text;
  if (text === undefined || start < 0 || end > text.length) return null;
  const from = start <= MARGIN ? 0 : text.indexOf(' ', start - MARGIN) + 1;
  const to = end + MARGIN >= text.length ? text.length : text.lastIndexOf(' ', end + MARGIN);
  const first = Math.min(from, start);
  const last = Math.max(to, end);
  const opening = first > 0 ? '… ' : '';
  const moved = opening.length - first;
  return {
    text: `${opening}${text.slice(first, last)}${last < text.length ? ' …' : ''}`,
    start: start + moved,
    end: end + moved,
  };
}

/** Rows read for all entities of one call together; an entity with more has the first of them in its digest. */
const MOST_ROWS = 4_000;

export async function writeDigests(
  entities: readonly EntityRecord[],
  context: QuestionContext,
): Promise<readonly AnswerDocument[]> {
  const known = [...new Map(entities.map((entity) => [entity.iri, entity])).values()].filter(
    (entity) => isIri(entity.iri),
  );
  if (known.length === 0) return [];
  const { labels, budget } = context;
  const relations = context.relations.all.filter(({ id }) => !id.startsWith('literal-'));
  const rows = await readRows(known, relations, context);
  const iris = [...new Set(rows.flatMap(({ isEntity, value }) => (isEntity ? [value] : [])))];
  const found = (await budget.attempt((signal) => labels.lookup(iris, { signal }))) ?? [];
  const records = new Map(iris.map((value, index) => [value, found[index] ?? null]));
  return known.map((entity) => {
    const own = rows.filter((row) => row.entity === entity.iri);
    return {
      id: entity.iri,
      title: entity.label,
      abstract: digestText(entity, own, relations, records),
      source: entityAddress(entity.iri),
      indexName: 'graph',
    };
  });
}

/** A Wikidata entity has a page for readers; other IRIs are their own address when they are on the web. */
function entityAddress(iri: string): string | null {
  const [, qid] = /^http:\/\/www\.wikidata\.org\/entity\/([QP]\d+)$/.exec(iri) ?? [];
  if (qid !== undefined) return `https://www.wikidata.org/wiki/${qid}`;
  return /^https?:\/\//.test(iri) ? iri : null;
}

/** The properties are named one by one: a free predicate makes the engine read too much of the graph. */
async function readRows(
  entities: readonly EntityRecord[],
  relations: readonly Relation[],
  context: QuestionContext,
): Promise<readonly Fact[]> {
  const paths = [...new Set(relations.flatMap((relation) => relation.paths.map(findProperty)))];
  const request = { entities: entities.map(({ iri }) => iri), paths, most: MOST_ROWS };
  const outgoing = (await readFacts(context, { ...request, side: 'left' })) ?? [];
  const incoming = (await readFacts(context, { ...request, side: 'right' })) ?? [];
  return [...outgoing, ...incoming];
}

type Records = ReadonlyMap<string, EntityRecord | null>;

/** Each fact is said once, by the first relation that states it. */
function digestText(
  entity: EntityRecord,
  rows: readonly Fact[],
  relations: readonly Relation[],
  records: Records,
): string {
  const sentences = [getOpening(entity)];
  let rest = rows;
  for (const relation of relations) {
    for (const side of SIDES) {
      if (!fits(entity.types, relation[side].types)) continue;
      const { types } = relation[otherSide(side)];
      const own = rest.filter(
        (row) =>
          isStated(relation, side, row) &&
          (!row.isEntity || fits(records.get(row.value)?.types ?? [], types)),
      );
      const names = getNames(own, records);
      if (names.length === 0) continue;
      const taken = new Set(own);
      rest = rest.filter((row) => !taken.has(row));
      const list = listNames(names.slice(0, MOST_NAMES), names.length);
      sentences.push(fillSentence(relation.sentences[side], entity.label, list).text);
    }
  }
  return sentences.join(' ');
}

function getOpening(entity: EntityRecord): string {
  const { label, description } = entity;
  const type = getTypeName(entity);
  const kind = type === null ? '' : `${label} is a ${type}.`;
  const described = description === null ? '' : `${label}: ${description.replace(/\.$/, '')}.`;
  return [described, kind].filter((part) => part !== '').join(' ') || `${label}.`;
}

function isStated({ paths }: Relation, side: Side, { property, isInverse }: Fact): boolean {
  const isBack = isInverse === (side === 'left');
  return paths.includes(isBack ? `^${property}` : property);
}

function fits(types: readonly EntityType[], accepted: readonly EntityType[]): boolean {
  if (accepted.length === 0 || types.length === 0) return true;
  return types.some((type) => type === 'UNDEFINED' || accepted.includes(type));
}

function getNames(rows: readonly Fact[], records: Records): readonly string[] {
  const byPopularity = [...rows].sort(
    (left, right) =>
      (records.get(right.value)?.degree ?? 0) - (records.get(left.value)?.degree ?? 0),
  );
  const names = byPopularity.map(({ value, isEntity }) =>
    isEntity ? (records.get(value)?.label ?? localName(value)) : value,
  );
  return [...new Set(names)];
}
