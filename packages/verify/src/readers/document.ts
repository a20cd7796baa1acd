import { BioGraphQLError, type BioGraphQLErrorOptions } from '@biographql/core';
import type { VerifyItem } from '../verdict.js';

export interface DocumentItem {
  readonly item: VerifyItem;
  /** From 1. */
  readonly line: number;
  /** The words that a reader sees, e.g. the title or the identifier. */
  readonly shown: string;
}

export interface VerifiableDocument {
  readonly name: string;
  readonly format: string;
  /** In the order of the document; at most `LIMITS.items`. */
  readonly items: readonly DocumentItem[];
  /** Parts that can't be read, with what to do. */
  readonly problems: readonly string[];
  /** The text that `line` refers to; null for a DOCX, whose text is extracted. */
  readonly source: string | null;
}

/** Limits on documents, so that no file can exhaust memory or time. */
export const LIMITS = {
  /** Bytes of a file, or UTF-16 code units of a text. */
  bytes: 32 * 1024 * 1024,
  /** Bytes of the text in a DOCX. */
  unpackedBytes: 64 * 1024 * 1024,
  /** UTF-16 code units of a line. */
  line: 1_000_000,
  /** Nested braces, lists and objects. */
  depth: 100,
  items: 50_000,
} as const;

export class UnreadableDocumentError extends BioGraphQLError<'INVALID_ARGUMENT'> {
  override readonly name = 'UnreadableDocumentError';
  constructor(message: string, options: BioGraphQLErrorOptions = {}) {
    super('INVALID_ARGUMENT', message, options);
  }
}

/** @throws UnreadableDocumentError for a line that is too long. */
export function splitLines(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const long = lines.findIndex((line) => line.length > LIMITS.line);
  if (long < 0) return lines;
  throw new UnreadableDocumentError(
    `Line ${long + 1} has more than ${LIMITS.line.toLocaleString('en-US')} characters. Check the file, or wrap its lines.`,
  );
}

export function toItem(parts: VerifyItem): VerifyItem {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null && part !== undefined && part !== ''),
  );
}

export function readYear(text: string | null | undefined): number | null {
  const [, year] = /\b(1[5-9]\d\d|20\d\d)\b/.exec(text ?? '') ?? [];
  return year === undefined ? null : Number(year);
}

/** A citation as reference managers write it: one item for each of its identifiers, or one by its title. */
export function citationItems(
  given: readonly (string | null | undefined)[],
  parts: Pick<VerifyItem, 'title' | 'author' | 'year'>,
  line: number,
): readonly DocumentItem[] {
  const ids = [...new Set(given.flatMap((id) => (id ? [id.trim()] : [])))];
  const shown = parts.title || ids[0];
  if (!shown) return [];
  const articles = ids.length > 0 ? ids : [null];
  return articles.map((article) => ({ item: toItem({ article, ...parts }), line, shown }));
}
