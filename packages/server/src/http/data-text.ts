import type { PresentedResult } from './error-presenter.js';
import { isSmall, jsonText } from './json-pieces.js';
import { type AskedOperation, LONGEST_RESULT, type ReceiptIssuer, receiptText } from './receipt.js';
import { checkBytes, type ResponseText, writeJson } from './response-text.js';
import { sha256 } from './sha256.js';

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
 * Writes the body of an answer with data, a small one at once. The data is written once, for the response and for the
 * digest in its receipt.
 * @throws ResultTooLargeError.
 */
export function writeData(
  body: PresentedResult['body'],
  options: DataTextOptions,
): string | Promise<ResponseText> {
  return isSmall(body.data) ? writeSmall(body, options) : writeLarge(body, options);
}

function writeSmall(body: PresentedResult['body'], options: DataTextOptions): string {
  const { data } = body;
  const { durationKeys } = options.asked.operation;
  const text = jsonText(data);
  checkBytes(text, options.maxBytes);
  const end = endOf(body, options, () =>
    sha256(durationKeys.size === 0 ? text : jsonText(data, durationKeys)),
  );
  return `${BEGINNING}${text}${end}`;
}

async function writeLarge(
  body: PresentedResult['body'],
  options: DataTextOptions,
): Promise<ResponseText> {
  const { maxBytes, issuer, asked } = options;
  const text = await writeJson(body.data, { maxBytes });
  const digest = issuer === undefined ? null : await resultDigest(body.data, text, asked);
  const beginning = Buffer.from(BEGINNING);
  const end = Buffer.from(endOf(body, options, () => digest));
  return {
    chunks: [beginning, ...text.chunks, end],
    bytes: beginning.length + text.bytes + end.length,
  };
}

const BEGINNING = '{"data":';

/** What stands behind the data. @param digest - of the data; asked for where there is a receipt. */
function endOf(
  { errors }: PresentedResult['body'],
  { issuer, cost, asked }: DataTextOptions,
  digest: () => string | null,
): string {
  const told = errors === undefined ? '' : `,"errors":${JSON.stringify(errors)}`;
  if (issuer === undefined && cost === undefined) return `${told}}`;
  const receipt = issuer && `"receipt":${receiptText(issuer, asked, digest())}`;
  const units = cost === undefined ? undefined : `"cost":${cost}`;
  const extensions = receipt && units ? `${receipt},${units}` : (receipt ?? units);
  return `${told},"extensions":{${extensions}}}`;
}

async function resultDigest(
  data: unknown,
  text: ResponseText,
  { operation: { durationKeys } }: AskedOperation,
): Promise<string | null> {
  if (text.bytes > LONGEST_RESULT) return null;
  if (durationKeys.size === 0) return sha256(...text.chunks);
  const stable = await writeJson(data, { maxBytes: LONGEST_RESULT, omitted: durationKeys });
  return sha256(...stable.chunks);
}
