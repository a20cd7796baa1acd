import { FORMULA, toCsv } from '../csv.ts';
import type { ExportTable, TableForm } from './table-forms.ts';

/**
 * Writes a table in a form. CSV is that of {@link toCsv}; in TSV tabs and line ends within a value become spaces; JSON
 * Lines has an object for each row, with numbers and null as they are. What a spreadsheet would run as a formula begins
 * with an apostrophe in CSV and TSV.
 */
export function tableText({ columns, rows }: ExportTable, form: TableForm): string {
  const whole = [columns, ...rows];
  if (form.extension === 'csv') return toCsv(whole);
  if (form.extension === 'tsv') {
    return whole.map((row) => `${row.map(flatText).join('\t')}\n`).join('');
  }
  return rows
    .map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])))
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}

function flatText(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(text) ? `'${text}` : text;
}
