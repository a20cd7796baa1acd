import type { CallOptions } from '@biographql/core';
import type { Article, ArticleAuthor } from '@biographql/engines';
import type { Reject } from '../dataset/progress.js';
import { articleId } from './identifiers.js';
import { tidyAuthors } from './tidy-authors.js';

export interface ArticleProgress {
  readonly file: string;
  readonly articles: number;
  readonly bytesRead: number;
}

export interface ReadArticlesOptions extends CallOptions {
  /** Called with the identifier of a rejected record as its text. */
  readonly onReject?: (reject: Reject) => void;
  /** Called at most once per chunk of 256 KiB, and at the end of every file. */
  readonly onProgress?: (progress: ArticleProgress) => void;
}

/** An article, or why a record is none. */
export type RecordOutcome =
  | { readonly article: Article }
  | { readonly reason: string; readonly id: string | null };

/** What a record of a file came to, or the articles that it withdraws. */
export type ReadRecord = (RecordOutcome | { readonly withdrawn: readonly string[] }) & {
  /** Line on which the record begins, from 1; null when the file as a whole is meant. */
  readonly line: number | null;
};

/** What a format says of an article; texts are empty where it says nothing. */
export interface ArticleFields
  extends Pick<Article, 'pmid' | 'doi' | 'pmcid' | 'title' | 'issued'> {
  readonly abstract: string;
  readonly authors: readonly ArticleAuthor[];
  readonly containerTitle: string;
  readonly issn: string;
  readonly language: string;
  readonly publicationTypes: readonly string[];
  readonly mesh?: Article['mesh'];
  readonly keywords: readonly string[];
  readonly hasFullText?: boolean;
  readonly entities?: Article['entities'];
}

/** Makes an article of what its record says. One without PMID, DOI and PMCID or without a title is rejected. */
export function toArticle(fields: ArticleFields): RecordOutcome {
  const { pmid, doi, pmcid, title } = fields;
  const id = articleId(fields);
  if (id === null) return { reason: 'the record has no PMID, DOI or PMCID', id };
  if (title === '') return { reason: 'the record has no title', id };
  const keywords = [...new Set(fields.keywords)].filter(Boolean);
  const article: Article = {
    ...{ id, pmid, doi, pmcid, title },
    abstract: fields.abstract || null,
    authors: tidyAuthors(fields.authors),
    containerTitle: fields.containerTitle || null,
    issn: fields.issn || null,
    issued: fields.issued,
    language: fields.language || null,
    publicationTypes: fields.publicationTypes.filter(Boolean),
    mesh: fields.mesh ?? [],
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: fields.hasFullText === true || pmcid !== null,
    entities: fields.entities ?? [],
  };
  return { article };
}
