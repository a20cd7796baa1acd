import type { PresentedResult } from './error-presenter.js';
import {
  type AskedOperation,
  LONGEST_RESULT,
  type ReceiptIssuer,
  receiptOf,
  sha256,
} from './receipt.js';
import { type JsonText, writeJson } from './response-text.js';

/** What the body of an answer is written with. */
export interface DataTextOptions {
  readonly maxBytes: number;
  /** Absent: the answer has no receipt. */
  readonly issuer?: ReceiptIssuer | undefined;
  /** Units of the caller's rate; absent where there is no more to tell than that any request takes one. */
  readonly cost?: number | undefined;
  readonly asked: AskedOperation;
}

/**
 * Writes the body of an answer with data. The data is written once, for the response and for the digest in its receipt.
 * @throws ResultTooLargeError.
 */
export async function writeData(
  { data, errors }: PresentedResult['body'],
  { maxBytes, issuer, cost, asked }: DataTextOptions,
): Promise<JsonText> {
  const text = await writeJson(data, { maxBytes });
  const after: string[] = [];
  if (errors !== undefined) after.push(`"errors":${JSON.stringify(errors)}`);
  if (issuer !== undefined || cost !== undefined) {
    const receipt = issuer && receiptOf(issuer, asked, await resultDigest(data, text, asked));
    after.push(`"extensions":${JSON.stringify({ receipt, cost })}`);
  }
  const end = Buffer.from(`${after.map((member) => `,${member}`).join('')}}`);
  return {
    chunks: [BEGINNING, ...text.chunks, end],
    bytes: BEGINNING.length + text.bytes + end.length,
  };
}

const BEGINNING = Buffer.from('{"data":');

async function resultDigest(
  data: unknown,
  text: JsonText,
  { operation: { durationKeys } }: AskedOperation,
): Promise<string | null> {
  if (text.bytes > LONGEST_RESULT) return null;
  if (durationKeys.size === 0) return sha256(...text.chunks);
  const stable = await writeJson(data, { maxBytes: LONGEST_RESULT, omitted: durationKeys });
  return sha256(...stable.chunks);
}
