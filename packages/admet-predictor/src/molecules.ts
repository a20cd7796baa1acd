import { InvalidArgumentError } from '@biographql/core';
import {
  findSmiles,
  guessKind,
  isLikelySmiles,
  isMolfile,
  LOOK_UP,
  readSdfRecords,
} from '@biographql/core/internal';
import { readTable, type TextTable, toTable } from './text-table.js';

/** Molecules of a file or of pasted text. */
export interface MoleculeList {
  readonly format: 'lines' | 'table' | 'sdf';
  /** Column titles; for lines `smiles` and `name`, for SDF the data fields, after `name` if a record has a title. */
  readonly columns: readonly string[];
  /** Index of the column with the molecules; -1 for SDF, whose molecules are molfiles. */
  readonly moleculeColumn: number;
  /** Index of the column with the names; -1 without one. */
  readonly nameColumn: number;
  readonly molecules: readonly ListedMolecule[];
}

/** A molecule of a list. */
export interface ListedMolecule {
  /** Its SMILES as written, its molfile, or a name or identifier. */
  readonly text: string;
  /** Its name: from its column, the text after the SMILES, or an SDF record's title or name field; else empty. */
  readonly name: string;
  /** The values of all columns, in the order of `columns`. */
  readonly cells: readonly string[];
  /** 1-based line where it begins; for JSON, its number in the list. */
  readonly line: number;
  /** Problem of an SDF record, with which its molecule is rejected. */
  readonly problem?: string;
}

/** Options of {@link readMolecules}. */
export interface ReadMoleculesOptions {
  /** Title of the column with the molecules; ignored for SDF. @defaultValue by title and content */
  readonly column?: string | undefined;
}

/**
 * Reads molecules from lines (`SMILES name`, bullets, numbers, `#` for comments), one line of them (`CCO, CCN`), a CSV, TSV,
 * semicolon or Markdown table, JSON (an array of texts or objects), or an SDF. Lines above a table are passed over. Keeps every column.
 *
 * @throws InvalidArgumentError for a column that the table doesn't have.
 * @example
 * ```ts
 * import { readMolecules } from '@biographql/admet-predictor/molecules';
 *
 * const { molecules } = readMolecules('id,structure\n1,CCO\n2,CCN');
 * console.log(molecules.map(({ text }) => text)); // [ 'CCO', 'CCN' ]
 * ```
 */
