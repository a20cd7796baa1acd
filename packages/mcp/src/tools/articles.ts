import * as actions from '@biographql/client';
import {
  EmergingConceptsDocument,
  TopAffiliationsDocument,
  TopAuthorsDocument,
  TopEntitiesDocument,
} from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from '../answer-text.js';
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

const searchArticles = defineTool({
  name: 'search_articles',
  description:
    'Articles by words, entity, date, type and authors, the most relevant or the newest first. With question: those that fit it best.',
  input: z.object({
    ...FILTERS,
    question: z.string().min(1).max(1_000).optional(),
    sort: z.enum(['RELEVANCE', 'NEWEST', 'OLDEST']).optional(),
  }),
  async run({ sort, question, ...filters }, { client, options, offset }) {
    if (question !== undefined) {
      const documents = await actions.findDocuments(client, { question }, options);
      const rows = documents.map(({ id, title, url: source }) => ({ id, title, source }));
      return { notes: [], rows, page: { page: 'ask', question } };
    }
    const { query: text, entity, from, to, type: publicationType, authors } = filters;
    const found = await actions.searchArticles(
      client,
      {
        ...{ text, entity, publicationType, authors },
        issued: from === undefined && to === undefined ? undefined : { from, to },
        order: sort?.toLowerCase() as Lowercase<NonNullable<typeof sort>> | undefined,
        page: Math.floor(offset / PAGE) + 1,
        pageSize: PAGE,
      },
      options,
    );
    const rows = found.items.map(({ id, doi, issued: date, title, authors: all }) => ({
      ...{ id, doi, date, title },
      authors: all.slice(0, 3).map(({ family, given }) => `${family} ${given}`.trim()),
    }));
    return {
      notes: [`${found.total} articles. ${found.reading}`.trim()],
      rows: rows.slice(offset % PAGE),
      offset,
      total: found.total,
      page: { page: 'literature', text: text ?? '' },
    };
  },
});

const countArticles = defineTool({
  name: 'count_articles',
  description:
    'Authors, affiliations or entities with the most articles of a search, or the concepts that emerge in it.',
  input: z.object({ what: z.enum(WHAT), ...FILTERS }),
  run: ({ what, ...filters }, call) => COUNTS[what](getVariables(filters), call),
});

function getVariables(filters: z.infer<z.ZodObject<typeof FILTERS>>) {
  const { query = null, entity = null, from, to, type = null, authors = null } = filters;
  return {
    query,
    entityFilter: entity,
    dateRange: from === undefined && to === undefined ? null : [from ?? '', to ?? ''],
    publicationType: type,
    authorNames: authors,
  };
}

type Variables = ReturnType<typeof getVariables>;
type Count = (variables: Variables, call: ToolCall) => Promise<ToolAnswer>;

const COUNTS: Readonly<Record<(typeof WHAT)[number], Count>> = {
  async authors(variables, { client, options }) {
    const { summaryInsights } = await client.request(TopAuthorsDocument, variables, options);
    const [insight] = summaryInsights ?? [];
    const all = insight?.data?.__typename === 'Authors' ? insight.data.authors : [];
    const rows = all.map(({ firstName, lastName, count: articles, filter }) => ({
      name: `${firstName} ${lastName}`.trim(),
      articles,
      filter,
    }));
    return { notes: getNotes(insight), rows };
  },
  async affiliations(variables, { client, options }) {
    const { summaryInsights } = await client.request(TopAffiliationsDocument, variables, options);
    const [insight] = summaryInsights ?? [];
    const all = insight?.data?.__typename === 'Affiliations' ? insight.data.affiliations : [];
    const rows = all.map(({ name, count: articles, location }) => ({ name, articles, location }));
    return { notes: getNotes(insight), rows };
  },
  async entities(variables, { client, options }) {
    const { summaryInsights } = await client.request(TopEntitiesDocument, variables, options);
    const [insight] = summaryInsights ?? [];
    const all = insight?.data?.__typename === 'EntityViz' ? insight.data.entityviz : [];
    const rows = all.map(({ key: name, value: articles, id }) => ({ name, articles, id }));
    return { notes: getNotes(insight), rows };
  },
  async emerging(variables, { client, options }) {
    const { summaryInsights } = await client.request(EmergingConceptsDocument, variables, options);
    const insight = summaryInsights?.find((each) => each?.data?.__typename === 'Topics');
    if (insight?.data?.__typename !== 'Topics') return { notes: [], rows: [] };
    const { topics, earlier: before, recent: now } = insight.data;
    const compared =
      before && now && `${now.from} to ${now.to} against ${before.from} to ${before.to}`;
    const rows = topics.map(({ label, growth, count: articles, earlier, recent }) => ({
      ...{ label, growth, articles, earlier, recent },
    }));
    return {
      notes: [...getNotes(insight), ...(compared ? [`Share of articles ${compared}.`] : [])],
      rows,
    };
  },
};

