export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export interface TextForm {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  /** The whole file, which may have to be computed. */
  readonly text: () => string | Promise<string>;
}

export const TABLE_FORMS = [
  { name: 'CSV', extension: 'csv', type: 'text/csv' },
  { name: 'TSV', extension: 'tsv', type: 'text/tab-separated-values' },
  { name: 'JSON Lines', extension: 'jsonl', type: 'application/x-ndjson' },
] as const;

export type TableForm = (typeof TABLE_FORMS)[number];
