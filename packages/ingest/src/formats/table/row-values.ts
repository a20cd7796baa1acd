import type { RowCondition, ValueMapping } from './table-mapping.js';

export type Row = (column: string) => string;

export type RowValues = (row: Row) => readonly string[];

const PLACEHOLDER = /\{([^{}]+)\}/g;
const PLACEHOLDERS = /(\{[^{}]+\})/;

export function compileValue(mapping: ValueMapping): RowValues {
  if (typeof mapping === 'string') return filled(mapping);
  const { value, split, replace = [], map } = mapping;
  const replacements = replace.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
  const finish = (text: string): readonly string[] => {
    const replaced = replacements
      .reduce((from, [pattern, by]) => from.replace(pattern, by), text)
      .trim();
    const mapped = map === undefined ? replaced : (map[replaced] ?? map['*'] ?? '');
    return mapped === '' ? [] : [mapped];
  };
  const fill = split === undefined ? filled(value) : filledParts(value, split);
  return (row) => fill(row).flatMap(finish);
}

export function compileCondition({
  column,
  is,
  isNot,
  matches,
}: RowCondition): (row: Row) => boolean {
  const pattern = matches === undefined ? null : new RegExp(matches, 'u');
  return (row) => {
    const cell = row(column);
    if (is !== undefined && !is.includes(cell)) return false;
    if (isNot?.includes(cell) === true) return false;
    return pattern === null || pattern.test(cell);
  };
}

function filled(template: string): RowValues {
  const [only] = /^\{([^{}]+)\}$/.exec(template)?.slice(1) ?? [];
  if (only !== undefined) {
    return (row) => {
      const cell = row(only);
      return cell === '' ? [] : [cell];
    };
  }
  const parts = template.split(PLACEHOLDERS);
  return (row) => {
    let text = '';
    for (const [place, part] of parts.entries()) {
      if (place % 2 === 0) text += part;
      else {
        const cell = row(part.slice(1, -1));
        if (cell === '') return [];
        text += cell;
      }
    }
    return text === '' ? [] : [text];
  };
}

function filledParts(template: string, mark: string): RowValues {
  const columns = [...template.matchAll(PLACEHOLDER)].map(([, column = '']) => column);
  const [listed = ''] = columns;
  return (row) =>
    row(listed)
      .split(mark)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .flatMap((part) => filled(template)((column) => (column === listed ? part : row(column))));
}
