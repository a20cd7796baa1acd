import { downloadText } from '../download.ts';

/** Saves receipts beside a content, one file each, numbered where there are several. */
export function saveReceipts(stem: string, receipts: readonly object[]): void {
  for (const [at, receipt] of receipts.entries()) {
    const part = receipts.length === 1 ? '' : `-${at + 1}`;
    const text = `${JSON.stringify(receipt, null, 2)}\n`;
    downloadText(`${stem}.receipt${part}.json`, text, 'application/json');
  }
}
