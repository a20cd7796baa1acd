import { type ExportTable, TABLE_FORMS, type TextForm } from './tables.ts';

/** Hands a text to the user as a file. */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Hands a file to the user. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A label as the stem of a file's name: `Crohn's disease` is `crohn-s-disease`. */
export function fileStem(label: string): string {
  const stem = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return stem.replace(/^-|-$/g, '') || 'biographql';
}

/** Saves one file per receipt, numbered if there are several. */
export function saveReceipts(stem: string, receipts: readonly object[]): void {
  for (const [at, receipt] of receipts.entries()) {
    const part = receipts.length === 1 ? '' : `-${at + 1}`;
    const text = `${JSON.stringify(receipt, null, 2)}\n`;
    downloadText(`${stem}.receipt${part}.json`, text, 'application/json');
  }
}

/** The forms in which any table can be saved. The table is made when one is chosen. */
export function tableForms(table: () => ExportTable | Promise<ExportTable>): readonly TextForm[] {
  return TABLE_FORMS.map((form) => ({
    ...form,
    text: async () => {
      const [{ tableText }, content] = await Promise.all([import('./csv.ts'), table()]);
      return tableText(content, form);
    },
  }));
}
