import type { CallOptions } from '@biographql/core';
import type { Article } from '@biographql/engines';

/** A record that could not be taken, and why. */
export interface ArticleReject {
  /** Path of the file, as it was found. */
  readonly file: string;
  /** Line on which the record begins, from 1; null when the file as a whole is meant. */
  readonly line: number | null;
  /** Offset of that line's first byte in the decompressed file; null when the file as a whole is meant. */
  readonly byte: number | null;
  /** The record's identifier, when it could be read. */
  readonly id: string | null;
  readonly reason: string;
}

/** How far the reading is. */
export interface ArticleProgress {
  readonly file: string;
  /** Articles, deletions and rejects so far, over all files. */
  readonly articles: number;
  readonly deletions: number;
  readonly rejects: number;
  /** Bytes of this file, as stored. */
  readonly bytesRead: number;
  readonly bytesTotal: number;
}

/** A file withdraws an article: an update file of PubMed does. */
export interface ArticleDeletion {
  /** Path of the file, as it was found. */
  readonly file: string;
  readonly id: string;
}

/** Options of a reading. */
export interface ReadArticlesOptions extends CallOptions {
  /** Told of each article that a file withdraws; to leave it out is up to `isLeftOut`. */
  readonly onDeletion?: (deletion: ArticleDeletion) => void;
  /** Whether an article of a file (as it was found; an archive is one) is left out; asked of each, in order. Default: none is. */
  readonly isLeftOut?: (id: string, file: string, article: Article) => boolean;
  readonly onReject?: (reject: ArticleReject) => void;
  /** Called at most once per chunk of 256 KiB, and at the end of every file. */
  readonly onProgress?: (progress: ArticleProgress) => void;
}

/** Where a record begins in its file. */
export interface RecordPlace {
  readonly line: number | null;
  readonly byte: number | null;
}

/** What a reader of one format yields: an article, a record that is none, or that articles are withdrawn. */
export type ReadRecord =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'deletion'; readonly place: RecordPlace; readonly ids: readonly string[] }
  | {
      readonly kind: 'reject';
      readonly place: RecordPlace;
      readonly id: string | null;
      readonly reason: string;
    };

/** The outcome of turning one record into an article. */
export type RecordOutcome =
  | { readonly article: Article }
  | { readonly reason: string; readonly id: string | null };

/** Attaches the place to an outcome. */
export function toReadRecord(outcome: RecordOutcome, { line, byte }: RecordPlace): ReadRecord {
  return 'article' in outcome
    ? { kind: 'article', article: outcome.article }
    : { kind: 'reject', place: { line, byte }, id: outcome.id, reason: outcome.reason };
}
