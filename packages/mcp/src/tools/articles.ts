import * as actions from '@biographql/client';
import { shortEntityId } from '@biographql/core';
import { z } from 'zod';
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from '../answer-text.js';
import { factRow } from './graph.js';

const FILTERS = {
  query: z.string().max(1_000).optional().describe('words (all required), "phrases", -exclusions'),
  entity: z.string().optional().describe('only articles about this entity, e.g. Q35869'),
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
    'Search articles by words, entity, date, type and authors, most relevant or newest first. With `question`: the articles that fit it best.',
  input: z.object({
    ...FILTERS,
    question: z.string().min(1).max(1_000).optional(),
    sort: z.enum(['RELEVANCE', 'NEWEST', 'OLDEST']).optional(),
  }),
  async run({ sort, question, ...filters }, { client, options, offset }) {
    if (question !== undefined) {
      const documents = await actions.findDocuments(client, { question }, options);
      const rows = documents.map(({ id, title, url: source }) => ({ id, title, source }));
      return { rows, page: { page: 'ask', question } };
    }
    const search = {
      ...toSearch(filters),
      order: sort?.toLowerCase() as Lowercase<NonNullable<typeof sort>> | undefined,
      page: Math.floor(offset / PAGE) + 1,
      pageSize: PAGE,
    };
    const found = await actions.searchArticles(client, search, options);
    const { total, reading } = found;
    const rows = found.items.map(({ id, doi, issued: date, title, authors: all }) => ({
      ...{ id, doi, date, title },
      authors: all.slice(0, 3).map(({ family, given }) => `${family} ${given}`.trim()),
    }));
    const notes = [`${total} articles. ${reading}`.trim()];
    const page = { page: 'literature', text: filters.query ?? '' };
    return { notes, rows: rows.slice(offset % PAGE), offset, total, page };
  },
});

const countArticles = defineTool({
  name: 'count_articles',
  description:
    'List the authors, affiliations or entities with the most articles in a search, or its emerging concepts.',
  input: z.object({ what: z.enum(WHAT), ...FILTERS }),
  run: ({ what, ...filters }, call) => COUNTS[what](toSearch(filters), call),
});

function toSearch(filters: z.infer<z.ZodObject<typeof FILTERS>>): actions.InsightSearch {
  const { query: text, from, to, type: publicationType, ...others } = filters;
  const issued = from === undefined && to === undefined ? undefined : { from, to };
  return { ...others, text, publicationType, issued };
}

type Count = (search: actions.InsightSearch, call: ToolCall) => Promise<ToolAnswer>;

const COUNTS: Readonly<Record<(typeof WHAT)[number], Count>> = {
  async authors(search, { client, options }) {
    const found = await actions.getTopAuthors(client, search, options);
    const rows = found.map(({ given, family, count: articles, filter }) => ({
      ...{ name: `${given} ${family}`.trim(), articles, filter },
    }));
    return { rows };
  },
  async affiliations(search, { client, options }) {
    const found = await actions.getTopAffiliations(client, search, options);
    const rows = found.map(({ name, count: articles, location }) => ({ name, articles, location }));
    return { rows };
  },
  async entities(search, { client, options }) {
    const found = await actions.getTopEntities(client, search, options);
    const rows = found.map(({ label: name, count: articles, iri }) => ({
      ...{ name, articles, id: iri && shortEntityId(iri) },
    }));
    return { rows };
  },
  async emerging(search, { client, options }) {
    const found = await actions.getEmergingConcepts(client, search, options);
    const { description, earlier: before, recent: now } = found;
    const compared =
      before &&
      now &&
      `Growth compares a topic's share of the articles from ${now.from} to ${now.to} with its share from ${before.from} to ${before.to}.`;
    const rows = found.topics.map(({ label, growth, count: articles, earlier, recent }) => ({
      ...{ label, growth, articles, earlier, recent },
    }));
    return { notes: [description, compared].filter((note) => note !== null), rows };
  },
};

const answerQuestions = defineTool({
  name: 'answer_questions',
  description:
    'Answer plain biomedical questions from the graph and articles, each claim with its facts and quotes. Abstaining does not mean "No".',
  input: z.object({ questions: z.array(z.string().min(1).max(1_000)).min(1).max(5) }),
  async run({ questions }, { client, options }) {
    const rows = questions.map(async (question) => {
      const found = await actions.getAnswer(client, { question }, options);
      const answerRows = found.abstention === null ? toClaimRows(found) : toPassageRows(found);
      return questions.length === 1 ? answerRows : answerRows.map((row) => ({ question, ...row }));
    });
    const [question = ''] = questions;
    return { rows: (await Promise.all(rows)).flat(), page: { page: 'ask', question } };
  },
});

/** `“sore throat” as pharyngitis`, for each name that stands for another label; null for none. */
function toReading(names: actions.QuestionAnswer['names']): string | null {
  return names.map(({ text, label }) => `“${text}” as ${label}`).join(', ') || null;
}

function toClaimRows({ names, ...found }: actions.QuestionAnswer): readonly object[] {
  return found.answers.flatMap(({ text: answer, total, claims }) => [
    { interpretation: found.interpretation, read: toReading(names), answer, total },
    ...claims.map(({ text: claim, statements, quotes }) => ({
      claim,
      facts: statements.slice(0, 5).map(factRow),
      quotes: quotes.slice(0, 3).map(({ documentId, text }) => ({ documentId, text })),
    })),
  ]);
}

function toPassageRows({ abstention, ...found }: actions.QuestionAnswer): readonly object[] {
  const { reason: abstains, message, unread, suggestions } = abstention ?? {};
  return [
    { abstains, message, read: toReading(found.names), unread, suggestions },
    ...found.passages.map(({ documentId, text: passage, section, year, isRetracted }) => ({
      ...{ documentId, passage, section, year },
      ...(isRetracted && { isRetracted }),
    })),
  ];
}

const verifyCitations = defineTool({
  name: 'verify_citations',
  description:
    'Check citations, quotes, identifiers and claims against records. NOT_FOUND_HERE does not mean false.',
  input: z.object({
    items: z
      .array(z.looseObject({}))
      .max(100)
      .describe(
        'article (PMID, DOI), title, author, year, quote, number, identifier, label, claim',
      ),
  }),
  async run({ items }, { client, options }) {
    const verdicts = await actions.verifyItems(client, { items }, options);
    const rows = verdicts.map(({ result, checks, error }, item) => ({
      ...{ item, result, error: error?.message ?? null },
      checks: checks.map(({ kind, message, found, suggestion, status, place, ...check }) => ({
        ...{ kind, result: check.result, message },
        ...(check.result === 'CONTRADICTED' && { found }),
        suggestion: suggestion && `${suggestion.part}: ${suggestion.text}`,
        ...{ status, url: place?.url ?? null },
      })),
    }));
    const wrong = verdicts.filter(({ result }) => result === 'CONTRADICTED').length;
    const note = `Contradicted by records: ${wrong} of ${verdicts.length} items.`;
    return { notes: wrong === 0 ? [] : [note], rows };
  },
});

export const ARTICLE_TOOLS: readonly Tool[] = [
  answerQuestions,
  searchArticles,
  countArticles,
  verifyCitations,
];
