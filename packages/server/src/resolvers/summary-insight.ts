import type { CallOptions } from '@biographql/core';
import { counted } from '@biographql/engines/text';
import type { QuestionAnswer } from '@biographql/questions';
import type { InsightData } from '../generated/resolvers.js';
import type { ProvenanceService } from '../services/provenance-service.js';
import type { Services } from '../services/services.js';
import type { SummaryType } from './arguments/insight-types.js';
import { type StatementNames, toQaInsight } from './wire/question-answer.js';
import { toAffiliations, toAuthors, toEntityViz, toTopics } from './wire/top-lists.js';

/** An insight with what it holds in a few words. */
export interface LoadedInsight {
  readonly description: string;
  readonly data: InsightData;
}

type Load = (services: Services, query: string, options: CallOptions) => Promise<LoadedInsight>;

/** How each search type is answered. */
export const LOADERS: Readonly<Record<SummaryType, Load>> = {
  async QA({ questions, provenance }, query, options) {
    const answer = await questions.answer(query, { ...options, generate: true });
    const isAnswered = answer.answers.some(({ text }) => text !== '');
    return {
      description: isAnswered ? `Answer to: ${query}` : `No answer found to: ${query}`,
      data: toQaInsight(answer, true, await nameStatements(answer, provenance, options)),
    };
  },

  async DOCUMENTS({ questions }, query, options) {
    const answer = await questions.answer(query, { ...options, generate: false });
    return { description: `Best documents on: ${query}`, data: toQaInsight(answer, false) };
  },

  async AFFILIATIONS({ articles }, query, options) {
    const top = await articles.topAffiliations({ text: query }, options);
    const description = describeTop({ ...top, noun: 'affiliations', query });
    return { description, data: toAffiliations(top) };
  },

  async AUTHORS({ articles }, query, options) {
    const top = await articles.topAuthors({ text: query }, options);
    const description = describeTop({ ...top, noun: 'authors', query });
    return { description, data: toAuthors(top) };
  },

  async ENTITYVIZ({ articles }, query, options) {
    const top = await articles.topEntities({ text: query }, options);
    const description = describeTop({ ...top, noun: 'entities', query });
    return { description, data: toEntityViz(top) };
  },

  async TOPICS({ topics }, query, options) {
    const emerging = await topics.emerging({ text: query }, options);
    const { recentTotal, earlierTotal, splitAt } = emerging;
    const since =
      splitAt === null
        ? ''
        : `, ${counted(recentTotal, 'article')} since ${splitAt} against ${counted(earlierTotal, 'article')} before`;
    const found = emerging.topics.length;
    return {
      description: `${found === 0 ? 'No emerging topics' : `${found} emerging topics`} on ${query}${since}`,
      data: toTopics(emerging),
    };
  },
};

/** The statements that claims rest on, under their names. */
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
  readonly query: string;
}

function describeTop({ values, total, noun, query }: TopDescription): string {
  return `Top ${values.length} ${noun} in ${counted(total, 'article')} on ${query}`;
}