export function readMolecules(text: string, options: ReadMoleculesOptions = {}): MoleculeList {
  const clean = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^```.*/gm, '');
  if (isMolfile(clean) || /^\$\$\$\$\s*$/m.test(clean)) return readSdf(clean);
  const { column } = options;
  const table = readJson(clean, column) ?? readTable(clean, column);
  if (table) return fromTable(table);
  if (column === undefined || /^\s*(.*)/.exec(clean)?.[1]?.trim() === column)
    return readLines(clean);
  const first = clean.trim().split('\n', 1)[0];
  throw new InvalidArgumentError(
    'column',
    `must be a column of the table, whose first line is: ${first}`,
    column,
  );
}

/** Whether a text is a name or an identifier, whose structure has to be looked up: `metformin`, but not `CCO`. */
export function isNameLike(text: string): boolean {
  return guessKind(text)?.advice === LOOK_UP;
}

/** Titles of the column of names, the likeliest first. A table without titles has columns such as `column 1`. */
const NAME_TITLES = [
  /^(?:(?:compound|molecule|drug|substance)[_ ]?)?(?:name|title)$/i,
  /^(?:(?:compound|molecule|drug|substance)[_ ]?)?id$|^(?:compound|drug|substance)$/i,
  /^column \d+$/,
];

function fromTable({ columns, moleculeColumn, rows }: TextTable): MoleculeList {
  const find = (pattern: RegExp) =>
    columns.findIndex((title, at) => at !== moleculeColumn && pattern.test(title));
  const nameColumn = NAME_TITLES.map(find).find((at) => at >= 0) ?? -1;
  const molecules = rows.map(({ cells, line }) => {
    const { smiles, name } = findSmiles(cells[moleculeColumn] ?? '');
    return { text: smiles, name: cells[nameColumn] || name, cells, line };
  });
  return { format: 'table', columns, moleculeColumn, nameColumn, molecules };
}

const JSON_START = /^\s*(?:\[\s*["'{]|\{\s*")/;

function readJson(text: string, column: string | undefined): TextTable | undefined {
  if (!JSON_START.test(text)) return undefined;
  const items = parseJson(text) ?? text.trim().split('\n').map(parseJson);
  const list = Array.isArray(items) ? items : (Object.values(items).find(Array.isArray) ?? [items]);
  if (list.length === 0 || list.includes(undefined)) return undefined;
  const objects: object[] = list.map((item) =>
    typeof item === 'object' && item !== null ? item : { smiles: item },
  );
  const columns = [...new Set(objects.flatMap((item) => Object.keys(item)))];
  const write = (value: unknown) =>
    typeof value === 'object' ? (value === null ? '' : JSON.stringify(value)) : String(value ?? '');
  const rows = objects.map((item, i) => {
    const values = new Map(Object.entries(item));
    return { cells: columns.map((each) => write(values.get(each))), line: i + 1 };
  });
  return toTable(columns, rows, column);
}

function parseJson(text: string): object | undefined {
  const quoted = /^\s*\[\s*'/.test(text) ? text.replaceAll("'", '"') : text;
  try {
    const value: unknown = JSON.parse(quoted.replace(/,\s*(?=\]\s*$)/, ''));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A comment, a rule, or a sentence above the list. */
const NO_MOLECULE = /^(?:#.*|\/\/.*|[-=*_]{3,}|.*:)$/;
const LINES_TITLE = /^(?:\w+[_ ])?smiles(?:[\s,;|]+[A-Za-z_ ]*)?$/i;

function readLines(text: string): MoleculeList {
  let isFirst = true;
  const molecules = text.split('\n').flatMap((written, i) => {
    const line = written.trim();
    if (line === '' || NO_MOLECULE.test(line)) return [];
    const isTitle = isFirst && line.length < 100 && LINES_TITLE.test(line);
    isFirst = false;
    return isTitle ? [] : splitLine(line).map((each) => toListed(each, i + 1));
  });
  const columns = ['smiles', 'name'];
  return { format: 'lines', columns, moleculeColumn: 0, nameColumn: 1, molecules };
}

function splitLine(line: string): readonly string[] {
  const parts = line.split(/[,;\t]/).flatMap((part) => part.trim() || []);
  const isWord = (part: string) => !/\s/.test(part) && part.length > 1;
  const likely = parts.filter((part) => isWord(part) && isLikelySmiles(part)).length;
  const named = parts.filter((part) => isWord(part) && isNameLike(part)).length;
  const isList = likely > 1 ? likely > parts.length / 2 : likely === 0 && named === parts.length;
  return isList && !line.includes('InChI=') ? parts : [line];
}

function toListed(text: string, line: number): ListedMolecule {
  const { smiles, name } = findSmiles(text);
  return { text: smiles, name, cells: [smiles, name], line };
}

function readSdf(text: string): MoleculeList {
  const records = readSdfRecords(text);
  const columns = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))].filter(
    (column) => column !== 'name' || records.some(({ fields }) => fields.get(column) !== ''),
  );
  const molecules = records.map(({ fields, ...record }) => {
    const named = [...fields].find(([field, value]) => value !== '' && NAME_FIELD.test(field));
    return {
      ...record,
      name: named?.[1] ?? '',
      cells: columns.map((name) => fields.get(name) ?? ''),
    };
  });
  const nameColumn = columns.indexOf('name');
  return { format: 'sdf', columns, moleculeColumn: -1, nameColumn, molecules };
}

const NAME_FIELD = /name|_id$|^(?:id|title)$/i;
