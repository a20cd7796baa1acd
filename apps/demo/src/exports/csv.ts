import { parse, unparse } from 'papaparse';
import type { ExportTable, TableForm } from './tables.ts';

/**
 * Writes rows as CSV by RFC 4180: CRLF, and quotes where a value needs them. Null is an empty field. A text that a
 * spreadsheet would run as a formula begins with an apostrophe; numbers are left as they are.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const copied = rows.map((row) => [...row]);
  return `${unparse(copied, { escapeFormulae: FORMULA })}\r\n`;
}

/** The beginnings of a formula, but not a number with its sign. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d.]+(?:e[+-]?\d+)?$))/i;

/** Reads CSV, TSV or lines of text, by the separator that fits them best. Empty lines are left out. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const delimitersToGuess = ['\t', ';', ','];
  return parse<string[]>(text, { delimitersToGuess, skipEmptyLines: 'greedy' }).data;
}

/**
 * Writes a table in a form. In TSV tabs and line ends within a value become spaces; JSON Lines has an object for each row,
 * with numbers and null as they are. Formulas are made harmless in CSV and TSV.
 */
export function tableText({ columns, rows }: ExportTable, form: TableForm): string {
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
