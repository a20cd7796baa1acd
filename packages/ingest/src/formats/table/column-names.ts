import type { FileHead } from '../file-head.js';

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
