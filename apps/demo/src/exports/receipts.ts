import type { Receipt } from '@biographql/client';

/** A receipt with the time at which its response came. */
export interface KeptReceipt extends Receipt {
  /** ISO 8601, UTC. */
  readonly received: string;
}

/** Receipts kept; the oldest go first. */
const MOST = 500;

const kept = new Map<string, KeptReceipt>();

/** Keeps the receipt of a response, for as long as the page is open; one of the same request takes its place. */
export function keepReceipt(receipt: Receipt): void {
  const key = JSON.stringify([receipt.document, receipt.variables]);
  kept.delete(key);
  kept.set(key, { ...receipt, received: new Date().toISOString() });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The kept receipts of an operation whose variables hold all that is wanted, in the order of their responses. */
export function keptReceipts(
  operationName: string,
  wanted: Readonly<Record<string, unknown>>,
): readonly KeptReceipt[] {
  return [...kept.values()].filter(
    (receipt) => receipt.operationName === operationName && holds(receipt.variables, wanted),
  );
}

/** Where an answer is from, in a line: the release of the dataset, and the day it was asked. */
export function sourceNote({ dataset, received }: KeptReceipt): string {
  return `${dataset.release}, asked on ${received.slice(0, 10)}`;
}

function holds(value: unknown, wanted: unknown): boolean {
  if (!isObject(wanted)) return value === wanted;
  return (
    isObject(value) && Object.entries(wanted).every(([name, part]) => holds(value[name], part))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** `sha256:…` of bytes or of a text as UTF-8; null where a page has no cryptography: without https. */
export async function digestOf(content: Uint8Array<ArrayBuffer> | string): Promise<string | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  if (digest === undefined) return null;
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `sha256:${digits.join('')}`;
}
