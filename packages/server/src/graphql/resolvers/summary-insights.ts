import type { CallOptions } from '@biographql/core';
import type { ArticleQuery, FacetCount } from '@biographql/engines';
import { counted } from '@biographql/engines/text';
import type { QuestionAnswer } from '@biographql/questions';
import type { EmergingTopics, ProvenanceService, Services, TopFacet } from '@biographql/services';
import type {
  Affiliations,
  Authors,
  Insight,
  InsightData,
  InsightResolvers,
} from '../../generated/resolvers.js';
import { sha256Hex } from '../read-document.js';
import { required } from './arguments.js';
import {
  ANSWERS,
  describeArticles,
  type InsightSearch,
  parseInsightSearch,
  parseInsightTypes,
  type SummaryType,
} from './articles.js';
import { checkScope, open, type RootFields } from './context.js';
import { type StatementNames, toQaInsight } from './questions.js';

/** An insight that failed as a whole; its `data` field throws the error. */
interface FailedInsight extends Insight {
  readonly failure: unknown;
}

export const summaryFields = {
  summaryInsights: open(
    ['articles', 'questions'],
    async (_, { searchInput }, { services, signal, scopes, cost }) => {
      const input = required('searchInput', searchInput);
      const types = parseInsightTypes(input.type);
      const search = await parseInsightSearch(input, types, cost);
      const loaded = await Promise.allSettled(
        types.map(async (type) => {
          checkScope(scopes, ANSWERS.has(type) ? 'questions' : 'articles');
          return LOADERS[type](services, search, { signal });
        }),
      );
      return loaded.map((result, index): Insight => {
        const id = String(index + 1);
        if (result.status === 'fulfilled') return { id, ...result.value };
        const failed: FailedInsight = { id, description: null, data: null, failure: result.reason };
        return failed;
      });
    },
  ),
} satisfies RootFields;

/** Throws the insight's error at the insight's path. */
export const insight: InsightResolvers = {
  data: (parent) => {
    if ('failure' in parent) throw parent.failure;
    return parent.data ?? null;
  },
};

type Load = (
  services: Services,
  search: InsightSearch,
  options: CallOptions,
) => Promise<{ readonly description: string; readonly data: InsightData }>;

export const LOADERS: Readonly<Record<SummaryType, Load>> = {
  QA: async ({ questions, provenance }, { question: query, previous }, options) => {
    const answer = await questions.answer(query, { ...options, previous, generate: true });
    const isAnswered = answer.answers.some(({ text }) => text !== '');
    return {
      description: isAnswered ? `Answer to: ${query}` : `No answer found for: ${query}`,
      data: toQaInsight(answer, true, await nameStatements(answer, provenance, options)),
    };
  },

  DOCUMENTS: async ({ questions }, { question: query }, options) => {
    const answer = await questions.answer(query, { ...options, generate: false });
    return { description: `Best documents for: ${query}`, data: toQaInsight(answer, false) };
  },

  AFFILIATIONS: async ({ articles }, { articles: query }, options) => {
    const top = await articles.topAffiliations(query, options);
    return { description: describeTop(top, 'affiliations', query), data: toAffiliations(top) };
  },
  AUTHORS: async ({ articles }, { articles: query }, options) => {
    const top = await articles.topAuthors(query, options);
    return { description: describeTop(top, 'authors', query), data: toAuthors(top) };
  },
  ENTITYVIZ: async ({ articles }, { articles: query }, options) => {
    const top = await articles.topEntities(query, options);
    const entityviz = top.values.map(({ iri: id, label: key, count: value }) => ({
      key,
      value,
      id,
    }));
    const description = describeTop(top, 'entities', query);
    return { description, data: { __typename: 'EntityViz', entityviz } };
  },
  TOPICS: async ({ topics }, { articles: query }, options) => {
    const emerging = await topics.emerging(query, options);
    const description = describeTopics(emerging, describeArticles(query));
    return { description, data: { __typename: 'Topics', ...emerging } };
  },
};

function describeTopics(emerging: EmergingTopics, on: string): string {
  const { topics, earlier, recent, lack } = emerging;
  const found = topics.length ? counted(topics.length, 'emerging topic') : 'No emerging topics';
  const reason = lack === null ? '' : `: ${lack}`;
  if (earlier === null || recent === null) return `${found} ${on}${reason}`;
  return `${found} ${on} (${describePeriod(recent)} compared with ${describePeriod(earlier)})${reason}`;
}

function describePeriod({ from, to, count }: NonNullable<EmergingTopics['earlier']>): string {
  return `${counted(count, 'article')} from ${from} to ${to}`;
}

async function nameStatements(
  { answers }: QuestionAnswer,
  provenance: ProvenanceService,
  options: CallOptions,
): Promise<StatementNames> {
  const statements = answers.flatMap(({ claims }) => claims.flatMap((claim) => claim.statements));
  const named = await provenance.name(statements, options);
  return new Map(named.map((name, index) => [statements[index] ?? name, name]));
}

interface Top {
  readonly values: readonly unknown[];
  readonly total: number;
}

function describeTop({ values, total }: Top, noun: string, query: ArticleQuery): string {
  return `Top ${values.length} ${noun} in ${counted(total, 'article')} ${describeArticles(query)}`;
}

export function toAffiliations({ values, total }: TopFacet): Affiliations {
  return {
    __typename: 'Affiliations',
    affiliations: values.map(({ key, label: name, count, location = null }) => {
      const description = `Named in ${count.toLocaleString('en-US')} of the ${counted(total, 'matching article')}`;
      // Name, location and share depend on the matching articles, and caches expect equal fields for equal ids.
      const stated = stableHash(JSON.stringify([name, description, location])).slice(0, 8);
      const id = `affiliation:${stableHash(key)}:${stated}`;
      return { id, name, description, count, location };
    }),
  };
}

/** Returns the top authors in their wire form; the first given name is `firstName`, the others are `middleName`. */
export function toAuthors({ values }: TopFacet): Authors {
  return { __typename: 'Authors', authors: values.map(toPerson) };
}

function toPerson({ key, label, author, count }: FacetCount): Authors['authors'][number] {
  const [firstName = '', ...others] = (author?.given ?? '').split(/\s+/).filter(Boolean);
  const orcid = author?.orcid;
  return {
    id: orcid === undefined ? `author:${stableHash(key)}` : `https://orcid.org/${orcid}`,
    firstName,
    lastName: author?.family ?? label,
    middleName: others.length === 0 ? null : others.join(' '),
    count,
    filter: orcid ?? (author?.given ? label : `${label},`),
  };
}

function stableHash(text: string): string {
  return sha256Hex(text).slice(0, 16);
}
