import { unparse } from 'papaparse';

export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Formats rows as CSV by RFC 4180. Null is an empty field, and an apostrophe precedes text that spreadsheets would run. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const copied = rows.map((row) => [...row]);
  return `${unparse(copied, { escapeFormulae: FORMULA })}\r\n`;
}

/** Start of a formula, but not a signed number. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d.]+(?:e[+-]?\d+)?$))/i;

export function tableText(
  { columns, rows }: ExportTable,
  form: { readonly extension: 'csv' | 'tsv' | 'jsonl' },
): string {
  const whole = [columns, ...rows];
  if (form.extension === 'csv') return toCsv(whole);
  if (form.extension === 'tsv') {
    return whole.map((row) => `${row.map(toTsvField).join('\t')}\n`).join('');
  }
  return rows
    .map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])))
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}

function toTsvField(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(text) ? `'${text}` : text;
}
