import { readFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import * as v from 'valibot';
import { parse } from 'yaml';
import {
  columnIndex,
  columnsOfHeader,
  columnsOfMapping,
  DELIMITERS,
  type MappingPresets,
  MappingSchema,
  missingColumns,
  type TableMapping,
} from './table-mapping.js';

/**
 * Reads a mapping file in YAML or JSON, or returns the preset of that name.
 * @throws InvalidArgumentError when there is no such file, or with the place and the reason of each fault (at most five).
 */
export async function readMapping(
  path: string,
  presets: MappingPresets = {},
): Promise<TableMapping> {
  const preset = presets[path];
  if (preset !== undefined) return preset;
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text !== null) return parseMapping(text, path);
  const names = Object.keys(presets);
  const expected =
    names.length === 0
      ? 'must be a readable file'
      : `must be a readable file, or one of ${names.join(', ')}`;
  throw new InvalidArgumentError('mapping', expected, path);
}

/**
 * Returns the mapping that a text in YAML or JSON describes.
 * @param name - Name of the text in messages.
 * @throws InvalidArgumentError with the place and the reason of each fault (at most five).
 */
export function parseMapping(text: string, name: string): TableMapping {
  const parsed = v.safeParse(MappingSchema, getYaml(text, name));
  const faults = parsed.success
    ? getFaults(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  if (parsed.success && faults.length === 0) return parsed.output;
  throw invalid(faults, name);
}

const SHOWN_FAULTS = 5;

function getYaml(text: string, name: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw invalid([reason], name);
  }
}

function getFaults(mapping: TableMapping): readonly string[] {
  const { entities, relations, columns } = mapping;
  const ends = relations.flatMap((relation, index) =>
    (['subject', 'object'] as const)
      .filter((end) => entities[relation[end]] === undefined)
      .map((end) => `relations.${index}.${end}: there is no entity "${relation[end]}"`),
  );
  const absent = columnsOfMapping(mapping).filter((column) => columns?.includes(column) === false);
  const empty =
    columnsOfMapping(mapping).length === 0
      ? [
          'entities: no entity refers to a column. Write a column as its name in braces, e.g. {gene_id}',
        ]
      : [];
  return [
    ...ends,
    ...absent.map((column) => `columns: the mapping uses "${column}", which is not listed`),
    ...empty,
  ];
}

function invalid(faults: readonly string[], name: string): InvalidArgumentError {
  const shown = faults.slice(0, SHOWN_FAULTS).join('; ');
  const more = faults.length > SHOWN_FAULTS ? `; and ${faults.length - SHOWN_FAULTS} more` : '';
  return new InvalidArgumentError('mapping', `must be a valid mapping: ${shown}${more}`, name);
}

/** Lines searched for the header: some files have a banner before it. */
const BANNER_LINES = 60;
const DETECTION_LINES = 5;

/**
 * Returns the first mapping whose columns a table's header has; null when there is none. A mapping for tables without
 * a header fits one with as many columns whose first rows match its `cellPatterns`, if any.
 */
export function mappingFor(head: Buffer, mappings: readonly TableMapping[]): TableMapping | null {
  if (mappings.length === 0 || head.includes(0)) return null;
  const lines = toLines(head);
  return mappings.find((mapping) => fits(lines, mapping)) ?? null;
}

/**
 * Returns a clause naming the columns that a table lacks of the best-fitting mapping; null without mappings, or if no
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
  return `the table lacks columns that the mapping "${best.mapping.source}" needs: ${names}`;
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
  return found !== undefined && isStated(lines, mapping);
}

/** Skips the first row, which may be cut off in a copy. */
function isStated(
  lines: readonly string[],
  { columns = [], cellPatterns, delimiter }: TableMapping,
): boolean {
  if (cellPatterns === undefined) return true;
  const mark = DELIMITERS[delimiter ?? 'tab'];
  return lines.slice(1, DETECTION_LINES).every((line) => {
    const cells = toCells(line, mark);
    return (
      line === '' ||
      Object.entries(cellPatterns).every(([column, pattern]) =>
        new RegExp(pattern, 'u').test(cells[columns.indexOf(column)] ?? ''),
      )
    );
  });
}

function toCells(line: string, delimiter: string): readonly string[] {
  return line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
