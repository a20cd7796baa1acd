import { QuestionAnswerDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';
import { factRow } from './fact-row.js';

const QUESTIONS = z.array(z.string().min(1).max(1_000)).min(1).max(5);

export const answerQuestions = defineTool({
  name: 'answer_questions',
  description:
    'Answer plain biomedical questions from the graph and articles, each claim with its facts and quotes. Abstaining does not mean "No".',
  input: z.object({ questions: QUESTIONS }),
  async run({ questions }, { client, signal }) {
    const all = await Promise.all(
      questions.map(async (query) => {
        const data = await client.request(QuestionAnswerDocument, { query }, { signal });
        const insight = data.summaryInsights?.[0]?.data;
        const answers = insight?.__typename === 'QAInsight' ? (insight.answers ?? []) : [];
        return answers.flatMap((answer): readonly unknown[] => {
          const named = questions.length === 1 ? {} : { question: query };
          if (answer.abstention !== null) {
            const { reason, message, unread, suggestions } = answer.abstention;
            const passages = answer.passages.map((passage) => ({
              ...named,
              ...toPassage(passage),
            }));
            return [{ ...named, abstains: reason, message, unread, suggestions }, ...passages];
          }
          const claims = answer.claims.map((claim) => ({
            ...named,
            claim: claim.text,
            facts: claim.statements.slice(0, 5).map(factRow),
            quotes: claim.quotes.slice(0, 3).map(({ documentId, text }) => ({ documentId, text })),
          }));
          const { answer: text, interpretation, total } = answer;
          return [{ ...named, interpretation, answer: text, total }, ...claims];
        });
      }),
    );
    const [question = ''] = questions;
    return { notes: [], rows: all.flat(), page: { page: 'ask', question } };
  },
});

interface Passage {
  readonly documentId: string;
  readonly text: string;
  readonly section: string | null;
  readonly year: number | null;
  readonly isRetracted: boolean;
}

function toPassage(passage: Passage | undefined) {
  if (passage === undefined) return {};
  const { documentId, text, section, year, isRetracted } = passage;
  return { documentId, passage: text, section, year, ...(isRetracted && { isRetracted }) };
}
