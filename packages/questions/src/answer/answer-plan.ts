import type { Article, EntityRecord } from '@biographql/engines';
import { type LiteraturePassage, rankPassages } from '../passages/rank-passages.js';
import type { QuestionPlan } from '../plan-question.js';
import type {
  Abstention,
  AnswerDocument,
  Claim,
  QuestionAnswer,
  QuestionAnswerItem,
  QuestionContext,
  ReadName,
} from '../question-service.js';
import { explainMissing, toAbstention } from '../say/abstain.js';
import type { Finding, GraphPlan } from '../say/finding.js';
import { foldWord } from '../text/lexicon.js';
import { lookUpNames, type ReadAnswer, readPassages, searchArticles } from './read-passages.js';
import { writeDigests } from './write-digests.js';

const MAX_DOCUMENTS = 10;
const MAX_DIGESTS = 3;
const NO_TIME =
  'This question took too long or needed too many queries. Ask it again, or ask for less at a time.';

/** Returns the graph's answer, else the reader's, else passages and the reason why there is no answer. */
export async function answerPlan(
  plan: QuestionPlan,
  context: QuestionContext,
): Promise<Omit<QuestionAnswer, 'question' | 'tookMs'>> {
  const rejection = context.generate ? plan.rejection : null;
  const [{ plan: decided, finding, rejection: notStated }, found] = await Promise.all([
    findInGraph(rejection === null ? plan.graph : [], context),
    searchArticles(plan.articles, context),
  ]);
  const subjects = finding?.entities ?? plan.named;
  const digests = await writeDigests(subjects.slice(0, MAX_DIGESTS), context);
  const records = [...digests, ...found.articles.map(articleDocument)];
  const isOpen = finding === null;
  const names = isOpen ? await lookUpNames(plan.articles, context) : [];
  const isReadable = isOpen && context.generate && rejection === null && plan.articles.isKnown;
  const answer = isReadable ? await readPassages(plan.articles, records, names, context) : finding;
  const passages =
    isOpen && answer === null && rejection?.reason !== 'NO_QUESTION'
      ? rankPassages({ text: plan.articles.question, names }, found.articles)
      : [];
  const isRejected = answer === null && context.generate;
  const item: QuestionAnswerItem = {
    ...toItem(answer, inOrder(records, passages)),
    passages,
    interpretation: decided?.kind.describe(decided.query) ?? null,
    names: decided === undefined ? [] : getReadNames(decided, subjects),
    abstention: isRejected ? (rejection ?? notStated ?? (await explain(plan, context))) : null,
  };
  return {
    answers: [item],
    statistics: [
      { indexName: 'graph', totalHits: new Set(subjects.map(({ iri }) => iri)).size },
      { indexName: 'articles', totalHits: found.total },
    ],
  };
}

function inOrder(
  records: readonly AnswerDocument[],
  passages: readonly LiteraturePassage[],
): readonly AnswerDocument[] {
  const quoted = new Set(passages.map(({ documentId }) => documentId));
  const isFirst = ({ id, indexName }: AnswerDocument) => indexName === 'graph' || quoted.has(id);
  const others = records.filter((one) => !isFirst(one));
  return [...records.filter(isFirst), ...others].slice(0, MAX_DOCUMENTS);
}

/** Records that a claim rests on are `documents`, others `related`; without an answer, all are `documents`. */
function toItem(answer: Finding | ReadAnswer | null, records: readonly AnswerDocument[]) {
  const { claims = [] } = answer ?? {};
  const shown = new Set(claims.flatMap(getRecords));
  const isDocument = ({ id }: AnswerDocument) => answer === null || shown.has(id);
  return {
    text: answer?.text ?? '',
    context: answer?.context ?? null,
    probability: answer?.probability ?? null,
    claims,
    documents: records.filter(isDocument),
    related: records.filter((record) => !isDocument(record)),
    total: answer?.total ?? null,
    orderedBy: answer?.orderedBy ?? null,
  };
}

function getRecords({ quotes, statements }: Claim): readonly string[] {
  return [
    ...quotes.map(({ documentId }) => documentId),
    ...statements.flatMap(({ subject, object, isEntity }) =>
      isEntity ? [subject, object] : [subject],
    ),
  ];
}

/** Returns why there is no answer, though the question is not rejected. */
async function explain(
  { graph: [first], unread }: QuestionPlan,
  context: QuestionContext,
): Promise<Abstention | null> {
  const missing = first === undefined ? unread : await explainMissing(first, context);
  return context.budget.isSpent() ? toAbstention('OUT_OF_TIME', NO_TIME) : missing;
}

/**
 * The first finding decides, even if it is too unsure: later plans answer other questions. The plan is the one that
 * decided, otherwise the most plausible one; undefined without any.
 */
export async function findInGraph(plans: readonly GraphPlan[], context: QuestionContext) {
  for (const plan of plans) {
    const outcome = plan.unclear ?? (await plan.kind.execute(plan.query, context));
    if (outcome === null) continue;
    if ('reason' in outcome) return { plan, finding: null, rejection: outcome };
    const isSure = outcome.probability >= context.minProbability;
    return { plan, finding: isSure ? outcome : null, rejection: null };
  }
  return { plan: plans[0], finding: null, rejection: null };
}

/** Names that differ from the label of their entity, in the sense that the answer uses. */
function getReadNames(
  { kind, query }: GraphPlan,
  subjects: readonly Pick<EntityRecord, 'iri'>[],
): readonly ReadName[] {
  const about = new Set(subjects.map(({ iri }) => iri));
  const things = kind.reads?.(query) ?? kind.names?.(query) ?? [];
  return things.flatMap(({ text, senses }) => {
    const [hit] =
      senses.find((sense) => sense.some(({ iri }) => about.has(iri))) ?? senses[0] ?? [];
    if (hit === undefined || foldWord(hit.label) === foldWord(text)) return [];
    return [{ text, iri: hit.iri, label: hit.label }];
  });
}

function articleDocument(article: Article): AnswerDocument {
  return {
    id: article.id,
    title: article.title,
    abstract: article.abstract,
    source: articleAddress(article),
    indexName: 'articles',
  };
}

function articleAddress({ pmid, doi, pmcid }: Article): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  if (doi !== null) return `https://doi.org/${encodeURI(doi)}`;
  return pmcid === null ? null : `https://www.ncbi.nlm.nih.gov/pmc/articles/${pmcid}/`;
}
