import type { Receipt } from '@biographql/client';

/** Receipts kept; the oldest go first. */
const MOST = 500;

const kept = new Map<string, Receipt>();

/** Keeps the receipt of a response, for as long as the page is open; one of the same request takes its place. */
export function keepReceipt(receipt: Receipt): void {
  const key = JSON.stringify([receipt.document, receipt.variables]);
  kept.delete(key);
  kept.set(key, receipt);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The kept receipts of an operation whose variables hold all that is wanted, in the order of their responses. */
export function keptReceipts(
  operationName: string,
  wanted: Readonly<Record<string, unknown>>,
): readonly Receipt[] {
  return [...kept.values()].filter(
    (receipt) => receipt.operationName === operationName && holds(receipt.variables, wanted),
  );
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
