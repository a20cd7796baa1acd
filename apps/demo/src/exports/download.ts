import type { Receipt } from '@biographql/client';
import type { ExportTable } from './csv.ts';

export type { ExportTable };

export function download(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A label as a file name: `crohn-s-disease` for `Crohn's disease`. */
export function fileStem(label: string): string {
  const stem = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return stem.replace(/^-|-$/g, '') || 'biographql';
}

export function tableForms(table: () => ExportTable | Promise<ExportTable>): readonly Form[] {
  return TABLE_FORMS.map((form) => ({
    ...form,
    content: async () => {
      const [{ tableText }, whole] = await Promise.all([import('./csv.ts'), table()]);
      return tableText(whole, form);
    },
  }));
}

export interface Form {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  readonly content: () => string | Promise<string | Blob>;
}

export function toForm(name: string, extension: string, type: string, content: Form['content']) {
  return { name, extension, type, content };
}

export const TABLE_FORMS = [
  { name: 'CSV', extension: 'csv', type: 'text/csv' },
  { name: 'TSV', extension: 'tsv', type: 'text/tab-separated-values' },
  { name: 'JSON Lines', extension: 'jsonl', type: 'application/x-ndjson' },
] as const;

export type StoredReceipt = Receipt & { readonly received: string };

/** Receipts in memory; the oldest are dropped first. */
const MAX_RECEIPTS = 500;

const stored = new Map<string, StoredReceipt>();

export function storeReceipt(receipt: Receipt): void {
  const key = JSON.stringify([receipt.document, receipt.variables]);
  stored.delete(key);
  stored.set(key, { ...receipt, received: new Date().toISOString() });
  const [oldest] = stored.keys();
  if (stored.size > MAX_RECEIPTS && oldest !== undefined) stored.delete(oldest);
}

/** The stored receipts of an operation whose variables contain some values, in the order of their responses. */
export function findReceipts(
  operationName: string,
  ...wanted: readonly unknown[]
): readonly StoredReceipt[] {
  const contains = (value: unknown, part: unknown): boolean =>
    value === part ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((each) => contains(each, part)));
  return [...stored.values()].filter(
    (receipt) =>
      receipt.operationName === operationName &&
      wanted.every((part) => contains(receipt.variables, part)),
  );
}

export function sourceNote({ dataset, received }: StoredReceipt): string {
  return `${dataset.release}, retrieved on ${received.slice(0, 10)}`;
}

/** `sha256:…` of bytes or of UTF-8 text; null without Web Cryptography, i.e. without HTTPS. */
export async function toDigest(content: Uint8Array<ArrayBuffer> | string): Promise<string | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  if (digest === undefined) return null;
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `sha256:${digits.join('')}`;
}
