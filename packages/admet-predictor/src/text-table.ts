import { InvalidArgumentError } from '@biographql/core';
import { guessKind, isLikelySmiles } from '@biographql/core/internal';
import Papa from 'papaparse';

export interface TableRow {
  readonly cells: readonly string[];
  /** 1-based line where it begins; for JSON, its number in the list. */
  readonly line: number;
}

export interface TextTable {
  readonly columns: readonly string[];
  readonly moleculeColumn: number;
  readonly rows: readonly TableRow[];
}

const SAMPLE = 50;

/**
 * Finds the table in a text, also below a title or comments; undefined if there is none.
 * @throws InvalidArgumentError for a column that it doesn't have.
 */
export function readTable(text: string, column?: string): TextTable | undefined {
  const written = (splitMarkdown(text) ?? splitDelimited(text))?.filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
  if (!written) return undefined;
  const top = written.slice(0, SAMPLE);
  const width = getUsualWidth(top);
  const isUsual = ({ cells }: TableRow) => cells.length === width;
  const first = top.findIndex((row) => isUsual(row) && row.cells.some(isStructure));
  const titled = top.slice(0, first < 0 ? SAMPLE : first + 1).findIndex((row) => {
    if (row.cells.length < 2 || (row.cells[0]?.startsWith('#') && !isUsual(row))) return false;
    return column === undefined ? row.cells.some(isTitle) : row.cells.includes(column);
  });
  const start = titled < 0 ? top.findIndex((row) => isUsual(row) && !isComment(row)) : titled;
  const [head, ...rest] = written.slice(start);
  if (!head) return undefined;
  const titles = head.cells.map((cell, i) => (i === 0 ? cell.replace(/^#\s*(?=\S)/, '') : cell));
  const rows = rest.filter((row) => !isComment(row) && row.cells.join() !== head.cells.join());
  return toTable(titles, rows, column, titled < 0 ? head : undefined);
}

const MAX_EXTRA = 10;

/** @param doubtful - the title row, if it may be a molecule instead. */
export function toTable(
  titles: readonly string[],
  rows: readonly TableRow[],
  column?: string,
  doubtful?: TableRow,
): TextTable | undefined {
  const sample = (rows.length === 0 && doubtful ? [doubtful] : rows).slice(0, SAMPLE);
  // R writes no title above the names of rows.
  const shifted = sample.every(({ cells }) => cells.length === titles.length + 1)
    ? ['', ...titles]
    : titles;
  const best = (each: readonly string[]) => Math.max(...scoreColumns(each, sample));
  const aligned = best(shifted) > best(titles) ? shifted : titles;
  const scores = scoreColumns(aligned, sample);
  const moleculeColumn =
    column === undefined ? scores.indexOf(Math.max(...scores)) : aligned.indexOf(column);
  if (column !== undefined && moleculeColumn < 0) {
    const known = titles.map((each) => `\`${each}\``).join(', ');
    throw new InvalidArgumentError('column', `must be a column of the table: ${known}`, column);
  }
  const cell = doubtful?.cells[moleculeColumn] ?? '';
  const usual = scores[moleculeColumn] ?? 0;
  const isHeading =
    !doubtful || scoreTitle(cell) > 0 || scoreCell(cell) < (usual === 0 ? 0.8 : usual / 4);
  if (!isHeading && rows.length === 0 && doubtful.cells.filter(isStructure).length !== 1)
    return undefined;
  const all = isHeading ? rows : [doubtful, ...rows];
  const longest = all.reduce((most, { cells }) => Math.max(most, cells.length), aligned.length);
  const width = Math.min(longest, aligned.length + MAX_EXTRA);
  const named = Array.from({ length: width }, (_, i) => {
    const title = isHeading ? aligned[i] : i === moleculeColumn ? 'smiles' : '';
    return title || `column ${i + 1}`;
  });
  // Spreadsheets end their lines with empty columns.
  const used = [...named.keys()].filter(
    (i) => (isHeading && aligned[i]) || i === moleculeColumn || all.some(({ cells }) => cells[i]),
  );
  return {
    columns: used.map((i) => named[i] ?? ''),
    moleculeColumn: used.indexOf(moleculeColumn),
    rows: all.map(({ cells, line }) => ({ cells: used.map((i) => cells[i] ?? ''), line })),
  };
}

function scoreColumns(titles: readonly string[], sample: readonly TableRow[]): readonly number[] {
  return titles.map((title, i) => {
    const filled = sample.flatMap(({ cells }) => cells[i] || []);
    const content = filled.reduce((sum, cell) => sum + scoreCell(cell), 0);
    return scoreTitle(title) + (filled.length === 0 ? 0 : (2 * content) / filled.length);
  });
}

/** Scores of titles for the molecule column, matched on letters and digits only. */
const TITLES: readonly (readonly [pattern: RegExp, score: number])[] = [
  [/^smi(?:les)?$/, 2],
  [/^(?:canonical|isomeric|cx|mol|molecule|compound|ligand|drug)smiles$/, 1.9],
  [/smiles/, 1],
  [/^(?:structure|molecule|mol|compound|drug|ligand|inchi)$/, 0.5],
  [/name$|^inchikey$|^cas|chemblid$/, 0.2],
];

function scoreTitle(title: string): number {
  const folded = title.toLowerCase().replace(/[^a-z0-9]/g, '');
  return TITLES.find(([pattern]) => pattern.test(folded))?.[1] ?? 0;
}

function isTitle(cell: string): boolean {
  return cell.length < 40 && scoreTitle(cell) >= 0.5 && !/\s\S+\s/.test(cell);
}

function scoreCell(cell: string): number {
  if (isStructure(cell)) return 1;
  const kind = guessKind(cell)?.kind;
  if (kind === 'an InChI') return 0.8;
  if (kind === undefined) return 0;
  return kind === 'a name' ? 0.1 : /^an? (?:InChIKey|ChEMBL|CAS|database)/.test(kind) ? 0.4 : 0;
}

/** A SMILES, perhaps with its name, but not `No effect`. */
function isStructure(cell: string): boolean {
  return isLikelySmiles(/^\S{3,}(?=\s)|^\S+(?=\s\|)/.exec(cell)?.[0] ?? cell);
}

function isComment({ cells: [head = '', ...rest] }: TableRow): boolean {
  return /^#\s/.test(head) || (head.startsWith('#') && rest.every((cell) => cell === ''));
}

function getUsualWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

function isRule(line: string): boolean {
  return /^[\s|+:=-]+$/.test(line) && /[|+]/.test(line) && line.includes('--');
}

/** A Markdown table, or one with pipes between its cells. */
function splitMarkdown(text: string): readonly TableRow[] | undefined {
  const lines = text.split('\n');
  const hasRule = lines.some(isRule);
  const isRow = (line: string) =>
    (hasRule ? line.includes('|') : /^\s*\|.*\|\s*$/.test(line)) && !isRule(line);
  if (lines.filter(isRow).length < 2) return undefined;
  return lines.flatMap((line, i) => {
    if (!isRow(line)) return [];
    const inner = line.trim().replace(/^\||(?<!\\)\|$/g, '');
    const cells = inner
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replace(/^([`*]+)(.*)\1$/, '$2'));
    return [{ cells, line: i + 1 }];
  });
}

const DELIMITERS = ['\t', ';', ','];
/** Commas within a name, such as `1,2-` and `N,N-`, or within an InChI. */
const LOCANT =
  /(?:^|[\s([-])(?:(?:\d+'?|[NOSC]),)+(?:\d+'?|[NOSC])-|InChI=[^,]+,(?:\(?[\d-]*H|[\d-]+[+-])/;

function splitDelimited(text: string): readonly TableRow[] | undefined {
  const [statement = '', stated] = /^sep=(.)\n/i.exec(text) ?? [];
  const body = statement === '' ? text : text.replace(statement, '\n');
  if (stated) return parse(body, stated);
  const shares = DELIMITERS.map((delimiter) =>
    getShare(parse(body, delimiter, 4 * SAMPLE), delimiter),
  );
  const best = shares.indexOf(Math.max(...shares));
  if ((shares[best] ?? 0) > 0.5) return parse(body, DELIMITERS[best] ?? ',');
  // Printed by pandas or R.
  const spaced = parse(body.replace(/^ +| {2,}/gm, '\t'), '\t');
  return getShare(spaced, '\t') > 1 ? spaced : undefined;
}

/** Share of the rows that have several cells, and 1 if one of them has titles. */
function getShare(rows: readonly TableRow[], delimiter: string): number {
  const written = rows.filter((row) => row.cells.some((cell) => cell !== '') && !isComment(row));
  const split = written.filter(
    ({ cells }) =>
      cells.length > 1 &&
      (cells.some(isStructure) || !(delimiter === ',' && LOCANT.test(cells.join()))),
  );
  const hasTitles = split.some(({ cells }) =>
    cells.some((cell) => /smiles/i.test(cell) && isTitle(cell)),
  );
  return split.length / Math.max(1, written.length) + Number(hasTitles);
}

function parse(text: string, delimiter: string, preview = 0): readonly TableRow[] {
  const read = (quoteChar: string) => Papa.parse<string[]>(text, { delimiter, quoteChar, preview });
  const quoted = read('"');
  // A quote that never closes takes the rest of the table into its cell.
  const isOpen = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  let line = 1;
  return (isOpen ? read('\0') : quoted).data.map((cells) => {
    const row = { cells: cells.map((cell) => cell.trim()), line };
    line += cells.join('').split('\n').length;
    return row;
  });
}
