import type { CallOptions } from '@biographql/core';
import type { Article } from '@biographql/engines';

export interface ArticleReject {
  readonly file: string;
  /** Line on which the record begins, from 1; null when the file as a whole is meant. */
  readonly line: number | null;
  /** Offset of that line's first byte in the decompressed file; null when the file as a whole is meant. */
  readonly byte: number | null;
  readonly id: string | null;
  readonly reason: string;
}

export interface ArticleProgress {
  readonly file: string;
  readonly articles: number;
  readonly deletions: number;
  readonly rejects: number;
  readonly bytesRead: number;
  readonly bytesTotal: number;
}

export interface ArticleDeletion {
  readonly file: string;
  readonly id: string;
}

export interface ReadArticlesOptions extends CallOptions {
  readonly onDeletion?: (deletion: ArticleDeletion) => void;
  /** Whether an article of a file (as it was found; an archive is one) is left out; asked of each, in order. Default: none is. */
  readonly isLeftOut?: (id: string, file: string, article: Article) => boolean;
  readonly onReject?: (reject: ArticleReject) => void;
  /** Called at most once per chunk of 256 KiB, and at the end of every file. */
  readonly onProgress?: (progress: ArticleProgress) => void;
}

export interface RecordPlace {
  readonly line: number | null;
  readonly byte: number | null;
}

export type ReadRecord =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'deletion'; readonly place: RecordPlace; readonly ids: readonly string[] }
  | {
      readonly kind: 'reject';
      readonly place: RecordPlace;
      readonly id: string | null;
      readonly reason: string;
    };

export type RecordOutcome =
  | { readonly article: Article }
  | { readonly reason: string; readonly id: string | null };

export function toReadRecord(outcome: RecordOutcome, { line, byte }: RecordPlace): ReadRecord {
  return 'article' in outcome
    ? { kind: 'article', article: outcome.article }
    : { kind: 'reject', place: { line, byte }, id: outcome.id, reason: outcome.reason };
}
