import type { CallOptions } from '@biographql/core';
import type { Article, ArticleIndex, LabelIndex } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { getArticleUrl } from '../article-id.js';
import type {
  Check,
  CheckKind,
  CheckPlace,
  CheckResult,
  CheckSuggestion,
  SuggestedPart,
} from '../verdict.js';

/** Records that items are compared with. */
export interface CheckContext extends CallOptions {
  readonly articles: ArticleIndex;
  readonly labels: LabelIndex;
  readonly vocabulary: Vocabulary;
}

const NOTHING = {
  expected: null,
  found: null,
  match: null,
  place: null,
  suggestion: null,
  status: null,
  statements: [],
} satisfies Partial<Check>;

export function compare(kind: CheckKind, compared: Partial<Check> = {}) {
  const say =
    (result: CheckResult) =>
    (message: string, rest: Partial<Check> = {}): Check => ({
      ...NOTHING,
      ...compared,
      ...rest,
      kind,
      result,
      message,
    });
  return {
    confirmed: say('CONFIRMED'),
    contradicted: say('CONTRADICTED'),
    notFound: say('NOT_FOUND_HERE'),
  };
}

export function placeIn(
  article: Article,
  field: CheckPlace['field'] = null,
  start: number | null = null,
  end: number | null = null,
): CheckPlace {
  const url = getArticleUrl(article);
  return { record: article.id, label: article.title, field, start, end, url };
}

/** An article's identifier as citations write it: of the given kind, if it has one. */
export function getCitationId(
  { pmid, doi, pmcid, id }: Article,
  kind: 'pmid' | 'pmcid' | 'doi' = 'pmid',
): string {
  const forms = { pmid: pmid === null ? null : `PMID:${pmid}`, doi, pmcid };
  return forms[kind] ?? forms.pmid ?? forms.doi ?? forms.pmcid ?? id;
}

export function suggest(part: SuggestedPart, text: string, reason: string): CheckSuggestion {
  return { part, text, reason };
}

export function quoted(text: string, limit = 160): string {
  return text.length <= limit ? `“${text}”` : `“${text.slice(0, limit - 1).trimEnd()}…”`;
}
