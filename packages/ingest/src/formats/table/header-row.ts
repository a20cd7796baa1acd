import type { FileHead } from '../file-head.js';
import { columnsOfMapping, type TableMapping } from './table-mapping.js';

export const DELIMITERS = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' } as const;

/**
 * Returns where the columns of a mapping stand in a row that is the header; null for another row. A `#` before the first
 * name is no part of it.
 */
export function columnsOfHeader(
  row: readonly string[],
  mapping: TableMapping,
): ReadonlyMap<string, number> | null {
  const columns = columnIndex(row);
  return missingColumns(columns, mapping).length === 0 ? columns : null;
}

export function missingColumns(
  columns: ReadonlyMap<string, number>,
  mapping: TableMapping,
): readonly string[] {
  return columnsOfMapping(mapping).filter((column) => !columns.has(column));
}

export function columnIndex(row: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [place, cell] of row.entries()) {
    const name = place === 0 ? cell.trim().replace(/^#\s*/, '') : cell.trim();
    if (!columns.has(name)) columns.set(name, place);
  }
  return columns;
}

const SEEN_LINES = 500;

/**
 * Whether the header of a tab-separated file has all of these columns: its first line that is no comment, or a comment
 * with tabs.
 */
export function hasColumns({ text }: FileHead, ...columns: readonly string[]): boolean {
  const lines = text.split(/\r?\n/, SEEN_LINES);
  const row = lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
  const commented = lines.find((line) => /^#\s?\w+\t\w/.test(line)) ?? '';
  return [row, commented.replace(/^#\s?/, '')].some((line) => {
    const names = new Set(line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
    return columns.every((column) => names.has(column));
  });
}
