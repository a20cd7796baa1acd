import { type ExportTable, TABLE_FORMS, type TextForm } from './tables.ts';

export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
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

export function saveReceipts(stem: string, receipts: readonly object[]): void {
  for (const [at, receipt] of receipts.entries()) {
    const part = receipts.length === 1 ? '' : `-${at + 1}`;
    const text = `${JSON.stringify(receipt, null, 2)}\n`;
    downloadText(`${stem}.receipt${part}.json`, text, 'application/json');
  }
}

/** The formats of a table, which is created on download. */
export function tableForms(table: () => ExportTable | Promise<ExportTable>): readonly TextForm[] {
  return TABLE_FORMS.map((form) => ({
    ...form,
    text: async () => {
      const [{ tableText }, content] = await Promise.all([import('./csv.ts'), table()]);
      return tableText(content, form);
    },
  }));
}
