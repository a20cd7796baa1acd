import type { Abstention, Claim } from '../claim.js';
import { joinNames } from '../facts/fact-sentence.js';
import { refuseQuestion } from '../link/guards.js';
import { type LiteraturePassage, rankPassages } from '../passages/rank-passages.js';
import type { Finding } from '../plan/plan-kind.js';
import type { PlannedQuestion } from '../plan/plan-question.js';
import type { QuestionContext } from '../question-context.js';
import type { AnswerDocument, QuestionAnswer, QuestionAnswerItem } from '../question-service.js';
import type { NamedThing } from '../sets/set-plan.js';
import { splitWords } from '../text/words.js';
import { getAbstention } from './abstain.js';
import { articleDocument, digestDocument } from './documents.js';
import { type ReadAnswer, readPassages } from './read-passages.js';
import { lookUpNames, searchLiterature } from './search-literature.js';
import { isUnstated, otherEditions } from './what-instead.js';
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
  abstention: null,
};

/**
 * Returns what the plans of a question find: the graph's answer, otherwise the one that a reader finds in the digests of
 * entities and in articles, otherwise an empty one with passages of articles; with the records it rests on, or the best
 * matches.
 */
export async function answerPlan(
  question: PlannedQuestion,
  context: QuestionContext,
): Promise<Omit<QuestionAnswer, 'question' | 'tookMs'>> {
  const guarded = context.generate ? refuseQuestion(question) : null;
  const [{ finding, refusal, interpretation }, literature] = await Promise.all([
    guarded === null
      ? findInGraph(question, context)
      : { finding: null, refusal: guarded, interpretation: null },
    searchLiterature(question.literaturePlan, context),
  ]);
  const subjects = finding?.entities ?? question.subjects;
  const digests = await writeDigests(subjects.slice(0, MOST_DIGESTS), context);
  const texts = { digests, articles: literature.articles };
  const isOpen = context.generate && finding === null;
  const names = isOpen ? await lookUpNames(question.literaturePlan.names, context) : [];
  const { reader } = context;
  const request = { question: question.text, names };
  const answer =
    isOpen && guarded === null && reader !== null && question.unknownNames.length === 0
      ? await readPassages(reader, request, texts, context)
      : finding;
  const passages =
    isOpen && answer === null && guarded?.reason !== 'NO_QUESTION'
      ? rankPassages({ text: question.text, names }, literature.articles)
      : [];
  const records = [...digests.map(digestDocument), ...literature.articles.map(articleDocument)];
  const isOpenStill = answer === null && refusal === null;
  const others = isOpenStill ? await otherEditions(question, context) : [];
  const isEmpty =
    isOpenStill && question.form !== 'yes-no' && (await isUnstated(question, context));
  const abstention = refusal ?? getAbstention(question, context, { others, isEmpty });
  const item = {
    ...toItem(answer, { records: inOrder(records, passages), passages, abstention }),
    interpretation: context.generate ? interpretation : null,
  };
  return {
    answers: [context.generate ? item : { ...item, abstention: null }],
    statistics: [
      { indexName: 'graph', totalHits: new Set(subjects.map(({ iri }) => iri)).size },
      { indexName: 'articles', totalHits: literature.total },
    ],
  };
}

/** What a question without an answer gets. */
interface Unanswered {
  readonly records: readonly AnswerDocument[];
  readonly passages: readonly LiteraturePassage[];
  readonly abstention: Abstention;
}

/** The best records; those that passages were taken from are among them. */
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
    total: 'total' in answer ? answer.total : null,
    orderedBy: 'orderedBy' in answer ? answer.orderedBy : null,
    abstention: null,
  };
}

/** The documents that a claim quotes, and the entities that its statements are about. */
function getRecords({ quotes, statements }: Claim): readonly string[] {
  return [
    ...quotes.map(({ documentId }) => documentId),
    ...statements.flatMap(({ subject, object, isEntity }) =>
      isEntity ? [subject, object] : [subject],
    ),
  ];
}

/** What the graph said to the plans of a question. */
export interface GraphOutcome {
  readonly finding: Finding | null;
  /** Why a plan must not be answered; null when none said so. */
  readonly refusal: Abstention | null;
  /** The reading that decided, otherwise the most plausible one, in plain words; null when the question was not understood. */
  readonly interpretation: string | null;
}

/** The first finding decides: when it is too unsure, a later plan's answers another question. */
export async function findInGraph(
  { graphPlans }: Pick<PlannedQuestion, 'graphPlans'>,
  context: QuestionContext,
): Promise<GraphOutcome> {
  const [best] = graphPlans;
  for (const { kind, query } of graphPlans) {
    const interpretation = kind.describe(query);
    const unclear = kind.names?.(query).find(isAmbiguous);
    if (unclear !== undefined) return { finding: null, refusal: askWhich(unclear), interpretation };
    const outcome = await kind.execute(query, context);
    if (outcome === null) continue;
    if ('reason' in outcome) return { finding: null, refusal: outcome, interpretation };
    const isSure = outcome.probability >= context.leastProbability;
    return { finding: isSure ? outcome : null, refusal: null, interpretation };
  }
  return {
    finding: null,
    refusal: null,
    interpretation: best === undefined ? null : best.kind.describe(best.query),
  };
}

/** An abbreviation of a few letters that stands for several things of the wanted kind. */
const ABBREVIATION = /^[\p{L}\d-]{2,5}$/u;
/** A meaning that is so much less known is not asked about. */
const MIN_SHARE_OF_LINKS = 0.2;

function isAmbiguous({ text, senses }: NamedThing): boolean {
  if (!ABBREVIATION.test(text)) return false;
  const meanings = getMeanings(senses);
  // `CML` is chronic myeloid leukemia, whatever else has it as an alias.
  const spelled = meanings.filter((label) => getInitials(label) === text.toLowerCase());
  return meanings.length > 1 && spelled.length !== 1;
}

function getInitials(label: string): string {
  return splitWords(label)
    .map(({ folded }) => folded[0] ?? '')
    .join('');
}

function getMeanings(senses: NamedThing['senses']): readonly string[] {
  const best = senses.flatMap(([hit]) => (hit === undefined ? [] : [hit]));
  if (best.some(({ match }) => match === 'exact-label' || match === 'identifier')) return [];
  const most = Math.max(...best.map(({ degree }) => degree));
  const known = best.filter(({ degree }) => degree >= most * MIN_SHARE_OF_LINKS);
  return [...new Set(known.map(({ label }) => label))];
}

function askWhich({ text, senses }: NamedThing): Abstention {
  const meanings = getMeanings(senses);
  return {
    ...{ reason: 'AMBIGUOUS_NAME', unread: [text], lookedFor: null },
    message: `“${text}” has several meanings: ${joinNames(meanings)}. Which one do you mean?`,
  };
}
