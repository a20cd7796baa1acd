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
  /** Articles and rejects so far, over all files. */
  readonly articles: number;
  readonly rejects: number;
  /** Bytes of this file, as stored. */
  readonly bytesRead: number;
  readonly bytesTotal: number;
}

/** Options of a reading. */
export interface ReadArticlesOptions extends CallOptions {
  readonly onReject?: (reject: ArticleReject) => void;
  /** Called at most once per chunk of 256 KiB, and at the end of every file. */
  readonly onProgress?: (progress: ArticleProgress) => void;
}

/** Where a record begins in its file. */
export interface RecordPlace {
  readonly line: number | null;
  readonly byte: number | null;
}

/** What a reader of one format yields: an article, or a record that is none. */
export type ReadRecord =
  | { readonly kind: 'article'; readonly article: Article }
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
export function toReadRecord(outcome: RecordOutcome, place: RecordPlace): ReadRecord {
  return 'article' in outcome
    ? { kind: 'article', article: outcome.article }
    : { kind: 'reject', place, id: outcome.id, reason: outcome.reason };
}
