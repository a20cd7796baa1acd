import * as actions from '@biographql/client';
import {
  EmergingConceptsDocument,
  QuestionAnswerDocument,
  SearchArticlesDocument,
  TopAffiliationsDocument,
  TopAuthorsDocument,
  TopEntitiesDocument,
} from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool, type ToolAnswer, type ToolCall } from '../answer-text.js';
import { factRow } from './graph.js';

const FILTERS = {
  query: z.string().max(1_000).optional().describe('words that all occur, "phrases", -exclusions'),
  entity: z.string().optional().describe('only articles about it, e.g. Q35869'),
  from: z.string().optional().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
  to: z.string().optional(),
  type: z.string().optional().describe('e.g. Review'),
  authors: z.array(z.string()).max(20).optional(),
};
const WHAT = ['authors', 'affiliations', 'entities', 'emerging'] as const;
const PAGE = 20;

type Filters = z.infer<z.ZodObject<typeof FILTERS>>;

function getVariables({ query, entity, from, to, type, authors }: Filters) {
  return {
    query: query ?? null,
    entityFilter: entity ?? null,
    dateRange: from === undefined && to === undefined ? null : [from ?? '', to ?? ''],
    publicationType: type ?? null,
    authorNames: authors ?? null,
  };
}

export const searchArticles = defineTool({
  name: 'search_articles',
  description:
    'Articles by words, entity, date, type and authors, the most relevant or the newest first. With question: those that fit it best.',
  input: z.object({
    ...FILTERS,
    question: z.string().min(1).max(1_000).optional(),
    sort: z.enum(['RELEVANCE', 'NEWEST', 'OLDEST']).optional(),
  }),
  async run({ sort, question, ...filters }, { client, signal, offset }) {
    if (question !== undefined) return findDocuments(question, { client, signal });
    const page = Math.floor(offset / PAGE);
    const variables = {
      ...getVariables(filters),
      sortOrder: sort ?? null,
      pageNumber: page + 1,
      pageSize: PAGE,
    };
    const { searchInsights } = await client.request(SearchArticlesDocument, variables, { signal });
    const results = searchInsights?.data;
    if (!results) return { notes: [], rows: [] };
    const rows = results.documents.map((article) => ({
      id: article.id,
      doi: article.doi,
      date: article.publishDate,
      title: article.title,
      authors: article.authors
        .slice(0, 3)
        .map(({ lastName, firstName }) => `${lastName} ${firstName}`.trim()),
    }));
    const first = page * PAGE;
    return {
      notes: [`${results.totalItems} articles. ${results.infoText}`.trim()],
      rows: rows.slice(offset - first),
      offset,
      total: results.totalItems,
      page: { page: 'literature', text: filters.query ?? '' },
    };
  },
});

async function findDocuments(
  question: string,
  { client, signal }: Pick<ToolCall, 'client' | 'signal'>,
): Promise<ToolAnswer> {
  const documents = await actions.findDocuments(client, { question }, { signal });
  const rows = documents.map(({ id, title, url: source }) => ({ id, title, source }));
  return { notes: [], rows, page: { page: 'ask', question } };
}

export const countArticles = defineTool({
  name: 'count_articles',
  description:
    'Authors, affiliations or entities with the most articles of a search, or the concepts that emerge in it.',
  input: z.object({ what: z.enum(WHAT), ...FILTERS }),
  run({ what, ...filters }, call) {
    return COUNTS[what](getVariables(filters), call);
  },
});

type Variables = ReturnType<typeof getVariables>;
type Count = (variables: Variables, call: ToolCall) => Promise<ToolAnswer>;

const COUNTS: Readonly<Record<(typeof WHAT)[number], Count>> = {
  async authors(variables, { client, signal }) {
    const { summaryInsights } = await client.request(TopAuthorsDocument, variables, { signal });
    const [insight] = summaryInsights ?? [];
    const all = insight?.data?.__typename === 'Authors' ? insight.data.authors : [];
    const rows = all.map(({ firstName, lastName, count: articles, filter }) => ({
      name: `${firstName} ${lastName}`.trim(),
      articles,
      filter,
    }));
    return { notes: getNotes(insight), rows };
  },
  async affiliations(variables, { client, signal }) {
    const document = TopAffiliationsDocument;
    const { summaryInsights } = await client.request(document, variables, { signal });
    const [insight] = summaryInsights ?? [];
    const all = insight?.data?.__typename === 'Affiliations' ? insight.data.affiliations : [];
    const rows = all.map(({ name, count: articles, location }) => ({ name, articles, location }));
    return { notes: getNotes(insight), rows };
  },
  async entities(variables, { client, signal }) {
    const { summaryInsights } = await client.request(TopEntitiesDocument, variables, { signal });
    const [insight] = summaryInsights ?? [];
    const all = insight?.data?.__typename === 'EntityViz' ? insight.data.entityviz : [];
    const rows = all.map(({ key: name, value: articles, id }) => ({ name, articles, id }));
    return { notes: getNotes(insight), rows };
  },
  async emerging(variables, { client, signal }) {
    const document = EmergingConceptsDocument;
    const { summaryInsights } = await client.request(document, variables, { signal });
    const insight = summaryInsights?.find((each) => each?.data?.__typename === 'Topics');
    if (insight?.data?.__typename !== 'Topics') return { notes: [], rows: [] };
    const { topics, earlier, recent } = insight.data;
    const notes = [...getNotes(insight)];
    if (earlier && recent) {
      const [before, now] = [earlier, recent].map(({ from, to }) => `${from} to ${to}`);
      notes.push(`Share of articles ${now} against ${before}.`);
    }
    const rows = topics.map(({ label, growth, count: articles, ...spans }) => ({
      label,
      growth,
      articles,
      earlier: spans.earlier,
      recent: spans.recent,
    }));
    return { notes, rows };
  },
};

function getNotes(insight: { readonly description: string | null } | null | undefined) {
  return insight?.description ? [insight.description] : [];
}

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

export const verifyCitations = defineTool({
  name: 'verify_citations',
  description:
    'Check citations, quotes, identifiers and claims against records. NOT_FOUND_HERE is not false.',
  input: z.object({
    items: z
      .array(z.looseObject({}))
      .max(100)
      .describe(
        'article (PMID, DOI), title, author, year, quote, number, identifier, label, claim',
      ),
  }),
  async run({ items }, { client, signal }) {
    const verdicts = await actions.verifyItems(client, { items }, { signal });
    const rows = verdicts.map(({ result, checks, error }, index) => ({
      item: index,
      result,
      ...(error === null ? {} : { error: error.message }),
      checks: checks.map(({ kind, result: own, message, found, suggestion, standing, place }) => ({
        kind,
        result: own,
        message,
        ...(own === 'CONTRADICTED' && found !== null ? { found } : {}),
        ...(suggestion === null ? {} : { suggestion: `${suggestion.part}: ${suggestion.text}` }),
        ...(standing === null ? {} : { standing }),
        ...(place?.url ? { url: place.url } : {}),
      })),
    }));
    const wrong = verdicts.filter(({ result }) => result === 'CONTRADICTED').length;
    const notes =
      wrong === 0 ? [] : [`${wrong} of ${verdicts.length} items are contradicted by records.`];
    return { notes, rows };
  },
});
