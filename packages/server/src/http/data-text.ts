import { ResultTooLargeError } from '@biographql/core';
import type { PresentedResult } from './error-presenter.js';
import { type AskedOperation, LONGEST_RESULT, type ReceiptIssuer, receiptText } from './receipt.js';
import { sha256 } from './sha256.js';
import { TOO_LARGE_ADVICE } from './value-budget.js';

/** Options of {@link writeData}. */
export interface DataTextOptions {
  readonly maxBytes: number;
  /** Without it, the answer has no receipt. */
  readonly issuer?: ReceiptIssuer | undefined;
  /** Units of the caller's rate; left out for one, which every request takes. */
  readonly cost?: number | undefined;
  readonly asked: AskedOperation;
}

/**
 * Writes the body of an answer with data. Its size is bounded by the value budget.
 * @throws ResultTooLargeError.
 */
export function writeData(
  { data, errors }: PresentedResult['body'],
  { maxBytes, issuer, cost, asked }: DataTextOptions,
): string {
  const text = JSON.stringify(data);
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) throw new ResultTooLargeError(maxBytes, 'bytes', TOO_LARGE_ADVICE);
  const parts = [`"data":${text}`];
  if (errors !== undefined) parts.push(`"errors":${JSON.stringify(errors)}`);
  const extensions: string[] = [];
  if (issuer !== undefined) {
    const { durationKeys } = asked.operation;
    const digest =
      bytes > LONGEST_RESULT
        ? null
        : sha256(durationKeys.size === 0 ? text : stableText(data, durationKeys));
    extensions.push(`"receipt":${receiptText(issuer, asked, digest)}`);
  }
  if (cost !== undefined) extensions.push(`"cost":${cost}`);
  if (extensions.length > 0) parts.push(`"extensions":{${extensions.join()}}`);
  return `{${parts.join()}}`;
}

/** Writes data as JSON without its durations, which differ from run to run. */
export function stableText(data: unknown, durationKeys: ReadonlySet<string>): string {
  return JSON.stringify(data, (key, value) => (durationKeys.has(key) ? undefined : value));
}
