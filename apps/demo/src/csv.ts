import { parse, unparse } from 'papaparse';

/**
 * Writes rows as CSV by RFC 4180: CRLF, and quotes where a value needs them. Null is an empty field. A text that a
 * spreadsheet would run as a formula begins with an apostrophe; numbers are left as they are.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const copied = rows.map((row) => [...row]);
  return `${unparse(copied, { escapeFormulae: FORMULA })}\r\n`;
}

/** The beginnings of a formula, but not a number with its sign. */
export const FORMULA = /^(?:[=@\t\r]|[+-](?![\d.]+(?:e[+-]?\d+)?$))/i;

/** Reads CSV, TSV or lines of text, by the separator that fits them best. Empty lines are left out. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const delimitersToGuess = ['\t', ';', ','];
  return parse<string[]>(text, { delimitersToGuess, skipEmptyLines: 'greedy' }).data;
}
