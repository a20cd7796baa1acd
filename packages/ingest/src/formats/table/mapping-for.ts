import { columnIndex, columnsOfHeader, DELIMITERS, missingColumns } from './header-row.js';
import { columnsOfMapping, type TableMapping } from './table-mapping.js';

/** A header stands among the first lines; some files have a banner before it. */
const BANNER_LINES = 60;
const TOLD_LINES = 5;

/**
 * Returns the first mapping whose columns the header of a table has; null when there is none. A mapping for tables without
 * a header fits one with as many columns, and, where it tells what the cells are like, with such cells in its first rows.
 */
export function mappingFor(head: Buffer, mappings: readonly TableMapping[]): TableMapping | null {
  if (mappings.length === 0 || head.includes(0)) return null;
  const lines = toLines(head);
  return mappings.find((mapping) => fits(lines, mapping)) ?? null;
}

/**
 * Returns which columns of the mapping that fits best a table has not, as a clause; null without mappings, and when no
 * line has any of the columns.
 */
export function getMisfit(head: Buffer, mappings: readonly TableMapping[]): string | null {
  const misfits = toLines(head).flatMap((line) =>
    mappings.flatMap((mapping) =>
      Object.values(DELIMITERS).map((delimiter) => {
        const missing = missingColumns(columnIndex(toCells(line, delimiter)), mapping);
        return { mapping, missing, found: columnsOfMapping(mapping).length - missing.length };
      }),
    ),
  );
  const [best] = misfits
    .filter(({ found }) => found > 0)
    .sort((one, other) => one.missing.length - other.missing.length);
  if (best === undefined) return null;
  const names = best.missing.map((column) => `"${column}"`).join(', ');
  return `the mapping "${best.mapping.source}" reads columns that the table has not: ${names}`;
}

export function getDelimiter(line: string, mapping: TableMapping): string | null {
  const delimiters =
    mapping.delimiter === undefined ? Object.values(DELIMITERS) : [DELIMITERS[mapping.delimiter]];
  const isHeader = (delimiter: string) => {
    const cells = toCells(line, delimiter);
    if (mapping.columns !== undefined)
      return cells.length === mapping.columns.length && cells.length > 1;
    return columnsOfHeader(cells, mapping) !== null;
  };
  return delimiters.find(isHeader) ?? null;
}

function toLines(head: Buffer): readonly string[] {
  return new TextDecoder()
    .decode(head)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, BANNER_LINES);
}

function fits(lines: readonly string[], mapping: TableMapping): boolean {
  const sought = mapping.columns === undefined ? lines : lines.slice(0, 1);
  const found = sought.find((line) => getDelimiter(line, mapping) !== null);
  return found !== undefined && isTold(lines, mapping);
}

/** The first row of a copy may be cut. */
function isTold(
  lines: readonly string[],
  { columns = [], told, delimiter }: TableMapping,
): boolean {
  if (told === undefined) return true;
  const mark = DELIMITERS[delimiter ?? 'tab'];
  return lines.slice(1, TOLD_LINES).every((line) => {
    const cells = toCells(line, mark);
    return (
      line === '' ||
      Object.entries(told).every(([column, pattern]) =>
        new RegExp(pattern, 'u').test(cells[columns.indexOf(column)] ?? ''),
      )
    );
  });
}

function toCells(line: string, delimiter: string): readonly string[] {
  return line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
