import type { Finding } from '../plan/plan-kind.js';
import type { PlannedQuestion } from '../plan/plan-question.js';
import type { QuestionContext } from '../question-context.js';
import type { QuestionAnswer } from '../question-service.js';
import { articleDocument, digestDocument } from './documents.js';
import { readPassages } from './read-passages.js';
import { searchLiterature } from './search-literature.js';
import { writeDigests } from './write-digests.js';

const MOST_DOCUMENTS = 10;
const MOST_DIGESTS = 3;
const ABSTAINED = { text: '', context: null, probability: null } as const;

/**
 * Returns what the plans of a question find: the graph's answer, otherwise the one read in the digests of entities and in
 * articles, otherwise an empty one; with the records it rests on, or the best matches.
 */
export async function answerPlan(
  question: PlannedQuestion,
  context: QuestionContext,
): Promise<Omit<QuestionAnswer, 'question' | 'tookMs'>> {
  const [finding, literature] = await Promise.all([
    findInGraph(question, context),
    searchLiterature(question.literaturePlan, context),
  ]);
  const subjects = finding?.entities ?? question.subjects;
  const digests = await writeDigests(subjects.slice(0, MOST_DIGESTS), context);
  const texts = { digests, articles: literature.articles };
  const read = context.generate && finding === null;
  const answer = read ? await readPassages(question.text, texts, context) : finding;
  const { text, context: quoted, probability } = answer ?? ABSTAINED;
  const documents = [
    ...digests.map(digestDocument),
    ...literature.articles.map(articleDocument),
  ].slice(0, MOST_DOCUMENTS);
  return {
    answers: [{ text, context: quoted, probability, documents }],
    statistics: [
      { indexName: 'graph', totalHits: new Set(subjects.map(({ iri }) => iri)).size },
      { indexName: 'articles', totalHits: literature.total },
    ],
  };
}

/** The first finding decides: when it is too unsure, a later plan's answers another question. */
async function findInGraph(
  { graphPlans }: PlannedQuestion,
  context: QuestionContext,
): Promise<Finding | null> {
  for (const { kind, query } of graphPlans) {
    const finding = await kind.execute(query, context);
    if (finding !== null) return finding.probability >= context.leastProbability ? finding : null;
  }
  return null;
}
