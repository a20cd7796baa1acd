import { InvalidArgumentError } from '@biographql/core';
import Papa from 'papaparse';
import { findSmiles, guessKind, isMolfile } from './toolkit/molecule-text.js';

/** Molecules of a file or of pasted text. */
export interface MoleculeList {
  readonly format: 'lines' | 'table' | 'sdf';
  /** Column titles; for lines `smiles` and `name`, for SDF `name` and the data fields. */
  readonly columns: readonly string[];
  /** Index of the column with the molecules; -1 for SDF, whose molecules are molfiles. */
  readonly moleculeColumn: number;
  readonly molecules: readonly ListedMolecule[];
}

/** A molecule of a list. */
export interface ListedMolecule {
  /** Its SMILES as written, or its molfile. */
  readonly text: string;
  /** The values of all columns, in the order of `columns`. */
  readonly cells: readonly string[];
  /** 1-based line where it begins. */
  readonly line: number;
}

/** Options of {@link readMolecules}. */
export interface ReadMoleculesOptions {
  /** Title of the column with the molecules. @defaultValue by title, else by content */
  readonly column?: string | undefined;
}

/**
 * Reads molecules from lines (`SMILES name`, `#` for comments), one line of them (`CCO, CCN`), a CSV, TSV or semicolon table, or an SDF. Keeps every column.
 *
 * @throws InvalidArgumentError for a column that the table doesn't have.
 * @example
 * ```ts
 * const { molecules } = readMolecules('id,structure\n1,CCO\n2,CCN');
 * console.log(molecules.map(({ text }) => text)); // [ 'CCO', 'CCN' ]
 * ```
 */
export function readMolecules(text: string, options: ReadMoleculesOptions = {}): MoleculeList {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (isMolfile(clean)) return readSdf(clean);
  return readTable(clean, options) ?? readLines(clean);
}

const MOLECULE_TITLE = /^(?:canonical[_ ]?|isomeric[_ ]?)?smiles$|^structure$/i;
const MOLECULE_HINT = /smiles|^(?:molecule|mol|drug|compound|structure)$/i;

function readTable(text: string, { column }: ReadMoleculesOptions): MoleculeList | undefined {
  const first = text.split('\n', 1)[0] ?? '';
  // InChIs contain commas.
  const isInchi = column === undefined && first.trimStart().startsWith('InChI=');
  const delimiter = isInchi ? undefined : ['\t', ';', ','].find((each) => first.includes(each));
  if (delimiter === undefined) {
    if (column === undefined || column === first.trim()) return undefined;
    throw new InvalidArgumentError('column', `must be a column of the table: ${first}`, column);
  }
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const [titles = [], ...body] = data.map((row) => row.map((cell) => cell.trim()));
  const rows = body.map((cells, i) => ({ cells, line: i + 2 }));
  if (body.length === 0 && column === undefined && titles.every(isLikelySmiles))
    return readLines(titles.join('\n'));
  const hasHeading = column !== undefined || !titles.some(isLikelySmiles) || titles.some(isTitle);
  if (!hasHeading) rows.unshift({ cells: titles, line: 1 });
  const columns = hasHeading ? titles : nameColumns(titles);
  const moleculeColumn = chooseColumn(columns, rows, column);
  const molecules = rows
    .filter(({ cells: [head = '', ...rest] }) => head !== '' || rest.some((cell) => cell !== ''))
    .filter(({ cells: [head = ''] }) => !/^#\s/.test(head))
    .map(({ cells, line }) => {
      const padded = columns.map((_, i) => cells[i] ?? '');
      return { text: padded[moleculeColumn] ?? '', cells: padded, line };
    });
  return { format: 'table', columns, moleculeColumn, molecules };
}

function isTitle(cell: string): boolean {
  return MOLECULE_TITLE.test(cell);
}

/** Titles of a table without a heading. */
function nameColumns(cells: readonly string[]): readonly string[] {
  const molecule = cells.findIndex(isLikelySmiles);
  return cells.map((_, i) => (i === molecule ? 'smiles' : `column ${i + 1}`));
}

/** Rows that decide which column has the molecules. */
const SAMPLE = 50;

function chooseColumn(
  columns: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
  column: string | undefined,
): number {
  if (column !== undefined) {
    const index = columns.indexOf(column);
    if (index >= 0) return index;
    const known = columns.map((each) => `\`${each}\``).join(', ');
    throw new InvalidArgumentError('column', `must be a column of the table: ${known}`, column);
  }
  const exact = columns.findIndex(isTitle);
  if (exact >= 0) return exact;
  const sample = rows.slice(0, SAMPLE);
  const scores = columns.map((title, i) => {
    const likely = sample.filter(({ cells }) => isLikelySmiles(cells[i] ?? '')).length;
    return likely + (MOLECULE_HINT.test(title) ? sample.length / 2 : 0);
  });
  return scores.indexOf(Math.max(...scores));
}

const SMILES_ALPHABET = /^(?:\[[^\]]+\]|Br|Cl|[BCNOPSFIbcnops*]|[-=#$:/\\.()]|%\d\d|\d)+$/;

/** Whether a cell is written in the alphabet of SMILES. Words and numbers aren't. */
function isLikelySmiles(cell: string): boolean {
  const { smiles } = findSmiles(cell);
  return (
    /[A-Z[\d]/.test(smiles) &&
    /[BCNOPSFIbcnops]/.test(smiles) &&
    SMILES_ALPHABET.test(smiles) &&
    !guessKind(smiles)
  );
}

function readLines(text: string): MoleculeList {
  const molecules = text.split('\n').flatMap((written, i) => {
    const line = written.trim();
    if (line === '' || line.startsWith('#') || (i === 0 && /^(?:\w+[_ ])?smiles\b/i.test(line)))
      return [];
    const { smiles, name } = findSmiles(line);
    return [{ text: smiles, cells: [smiles, name], line: i + 1 }];
  });
  return { format: 'lines', columns: ['smiles', 'name'], moleculeColumn: 0, molecules };
}

function readSdf(text: string): MoleculeList {
  const records: { text: string; fields: Map<string, string>; line: number }[] = [];
  let line = 1;
  for (const record of text.split(/^\$\$\$\$.*\n?/m)) {
    if (record.trim() !== '') records.push({ ...readRecord(record), line });
    line += record.split('\n').length;
  }
  const columns = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))].filter(
    (column) => column !== 'name' || records.some(({ fields }) => fields.get(column) !== ''),
  );
  const molecules = records.map(({ fields, ...record }) => ({
    ...record,
    cells: columns.map((name) => fields.get(name) ?? ''),
  }));
  return { format: 'sdf', columns, moleculeColumn: -1, molecules };
}

function readRecord(record: string) {
  const end = /^M {2}END.*$/m.exec(record);
  const molfile = end ? record.slice(0, end.index + end[0].length) : record;
  const fields = new Map([['name', (record.split('\n', 1)[0] ?? '').trim()]]);
  for (const block of record.slice(molfile.length).split(/^> /m).slice(1)) {
    const [heading = '', ...values] = block.split('\n');
    const name = /<([^>]*)>/.exec(heading)?.[1];
    const value = values
      .join('\n')
      .trim()
      .replace(/\s*\n\s*/g, ' ');
    if (name) fields.set(name, value);
  }
  return { text: molfile, fields };
}
