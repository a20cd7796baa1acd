/** A table to be saved: the names of its columns, and rows of as many values. */
export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** The forms in which a table is saved. */
export const TABLE_FORMS = [
  { name: 'CSV', extension: 'csv', type: 'text/csv' },
  { name: 'TSV', extension: 'tsv', type: 'text/tab-separated-values' },
  { name: 'JSON Lines', extension: 'jsonl', type: 'application/x-ndjson' },
] as const;

/** One of the forms. */
export type TableForm = (typeof TABLE_FORMS)[number];
