import type { CallOptions } from '@biographql/core';
import type { ArticleQuery } from '@biographql/engines';
import { counted } from '@biographql/engines/text';
import type { QuestionAnswer } from '@biographql/questions';
import type { ProvenanceService, Services } from '@biographql/services';
import {
  type EmergingTopics,
  LEAST_DATED,
  LEAST_IN_PERIOD,
  LEAST_ON_TOPIC,
  type TopicLack,
  type TopicPeriod,
} from '@biographql/services';
import type { InsightData } from '../../generated/resolvers.js';
import type { Scope } from '../scopes.js';
import type { InsightSearch } from './arguments/insight-search.js';
import type { SummaryType } from './arguments/insight-types.js';
import { describeArticles } from './wire/article-insight.js';
import { type StatementNames, toQaInsight } from './wire/question-answer.js';
import { toAffiliations, toAuthors, toEntityViz, toTopics } from './wire/top-lists.js';

export interface LoadedInsight {
  readonly description: string;
  readonly data: InsightData;
}

type Load = (
  services: Services,
  search: InsightSearch,
  options: CallOptions,
) => Promise<LoadedInsight>;

/** The scope that each search type needs. */
export const SUMMARY_SCOPES: Readonly<Record<SummaryType, Scope>> = {
  QA: 'questions',
  DOCUMENTS: 'questions',
  AFFILIATIONS: 'articles',
  AUTHORS: 'articles',
  ENTITYVIZ: 'articles',
  TOPICS: 'articles',
};

export const LOADERS: Readonly<Record<SummaryType, Load>> = {
  async QA({ questions, provenance }, { question: query, previous }, options) {
    const answer = await questions.answer(query, { ...options, previous, generate: true });
    const isAnswered = answer.answers.some(({ text }) => text !== '');
    return {
      description: isAnswered ? `Answer to: ${query}` : `No answer found to: ${query}`,
      data: toQaInsight(answer, true, await nameStatements(answer, provenance, options)),
    };
  },

  async DOCUMENTS({ questions }, { question: query }, options) {
    const answer = await questions.answer(query, { ...options, generate: false });
    return { description: `Best documents on: ${query}`, data: toQaInsight(answer, false) };
  },

  async AFFILIATIONS({ articles }, { articles: query }, options) {
    const top = await articles.topAffiliations(query, options);
    const description = describeTop({ ...top, noun: 'affiliations', query });
    return { description, data: toAffiliations(top) };
  },

  async AUTHORS({ articles }, { articles: query }, options) {
    const top = await articles.topAuthors(query, options);
    const description = describeTop({ ...top, noun: 'authors', query });
    return { description, data: toAuthors(top) };
  },

  async ENTITYVIZ({ articles }, { articles: query }, options) {
    const top = await articles.topEntities(query, options);
    const description = describeTop({ ...top, noun: 'entities', query });
    return { description, data: toEntityViz(top) };
  },

  async TOPICS({ topics }, { articles: query }, options) {
    const emerging = await topics.emerging(query, options);
    return {
      description: describeTopics(emerging, describeArticles(query)),
      data: toTopics(emerging),
    };
  },
};

function describeTopics(emerging: EmergingTopics, on: string): string {
  const { topics, earlier, recent, lack } = emerging;
  const found = topics.length === 0 ? 'No emerging topics' : `${topics.length} emerging topics`;
  const reason = lack === null ? '' : `: ${LACKS[lack]}`;
  if (earlier === null || recent === null) return `${found} ${on}${reason}`;
  return `${found} ${on}, ${describePeriod(recent)} against ${describePeriod(earlier)}${reason}`;
}

const LACKS: Readonly<Record<TopicLack, string>> = {
  undated: 'the matching articles are not dated, or all of one day',
  'too-few': `at least ${LEAST_DATED} dated articles are needed, ${LEAST_IN_PERIOD} of them in each time`,
  'none-grows': `no topic with ${LEAST_ON_TOPIC} articles or more has a growing share`,
};

function describePeriod({ from, to, count }: TopicPeriod): string {
  return `${counted(count, 'article')} from ${from} to ${to}`;
}

async function nameStatements(
  { answers }: QuestionAnswer,
  provenance: ProvenanceService,
  options: CallOptions,
): Promise<StatementNames> {
  const statements = answers.flatMap(({ claims }) => claims.flatMap((claim) => claim.statements));
  const named = await provenance.name(statements, options);
  return new Map(
    statements.flatMap((statement, index) => {
      const name = named[index];
      return name === undefined ? [] : [[statement, name] as const];
    }),
  );
}

interface TopDescription {
  readonly values: readonly unknown[];
  readonly total: number;
  readonly noun: string;
  readonly query: ArticleQuery;
}

function describeTop({ values, total, noun, query }: TopDescription): string {
  return `Top ${values.length} ${noun} in ${counted(total, 'article')} ${describeArticles(query)}`;
}
