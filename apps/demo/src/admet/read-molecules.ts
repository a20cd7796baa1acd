import { readCsv } from '../csv.ts';

/** A molecule as the user gave it. */
export interface Molecule {
  readonly smiles: string;
  /** The rest of its line, or the value of a name column; empty for none. */
  readonly name: string;
}

/** More molecules than this are cut off, which the page says. */
export const MOST_MOLECULES = 10_000;

/** Reads lines of a SMILES and, after a blank, a name. Empty lines and lines with `#` in front are left out. */
export function readLines(text: string): readonly Molecule[] {
  return moleculeLines(text)
    .slice(0, MOST_MOLECULES)
    .map((line) => {
      const end = line.search(/\s|$/);
      return { smiles: line.slice(0, end), name: line.slice(end).trim() };
    });
}

/** How many molecules a text holds, those that are cut off as well. */
export function countLines(text: string): number {
  return moleculeLines(text).length;
}

/** The page counts and reads a text several times while nothing of it changes. */
let latest: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [] };

function moleculeLines(text: string): readonly string[] {
  if (latest.text !== text) {
    const lines = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    latest = { text, lines };
  }
  return latest.lines;
}

/** A file of molecules, as far as it can be read without a toolkit. */
export type MoleculeFile =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'table'; readonly table: MoleculeTable }
  | { readonly kind: 'records'; readonly records: readonly MoleculeRecord[] };

/** A CSV or TSV with titles. */
export interface MoleculeTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column of structures, which its title suggests. */
  readonly smiles: number;
  /** The column of names; -1 for none. */
  readonly name: number;
}

/** A molfile, and what an SDF calls it. */
export interface MoleculeRecord {
  readonly molfile: string;
  /** Empty for none. */
  readonly name: string;
}

/**
 * Tells what a file holds: records of an SDF or a molfile; a table with a column named like `smiles`, or any table of
 * several columns whose first line holds no structure; lines of SMILES otherwise.
 */
export function readMoleculeFile(text: string): MoleculeFile {
  if (/^M {2}END/m.test(text)) return { kind: 'records', records: readRecords(text) };
  const [titles = [], ...rows] = readCsv(text);
  const columnOf = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title.trim()));
  const smiles = columnOf(/smiles|^structure$/i);
  if (smiles < 0) return { kind: 'lines', text };
  const named = columnOf(/^((compound|molecule|drug)[_ ]?)?(name|title)$/i);
  const name = named >= 0 ? named : columnOf(/^((compound|molecule|drug)[_ ]?)?id$/i);
  return { kind: 'table', table: { titles, rows, smiles, name } };
}

/** The chosen columns of a table as lines for the text box. */
export function linesOfTable({ rows, smiles, name }: MoleculeTable): string {
  return rows
    .map((row) => `${row[smiles]?.trim() ?? ''} ${row[name]?.trim() ?? ''}`.trim())
    .join('\n');
}

const NAME_FIELD = /^> .*<(?:[^>]*name|[^>]*_id|id|title)>.*\n(.+)$/im;

function readRecords(text: string): readonly MoleculeRecord[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/^\$\$\$\$.*\n?/m)
    .filter((record) => record.trim() !== '')
    .map((record) => {
      const [title = ''] = record.split('\n', 1);
      const end = /^M {2}END.*$/m.exec(record);
      const molfile = end ? record.slice(0, end.index + end[0].length) : record;
      return { molfile, name: title.trim() || NAME_FIELD.exec(record)?.[1]?.trim() || '' };
    });
}
