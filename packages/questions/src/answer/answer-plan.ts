import type { Article } from '@biographql/engines';
import { type LinkedQuestion, rejectQuestion } from '../link/link-question.js';
import { isParticular, withoutOverlap } from '../link/mention.js';
import { type LiteraturePassage, rankPassages } from '../passages/rank-passages.js';
import type {
  Abstention,
  AnswerDocument,
  Claim,
  QuestionAnswer,
  QuestionAnswerItem,
  QuestionContext,
} from '../question-service.js';
import type { Finding, GraphPlan } from '../say/finding.js';
import { askWhich, getAbstention, getReadNames, isAmbiguous } from './abstain.js';
import {
  lookUpNames,
  planLiterature,
  type ReadAnswer,
  readPassages,
  searchLiterature,
} from './read-passages.js';
import { writeDigests } from './write-digests.js';

const MOST_DOCUMENTS = 10;
const MOST_DIGESTS = 3;
const NO_ANSWER: QuestionAnswerItem = {
  text: '',
  context: null,
  probability: null,
  claims: [],
  documents: [],
  related: [],
  passages: [],
  total: null,
  orderedBy: null,
  interpretation: null,
  names: [],
  abstention: null,
};

export async function answerPlan(
  question: LinkedQuestion,
  plans: readonly GraphPlan[],
  context: QuestionContext,
): Promise<Omit<QuestionAnswer, 'question' | 'tookMs'>> {
  const literaturePlan = planLiterature(question);
  const guarded = context.generate ? rejectQuestion(question) : null;
  const [{ finding, refusal, interpretation, names: readNames }, literature] = await Promise.all([
    guarded === null
      ? findInGraph(question, plans, context)
      : { finding: null, refusal: guarded, interpretation: null, names: [] },
    searchLiterature(literaturePlan, context),
  ]);
  const subjects = finding?.entities ?? getSubjects(question);
  const digests = await writeDigests(subjects.slice(0, MOST_DIGESTS), context);
  const records = [...digests, ...literature.articles.map(articleDocument)];
  const isOpen = finding === null;
  const names = isOpen ? await lookUpNames(literaturePlan.names, context) : [];
  const { reader } = context;
  const answer =
    isOpen &&
    context.generate &&
    guarded === null &&
    reader !== null &&
    question.unknownNames.length === 0
      ? await readPassages(reader, question, records, names, context)
      : finding;
  const passages =
    isOpen && answer === null && guarded?.reason !== 'NO_QUESTION'
      ? rankPassages({ text: question.text, names }, literature.articles)
      : [];
  const abstention =
    answer === null ? (refusal ?? (await getAbstention(question, plans, context))) : null;
  const item = {
    ...toItem(answer, { records: inOrder(records, passages), passages, abstention }),
    interpretation: context.generate ? interpretation : null,
    names: readNames,
  };
  return {
    answers: [context.generate ? item : { ...item, abstention: null }],
    statistics: [
      { indexName: 'graph', totalHits: new Set(subjects.map(({ iri }) => iri)).size },
      { indexName: 'articles', totalHits: literature.total },
    ],
  };
}

function getSubjects(question: LinkedQuestion) {
  const telling = question.mentions.filter((mention) => isParticular(mention, question));
  return withoutOverlap(telling).flatMap(({ candidates }) => candidates.slice(0, 1));
}

interface Unanswered {
  readonly records: readonly AnswerDocument[];
  readonly passages: readonly LiteraturePassage[];
  readonly abstention: Abstention | null;
}

function inOrder(
  records: readonly AnswerDocument[],
  passages: readonly LiteraturePassage[],
): readonly AnswerDocument[] {
  const quoted = new Set(passages.map(({ documentId }) => documentId));
  const isFirst = ({ id, indexName }: AnswerDocument) => indexName === 'graph' || quoted.has(id);
  return [...records.filter(isFirst), ...records.filter((one) => !isFirst(one))].slice(
    0,
    MOST_DOCUMENTS,
  );
}

/** A record is a document when a claim rests on it; without an answer all are. */
function toItem(
  answer: Finding | ReadAnswer | null,
  { records, passages, abstention }: Unanswered,
): QuestionAnswerItem {
  if (answer === null) return { ...NO_ANSWER, documents: records, passages, abstention };
  const { text, context, probability, claims } = answer;
  const shown = new Set(claims.flatMap(getRecords));
  return {
    ...NO_ANSWER,
    text,
    context,
    probability,
    claims,
    documents: records.filter(({ id }) => shown.has(id)),
    related: records.filter(({ id }) => !shown.has(id)),
    total: answer.total ?? null,
    orderedBy: answer.orderedBy ?? null,
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

/**
 * The first finding decides: when it is too unsure, a later plan's answers another question. The interpretation is the reading
 * that decided, otherwise the most plausible one; null when the question was not understood.
 */
export async function findInGraph(
  { original }: LinkedQuestion,
  plans: readonly GraphPlan[],
  context: QuestionContext,
) {
  const [best] = plans;
  for (const { kind, query } of plans) {
    const things = kind.names?.(query) ?? [];
    const read = { interpretation: kind.describe(query), names: getReadNames(things) };
    const unclear = things.find(isAmbiguous);
    if (unclear !== undefined)
      return { ...read, finding: null, refusal: askWhich(original, unclear) };
    const outcome = await kind.execute(query, context);
    if (outcome === null) continue;
    if ('reason' in outcome) return { ...read, finding: null, refusal: outcome };
    const isSure = outcome.probability >= context.leastProbability;
    return { ...read, finding: isSure ? outcome : null, refusal: null };
  }
  return {
    finding: null,
    refusal: null,
    interpretation: best === undefined ? null : best.kind.describe(best.query),
    names: best === undefined ? [] : getReadNames(best.kind.names?.(best.query) ?? []),
  };
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
