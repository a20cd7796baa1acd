import type { ExportTable } from './exports/table-forms.ts';
import { TABLE_FORMS } from './exports/table-forms.ts';
import { tableText } from './exports/table-text.ts';

/** A way to save something as a file. */
export interface FileFormat {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly type: string;
  /** The whole file; it may have to be computed first. */
  readonly text: () => string | Promise<string>;
}

/** The formats that any table can be saved in. The table is made when one is chosen. */
export function tableFormats(table: () => ExportTable): readonly FileFormat[] {
  return TABLE_FORMS.map((form) => ({
    label: form.name,
    extension: form.extension,
    type: form.type,
    text: () => tableText(table(), form),
  }));
}
