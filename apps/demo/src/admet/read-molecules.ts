import { readCsv } from '../csv.ts';

/** A molecule as the user gave it. */
export interface Molecule {
  readonly smiles: string;
  /** The rest of its line, or the value of a name column; empty for none. */
  readonly name: string;
}

/** More molecules than this are cut off, so that the page stays quick. */
export const MOST_MOLECULES = 1000;

/** Reads lines of a SMILES and, after a blank, a name. Empty lines and lines with `#` in front are left out. */
export function readLines(text: string): readonly Molecule[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#/.test(line))
    .slice(0, MOST_MOLECULES)
    .map((line) => {
      const end = line.search(/\s|$/);
      return { smiles: line.slice(0, end), name: line.slice(end).trim() };
    });
}

/**
 * Reads a file into lines for the text box: CSV or TSV with a column named like `smiles` and perhaps one named like
 * `name` or `id`, otherwise the lines as they are.
 */
export function linesOfFile(text: string): string {
  const [header = [], ...rows] = readCsv(text);
  const columnOf = (pattern: RegExp) => header.findIndex((title) => pattern.test(title.trim()));
  const smiles = columnOf(/smiles/i);
  if (smiles < 0) return text;
  const name = columnOf(/^(compound[_ ]?)?(name|id|title)$/i);
  return rows
    .map((row) => `${row[smiles]?.trim() ?? ''} ${row[name]?.trim() ?? ''}`.trim())
    .join('\n');
}