function getNotes(insight: { readonly description: string | null } | null | undefined) {
  return insight?.description ? [insight.description] : [];
}

const answerQuestions = defineTool({
  name: 'answer_questions',
  description:
    'Answer plain biomedical questions from the graph and articles, each claim with its facts and quotes. Abstaining does not mean "No".',
  input: z.object({ questions: z.array(z.string().min(1).max(1_000)).min(1).max(5) }),
  async run({ questions }, { client, options }) {
    const all = await Promise.all(
      questions.map(async (question): Promise<readonly object[]> => {
        const found = await actions.getAnswer(client, { question }, options);
        const rows = found.abstention === null ? toClaimRows(found) : toPassageRows(found);
        return questions.length === 1 ? rows : rows.map((row) => ({ question, ...row }));
      }),
    );
    const [question = ''] = questions;
    return { notes: [], rows: all.flat(), page: { page: 'ask', question } };
  },
});

function toClaimRows({ answers, interpretation }: actions.QuestionAnswer): readonly object[] {
  return answers.flatMap(({ text: answer, total, claims }) => [
    { interpretation, answer, total },
    ...claims.map(({ text: claim, statements, quotes }) => ({
      claim,
      facts: statements.slice(0, 5).map(factRow),
      quotes: quotes.slice(0, 3).map(({ documentId, text }) => ({ documentId, text })),
    })),
  ]);
}

function toPassageRows({ abstention, passages }: actions.QuestionAnswer): readonly object[] {
  const { reason: abstains, message, unread, suggestions } = abstention ?? {};
  return [
    { abstains, message, unread, suggestions },
    ...passages.map(({ documentId, text: passage, section, year, isRetracted }) => ({
      ...{ documentId, passage, section, year },
      ...(isRetracted && { isRetracted }),
    })),
  ];
}

const ITEMS = z.array(z.looseObject({})).max(100);

const verifyCitations = defineTool({
  name: 'verify_citations',
  description:
    'Check citations, quotes, identifiers and claims against records. NOT_FOUND_HERE is not false.',
  input: z.object({
    items: ITEMS.describe(
      'article (PMID, DOI), title, author, year, quote, number, identifier, label, claim',
    ),
  }),
  async run({ items }, { client, options }) {
    const verdicts = await actions.verifyItems(client, { items }, options);
    const rows = verdicts.map(({ result, checks, error }, item) => ({
      item,
      result,
      error: error?.message ?? null,
      checks: checks.map(({ kind, result: own, message, found, suggestion, standing, place }) => ({
        kind,
        result: own,
        message,
        ...(own === 'CONTRADICTED' && { found }),
        suggestion: suggestion && `${suggestion.part}: ${suggestion.text}`,
        standing,
        url: place?.url ?? null,
      })),
    }));
    const wrong = verdicts.filter(({ result }) => result === 'CONTRADICTED').length;
    const note = `${wrong} of ${verdicts.length} items are contradicted by records.`;
    return { notes: wrong === 0 ? [] : [note], rows };
  },
});

export const ARTICLE_TOOLS: readonly Tool[] = [
  answerQuestions,
  searchArticles,
  countArticles,
  verifyCitations,
];
